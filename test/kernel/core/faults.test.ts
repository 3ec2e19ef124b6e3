import { expect } from 'chai'
import type { Plugin } from 'tavola'
import { bootKernel } from '../../kit/kernel'
import { booking, enquiry, start, step } from '../bare-plugins'
import { confirmed } from '../selection'
import { blocked } from '../../kit/fixtures'
import { settles } from '../../kit/pending'
import { stopClockOfTests } from '../../kit/stopped-clock'
import { atDetails, boot, oops, placesOf, shown, throws } from '../setup'

/** Each hook with each fault: test/ui/faults/table.test.tsx. */

type When = NonNullable<Parameters<typeof step>[2]>
const takeover = (when: When) => ({ id: 'broken', steps: [step('broken', 'takeover', when)] })
const messages = ({ faults }: { faults: readonly { error: unknown }[] }) =>
  faults.map(({ error }) => String(error))

describe('Faults of a plugin', () => {
  it('a `when` that throws counts as "not now", for now', () => {
    const test = atDetails([takeover(({ facts }) => facts.date === '2026-12-24' || throws())])
    expect(shown(test)).to.equal('details')
    test.kernel.choices.set({ date: '2026-12-24' })
    expect([shown(test), placesOf(test)]).to.deep.equal(['broken', ['broken step.when "broken"']])
  })

  it('an error in an effect does not reach whoever set the fact, and the effect stays', () => {
    const seen: (string | null)[] = []
    const setup: Plugin['setup'] = ({ effect, facts }) =>
      effect(() => void (seen.push(facts.date), facts.date === '2026-12-24' && throws()))
    const test = atDetails([{ id: 'broken', setup }])
    for (const date of ['2026-12-24', '2026-12-25']) test.kernel.choices.set({ date })
    expect(seen).to.deep.equal(['2026-11-20', '2026-12-24', '2026-12-25'])
    expect(test.faults).to.deep.equal([{ plugin: 'broken', place: 'effect', error: oops }])
  })

  it("an error in an effect's clean-up is reported too", () => {
    const setup: Plugin['setup'] = ({ effect, facts }) =>
      effect(() => (facts.date === '2026-11-20' ? throws : undefined))
    const test = atDetails([{ id: 'broken', setup }])
    test.kernel.choices.set({ date: '2026-12-24' })
    expect(placesOf(test)).to.deep.equal(['broken effect'])
  })

  it('the same fault is reported once, a different one again', () => {
    const when: When = ({ facts }) => {
      throw new Error(facts.adults < 4 ? 'few' : 'many')
    }
    const test = atDetails([takeover(when)])
    for (const adults of [3, 4]) test.kernel.choices.set({ adults })
    expect(messages(test)).to.deep.equal(['Error: few', 'Error: many'])
  })

  it('like faults are reported for each part of a plugin', () => {
    const test = boot([{ id: 'broken', steps: ['one', 'other'].map((id) => step(id, 'takeover', throws)) }])
    void test.kernel.steps.current.value
    expect(placesOf(test)).to.deep.equal(['broken step.when "one"', 'broken step.when "other"'])
  })

  it('an error that has no text is reported', () => {
    const setup = () => {
      throw Object.create(null)
    }
    expect(placesOf(boot([{ id: 'broken', setup }]))).to.deep.equal(['broken setup'])
  })

  it('a result that cannot be looked at is no fault', async () => {
    const odd = Object.defineProperty({}, 'then', { get: throws })
    const strange: Plugin = { id: 'strange', setup: () => odd as never }
    const { kernel, faults } = boot([strange])
    await settles()
    expect(faults).to.deep.equal([])
    expect(kernel.plugins.active.value).to.include(strange)
  })

  it('is reported once while no step can be shown, and the host gets the step once', () => {
    const base = step('base', 'base', ({ facts }) => facts.date === null || throws())
    const alone: Plugin = { id: 'alone', steps: [base] }
    const test = bootKernel({ plugins: [alone, booking] })
    test.kernel.choices.set({ date: confirmed.date })
    expect([shown(test), test.kernel.plugins.contextOf(alone).step]).to.deep.equal([undefined, ''])
    test.kernel.choices.set({ date: null })
    expect(shown(test)).to.equal('base')
    expect(test.faults.map(({ plugin }) => plugin)).to.deep.equal(['alone'])
    expect(test.events).to.deep.equal([{ name: 'step', detail: { name: 'base', number: null } }])
  })
})

