import { expect } from 'chai'
import { countsOf, runAll, summary, type Job, type Run } from './lanes'

/** Notes when scripts begin and end; those named fail. */
function recorder(...failing: string[]) {
  const log: string[] = []
  const run: Run = async (script) => {
    log.push(`${script} begins`)
    await new Promise(setImmediate)
    log.push(`${script} ends`)
    return { passed: !failing.includes(script), output: `  3 passing (1s)\n` }
  }
  return { log, run }
}
const job = (script: string, over: Partial<Job> = {}): Job => ({ script, ...over })
const states = async (jobs: readonly Job[], run: Run) =>
  (await runAll(jobs, 2, run)).map(({ script, state }) => `${script} ${state}`)

describe('npm test', () => {
  it('runs two jobs beside each other, and the next as soon as one has ended', async () => {
    const { log, run } = recorder()
    await runAll([job('a'), job('b'), job('c')], 2, run)
    expect(log.slice(0, 2)).to.deep.equal(['a begins', 'b begins'])
    expect(log.indexOf('c begins')).to.be.greaterThan(log.indexOf('a ends'))
    expect(log).to.have.lengthOf(6)
  })

  it('begins a job once all that it needs has passed', async () => {
    const { log, run } = recorder()
    await runAll([job('late', { needs: ['build'] }), job('build'), job('other')], 2, run)
    expect(log.indexOf('late begins')).to.be.greaterThan(log.indexOf('build ends'))
  })

  it('gives both lanes to a job that takes them, on one lane too', async () => {
    for (const lanes of [1, 2]) {
      const { log, run } = recorder()
      await runAll([job('a'), job('both', { lanes: 2 })], lanes, run)
      expect(log, `${lanes}`).to.deep.equal(['a begins', 'a ends', 'both begins', 'both ends'])
    }
  })

  it('goes on after a failure, but for what needs it', async () => {
    const { run } = recorder('build')
    const jobs = [
      job('build'),
      job('unit'),
      job('browser', { needs: ['build'] }),
      job('more', { needs: ['browser'] }),
    ]
    expect(await states(jobs, run)).to.deep.equal([
      'build failed',
      'unit passed',
      'browser skipped',
      'more skipped',
    ])
  })

  it('names a need that nobody meets', async () => {
    const { run } = recorder()
    const error = await runAll([job('a', { needs: ['nothing'] })], 2, run).catch(String)
    expect(error).to.equal('Error: "a" needs a script that is not run.')
  })

  it("adds up mocha's counts, and a job that failed without any is a failure", () => {
    const result = (output: string, state: 'passed' | 'failed') => ({
      script: 'a',
      seconds: 2,
      state,
      output,
    })
    const good = result('  ✔ 7 passing things\n\n  12 passing (3s)\n  1 pending\n', 'passed')
    const bad = result('  5 passing (3s)\n  2 failing\n', 'failed')
    expect(countsOf(good)).to.deep.equal({ passed: 12, failed: 0 })
    expect(countsOf(bad)).to.deep.equal({ passed: 5, failed: 2 })
    expect(countsOf(result('error TS2304', 'failed'))).to.deep.equal({ passed: 0, failed: 1 })
    expect(summary([good, bad]).split('\n').at(-1)).to.equal('17 passed, 2 failed')
  })
})
