/**
 * For a mocha process: a promise whose rejection nobody handles fails the test that runs. mocha leaves it to other listeners of the
 * process, and without one the test would pass.
 */
process.on('unhandledRejection', (reason) => {
  throw reason
})
