import { expect } from 'chai'
import { LIMITS, DatabaseUnavailable } from '../../../examples/server/database/database'
import { WaitingLine } from '../../../examples/server/database/waiting-line'
import { stopClockOfTests } from '../../kit/stopped-clock'

/** Work that ends when the test says so. */
function work() {
  const ends = { begun: false, end: () => {} }
  const run = () => {
    ends.begun = true
    return new Promise<void>((resolve) => (ends.end = resolve))
  }
  return Object.assign(ends, { run })
}

describe('The waiting line', () => {
  const clock = stopClockOfTests()

  const soon = () => performance.now() + 1000
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: unknown) => error,
    )

  it('runs a limited number at once, and the others in order', async () => {
    const line = new WaitingLine(2, 10)
    const works = [work(), work(), work(), work()]
    const all = works.map(({ run }) => line.run(soon(), run))
    await clock.advance(0)
    expect(works.map(({ begun }) => begun)).to.deep.equal([true, true, false, false])
    works[1]!.end()
    await clock.advance(0)
    expect(works.map(({ begun }) => begun)).to.deep.equal([true, true, true, false])
    for (const each of works) {
      each.end()
      await clock.advance(0)
    }
    await Promise.all(all)
    expect(line.isEmpty).to.be.true
  })

  it('refuses at once if too many wait', async () => {
    const line = new WaitingLine(1, 1)
    const works = [work(), work(), work()]
    const [, , third] = works.map(({ run }) => failure(line.run(soon(), run)))
    expect(await third).to.be.instanceOf(DatabaseUnavailable)
    expect(works[2]!.begun).to.be.false
  })

  it('lets no work wait beyond its deadline, or run after it', async () => {
    const line = new WaitingLine(1, 1)
    const [first, second] = [work(), work()]
    const running = line.run(soon(), first.run)
    const waiting = failure(line.run(soon(), second.run))
    await clock.advance(1000)
    expect(await waiting).to.be.instanceOf(DatabaseUnavailable)
    first.end()
    await running
    expect(second.begun).to.be.false
    expect(line.isEmpty).to.be.true
  })

  it('starts the next work after work that failed', async () => {
    const line = new WaitingLine(1, 1)
    expect(await failure(line.run(soon(), () => Promise.reject(new Error('failed'))))).to.be.an('error')
    expect(line.isEmpty).to.be.true
  })
})

describe('The limits of waiting', () => {
  it('end a call within 5 seconds if the database hangs', () => {
    expect(LIMITS.turn + LIMITS.operation).to.be.below(5000)
    expect(LIMITS.connection).to.be.below(LIMITS.operation)
    expect(LIMITS.lock).to.be.below(LIMITS.operation)
  })
})
