import mocha from 'mocha'

/** For run.ts: a line a test, and of one that fails the titles by which it and the tests beside it run again. */
export default class Lines extends mocha.reporters.Base {
  constructor(runner, options) {
    super(runner, options)
    runner.on('pass', (test) => console.log(`passed ${test.fullTitle()}`))
    runner.on('fail', (test) => {
      // A hook has no title to run it by.
      const title = (test.type === 'hook' ? test.parent : test).fullTitle()
      const suite = outermost(test.parent).fullTitle()
      console.log(`failed ${JSON.stringify({ title, suite })}`)
    })
  }
}

const outermost = (suite) => (!suite.parent || suite.parent.root ? suite : outermost(suite.parent))