describe('A condition', () => {
  const clock = stopClockOfTests()

  it('that always throws is disabled after a few tries, with a report', () => {
    let asked = 0
    const when = () => {
      throw new Error(`oops ${++asked}`)
    }
    const test = atDetails([takeover(when)])
    for (let day = 1; day < 30; day++) {
      test.kernel.choices.set({ date: `2026-12-${String(day).padStart(2, '0')}`, confirmed: day % 2 === 0 })
      void test.kernel.steps.current.value
    }
    expect(asked).to.equal(5)
    expect(messages(test).at(-1)).to.include('no longer asked')
  })

  it('that recovers is still checked', () => {
    let asked = 0
    const { kernel } = boot([takeover(({ facts }) => ++asked > 0 && facts.adults % 3 > 0 && throws())])
    for (let adults = 3; adults < 15; adults++) {
      kernel.choices.set({ adults })
      void kernel.steps.current.value
    }
    expect(asked).to.be.at.least(12)
  })

  it('is called a thousand times in one turn at most, and again in the next', () => {
    const test = bootKernel({ plugins: [start] })
    const place = { owner: { id: 'slots' }, hook: 'insert.when', name: 'slot' } as const
    let calls = 0
    const ask = (times: number) => {
      const answer = () => test.kernel.guard.ask(place, () => ++calls > 0, false)
      return [Array.from({ length: times }, answer).at(-1), calls, test.faults.length]
    }
    expect(ask(1_000)).to.deep.equal([true, 1_000, 0])
    expect(ask(1)).to.deep.equal([false, 1_000, 1])
    expect(messages(test)).to.deep.equal(['Error: It changes what it reads.'])
    clock.tick(0)
    expect(ask(1_000)).to.deep.equal([true, 2_000, 1])
    clock.tick(0)
    ask(1)
    clock.tick(0)
    expect(ask(1_000)).to.deep.equal([true, 3_001, 1])
  })

  it('must answer at once: a promise is a fault, and counts as "not now"', () => {
    const test = boot([takeover((() => Promise.resolve(true)) as never)])
    expect([shown(test), placesOf(test)]).to.deep.equal(['start', ['broken step.when "broken"']])
    expect(messages(test)).to.deep.equal(['TypeError: A condition must not return a promise.'])
  })
})

describe('An essential plugin', () => {
  /** A slot of a journey, chosen but not confirmed. */
  const choosing = (plugin: Omit<Plugin, 'id'>, options: object = {}) =>
    bootKernel({
      plugins: [start, booking, enquiry, { id: 'rules', ...plugin }],
      first: { ...confirmed, confirmed: false, journey: 'Booking' },
      ...options,
    })

  it('that fails blocks Continue, which then tries it again', async () => {
    let tries = 0
    const setup = () => void (++tries === 1 && throws())
    const { kernel } = choosing({ essential: true, setup })
    await kernel.choices.confirm()
    expect([kernel.facts.confirmed, tries]).to.deep.equal([false, 2])
    expect(kernel.banner.shown.value).to.include({ text: blocked, code: 'widget.blocked' })
    await kernel.choices.confirm()
    expect(kernel.facts.confirmed).to.equal(true)
  })

  it('blocks until each of its parts works', () => {
    const { guard } = choosing({}).kernel
    const owner = { id: 'rules', essential: true } as const
    const part = (name: string) => ({ owner, hook: 'insert.load', name }) as const
    for (const name of ['details', 'menus']) guard.fault(part(name), oops)
    guard.clearFault(part('menus'))
    expect(guard.stops([owner])).to.equal(true)
    guard.clearFault(part('details'))
    expect(guard.stops([owner])).to.equal(false)
  })

  it('with a disabled condition is asked again after a press that it blocked', async () => {
    let isBroken = true
    const when: When = ({ facts }) => {
      if (isBroken) throw new Error(`oops ${facts.date}`)
      return false
    }
    const { kernel, network } = choosing({ essential: true, steps: [step('rules', 'takeover', when)] })
    const asks = () => [false, true].forEach((confirmed) => kernel.choices.set({ confirmed }))
    for (let day = 10; day < 20; day++) kernel.choices.set({ date: `2026-12-${day}` })
    kernel.choices.set(confirmed)
    isBroken = false
    for (const sent of [0, 1]) {
      asks()
      await kernel.sender.send()
      expect(network.sent('POST *')).to.have.length(sent)
    }
  })

  for (const [journey, isBlocked] of [
    ['Booking', false],
    ['Enquiry', true],
    [null, false],
  ] as const)
    it(`of which a part is missing ${isBlocked ? 'blocks' : 'does not block'} ${journey ?? 'a slot without a journey'}`, async () => {
      const first = { ...confirmed, confirmed: false, journey }
      const { kernel } = choosing(
        { essential: true, serves: 'enquiry', parts: [{ load: throws }] },
        { first },
      )
      await kernel.tasks.advance(() => kernel.choices.confirm())
      expect(kernel.banner.shown.value?.code === 'widget.blocked').to.equal(isBlocked)
    })
})
