export default {
  import: ['tsx', './test/kit/mocha/register.mjs'],
  require: ['./test/kit/mocha/clean-up.mjs', './test/kit/mocha/own-lines.js'],
  extension: ['ts', 'tsx'],
  // Ends what hangs, on the slowest machine; no test waits for it.
  timeout: 300_000,
  reporter: './test/kit/mocha/reporter.js',
}
