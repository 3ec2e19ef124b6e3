import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** How many files are loaded and run before the next ones, if no test has failed. */
const filesAtOnce = 6

/**
 * How many files a change meets that happens while files are loaded, such as in a constant. Each such change has a process of
 * its own and doesn't know its tests, so that all of them would take most of the time.
 */
const filesOfStatic = 18

/**
 * Runs the tests for Stryker. Its own runner for mocha looks for files that mocha 12 no longer has, or needs Node.js 22.
 *
 * One process runs the tests again and again. A mutant may leave something behind in it, and then a later test fails
 * without that test's mutant, too. Such a failure doesn't count: Stryker starts another process.
 */
export class MochaRunner {
  static inject = ['options']

  constructor({ tavola }) {
    /** The nearest first. */
    this.files = tavola.tests
    this.sources = [...tavola.sources]
    this.patience = tavola.patience
    this.loaded = new Set()
    /** What the instrumented code and Stryker share. */
    this.shared = globalThis.__stryker__ ??= {}
    this.isDirty = false
    this.mutants = 0
  }

  /** Modules are imported once in a process. */
  capabilities() {
    return { reloadEnvironment: false }
  }

  /** In the sandbox, whose tsconfig.json tsx reads. */
  async init() {
    const inKit = (file) => import(pathToFileURL(resolve('test/kit/mocha', file)).href)
    await inKit('production.mjs')
    const { mochaHooks: rootHooks } = await inKit('clean-up.mjs')
    const { default: Mocha } = await import('mocha')
    this.mocha = new Mocha({ reporter: class Silent {}, timeout: this.patience, rootHooks })
    this.mocha.cleanReferencesAfterRun(false)
    const { shared } = this
    this.mocha.suite.beforeEach(function () {
      shared.currentTestId = idOf(this.currentTest)
    })
  }

  /** The second run finds the tests that pass only once in a process. They meet only mutants that have their own process. */
  async dryRun() {
    const first = await this.run()
    const broken = first.find(hasFailed)
    if (broken) return { status: 'error', errorMessage: `${broken.id}: ${broken.failureMessage}` }
    const mutantCoverage = structuredClone(this.shared.mutantCoverage ?? { static: {}, perTest: {} })
    const once = new Set((await this.run()).filter(hasFailed).map(({ id }) => id))
    for (const id of once) delete mutantCoverage.perTest[id]
    return { status: 'complete', tests: first.filter(({ id }) => !once.has(id)), mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    if (this.isDirty) throw new Error('An earlier mutant has left something behind.')
    const isFirst = this.mutants++ === 0
    const isStatic = mutantActivation === 'static'
    Object.assign(this.shared, { hitLimit, hitCount: hitLimit ? 0 : undefined })
    const tests = await this.run({ mutant: activeMutant.id, isStatic, only: testFilter, bail: true })
    if (this.shared.hitCount > hitLimit) return { status: 'timeout', reason: 'hit limit' }
    const failed = tests.find(hasFailed)
    if (!failed) return { status: 'survived', nrOfTests: tests.length }
    if (!isStatic) await this.checkThatItPasses(failed, isFirst)
    const { id, failureMessage } = failed
    return { status: 'killed', killedBy: [id], failureMessage, nrOfTests: tests.length }
  }

  /** Without the mutant. Where only this mutant can have left something behind, its test has failed because of it. */
  async checkThatItPasses({ id }, isFirst) {
    Object.assign(this.shared, { hitLimit: undefined, hitCount: undefined })
    this.isDirty = (await this.run({ only: [id], bail: true })).some(hasFailed)
    if (this.isDirty && !isFirst) throw new Error('An earlier mutant has left something behind.')
  }

  /** Runs the tests with these ids, or all. `isStatic`: the mutant is active while files are loaded, too. */
  async run({ mutant, isStatic = false, only, bail = false } = {}) {
    const wanted = only && new Set(only.map(fileOf))
    const near = isStatic ? this.files.slice(0, filesOfStatic) : this.files
    const files = near.filter((file) => !wanted || wanted.has(file))
    const results = []
    while (files.length > 0 && !(bail && results.some(hasFailed))) {
      const next = files.splice(0, filesAtOnce)
      this.shared.activeMutant = isStatic ? mutant : undefined
      await this.load(next)
      const ids = only?.filter((id) => next.includes(fileOf(id))) ?? next.flatMap((file) => this.idsIn(file))
      this.shared.activeMutant = mutant
      results.push(...(await this.runTests(ids, bail)))
      this.shared.activeMutant = undefined
    }
    return results
  }

  async load(files) {
    this.mocha.files = files.filter((file) => !this.loaded.has(file)).map((file) => resolve(file))
    await this.mocha.loadFilesAsync()
    for (const file of files) this.loaded.add(file)
    // Otherwise the constants of a file that a test loads later would seem to be that test's alone, and would keep their first values.
    await Promise.allSettled(this.sources.splice(0).map((file) => import(pathToFileURL(resolve(file)).href)))
  }

  idsIn(file) {
    const ids = []
    this.mocha.suite.eachTest((test) => ids.push(idOf(test)))
    return ids.filter((id) => fileOf(id) === file)
  }

  async runTests(ids, bail) {
    const { mocha, shared } = this
    setBail(mocha.suite, bail)
    mocha.grep(new RegExp(`^(?:${ids.map((id) => escaped(titleOf(id))).join('|')})$`))
    const results = []
    await new Promise((done) => {
      const runner = mocha.run(done)
      // What a hook before a suite's first test runs belongs to no test.
      runner.on('suite', () => (shared.currentTestId = undefined))
      runner.on('pass', (test) => results.push(resultOf(test, { status: 0 })))
      runner.on('fail', (test, error) => {
        const failed = test.type === 'hook' ? (test.ctx?.currentTest ?? firstTest(test.parent)) : test
        const failureMessage = String(error?.message ?? error)
        results.push(resultOf(failed, { status: 1, failureMessage }))
      })
    })
    shared.currentTestId = undefined
    return results
  }

  /** Stryker ends the process. A test that hangs can't be disposed of. */
  dispose() {}
}

/** A test's file and title, on a line each. */
const idOf = (test) => `${relative('', test.file)}\n${test.fullTitle()}`
const fileOf = (id) => id.split('\n')[0]
const titleOf = (id) => id.slice(fileOf(id).length + 1)

/** Stryker's 0 is a success. */
const hasFailed = ({ status }) => status === 1

const resultOf = (test, result) => ({
  id: idOf(test),
  name: idOf(test),
  fileName: test.file,
  timeSpentMs: test.duration ?? 0,
  ...result,
})

const firstTest = (suite) => suite.tests[0] ?? firstTest(suite.suites[0])

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

function setBail(suite, bail) {
  suite.bail(bail)
  for (const inner of suite.suites) setBail(inner, bail)
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'tavola', injectableClass: MochaRunner }]
