import { relative } from 'node:path'
import mocha from 'mocha'

const { Base } = mocha.reporters
const { EVENT_RUN_END, EVENT_TEST_FAIL } = mocha.Runner.constants

/** Tells a failure at once, with the command that runs this one test again, and of what passes how much it was. */
export default class FailuresAtOnce extends Base {
  constructor(runner, options) {
    super(runner, options)
    runner.on(EVENT_TEST_FAIL, (test) => {
      Base.list([test])
      Base.consoleLog(`  Again: ${commandOf(test)}\n`)
    })
    const begin = performance.now()
    runner.once(EVENT_RUN_END, () => {
      const { passes, failures } = this.stats
      Base.consoleLog(`\n  ${passes} passing (${Math.round((performance.now() - begin) / 1000)} s)`)
      if (failures > 0) Base.consoleLog(`  ${failures} failing`)
    })
  }
}

/** The environment variables of a run. */
const variables = ['TAVOLA_DIST', 'TAVOLA_NIGHT', 'SEED', 'SESSIONS']

/** For a hook that failed: all tests of its suite. */
function commandOf(test) {
  const set = variables.filter((name) => process.env[name]).map((name) => `${name}=${process.env[name]} `)
  const imports = process.execArgv
    .filter((word) => /^--import=.*(light|production|react-18)/.test(word))
    .map((word) => `${word} `)
  const title = test.type === 'hook' ? test.parent.fullTitle() : test.fullTitle()
  const file = relative(process.cwd(), test.file ?? test.parent?.file ?? '')
  return `${set.join('')}npx mocha ${imports.join('')}${file} -f '${title.replaceAll("'", `'\\''`)}'`
}
