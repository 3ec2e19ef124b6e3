import { expect } from 'chai'
import type { Plugin } from 'tavola'
import { bootKernel } from '../../kit/kernel'
import { booking, load, start, step } from '../bare-plugins'
import { confirmed } from '../selection'
import { settles } from '../../kit/pending'
import { stopClockOfTests } from '../../kit/stopped-clock'

const oops = new Error('oops')
const throws = (): never => {
  throw oops
}

/** A booking at its details, next to one plugin with a fault. */
const boot = (broken: Omit<Plugin, 'id'>) =>
  bootKernel({ plugins: [start, { id: 'broken', ...broken }, booking], first: confirmed })

const shown = ({ kernel }: ReturnType<typeof boot>) => kernel.steps.current.value!.step.id
const sent = async ({ kernel, network }: ReturnType<typeof boot>) => {
  await kernel.submission.send()
  return network.sent('POST *').length
}

describe('Faults of a plugin', () => {
  it('a plugin whose setup throws is switched off, and the others continue', async () => {
    const test = boot({ setup: throws, steps: [step('broken', 'takeover')], payload: { extra: () => 1 } })
    expect(test.faults).to.deep.equal([{ plugin: 'broken', place: 'setup', error: oops }])
    expect(shown(test)).to.equal('details')
    await sent(test)
    expect(test.network.sent('POST *')[0]!.body).to.deep.equal({ venueId: 'cork' })
  })

  it('a `when` that throws counts as "not now", for now', () => {
    const when = (ctx: { facts: { date: string | null } }) => ctx.facts.date === '2026-12-24' || throws()
    const test = boot({ steps: [step('broken', 'takeover', when)] })
    expect(shown(test)).to.equal('details')
    test.kernel.choices.set({ date: '2026-12-24' })
    expect(shown(test)).to.equal('broken')
    const place = 'step.when "broken"'
    expect(test.faults).to.deep.equal([{ plugin: 'broken', place, error: oops }])
  })

  it('a validator that throws is ignored', async () => {
    const test = boot({ validators: [{ field: 'menu', message: 'pick', valid: throws }] })
    expect(test.kernel.problems.at('details').size).to.equal(0)
    const place = 'validator.valid "menu"'
    expect(test.faults).to.deep.equal([{ plugin: 'broken', place, error: oops }])
    expect(await sent(test)).to.equal(1)
  })

  it('an essential validator that throws stops the submit with the banner', async () => {
    const test = boot({
      essential: true,
      validators: [{ field: 'menu', message: 'widget.unexpected', valid: throws }],
    })
    expect(await sent(test)).to.equal(0)
    expect(test.kernel.banner.shown.value!.errors).to.deep.equal(["We couldn't check this. Please call us."])
  })

  it('an error in an effect does not reach whoever set the fact, and the effect stays', () => {
    const seen: (string | null)[] = []
    const test = boot({
      setup: ({ effect, facts }) => {
        effect(() => {
          seen.push(facts.date)
          if (facts.date === '2026-12-24') throws()
        })
      },
    })
    test.kernel.choices.set({ date: '2026-12-24' })
    test.kernel.choices.set({ date: '2026-12-25' })
    expect(seen).to.deep.equal(['2026-11-20', '2026-12-24', '2026-12-25'])
    expect(test.faults).to.deep.equal([{ plugin: 'broken', place: 'effect', error: oops }])
  })

  it("an error in an effect's clean-up is reported too", () => {
    const test = boot({
      setup: ({ effect, facts }) => {
        effect(() => (facts.date === '2026-11-20' ? throws : undefined))
      },
    })
    test.kernel.choices.set({ date: '2026-12-24' })
    expect(test.faults).to.deep.equal([{ plugin: 'broken', place: 'effect', error: oops }])
  })

  it('an `onResponse` that throws loses no booking', async () => {
    const test = boot({ onResponse: throws })
    await sent(test)
    expect(shown(test)).to.equal('booked')
    expect(test.faults).to.deep.equal([{ plugin: 'broken', place: 'onResponse', error: oops }])
  })

  it('a `back` that throws is reported', () => {
    const test = boot({ steps: [{ ...step('broken', 'takeover'), back: throws }] })
    test.kernel.navigation.back()
    expect(test.faults).to.deep.equal([{ plugin: 'broken', place: 'step.back "broken"', error: oops }])
  })

  it('the same fault is reported once, a different one again', () => {
    const when = ({ facts }: { facts: { adults: number } }) => {
      throw new Error(facts.adults < 4 ? 'few' : 'many')
    }
    const test = boot({ steps: [step('broken', 'takeover', when)] })
    for (const adults of [3, 4, 5]) test.kernel.choices.set({ adults })
    expect(test.faults.map(({ error }) => String(error))).to.deep.equal(['Error: few', 'Error: many'])
  })
})

describe('Inserts at one place', () => {
  it('each has its own name in faults, and its own key', () => {
    const two: Plugin['inserts'] = [
      { at: 'details', load },
      { at: 'details', load },
    ]
    const { kernel } = bootKernel({
      plugins: [start, { id: 'one', inserts: two }, { id: 'other', inserts: two }],
    })
    const placed = kernel.plugins.inserts.value.get('details')!
    expect(placed.map(({ plugin, name }) => `${plugin.id}: ${name}`)).to.deep.equal([
      'one: details',
      'one: details 2',
      'other: details',
      'other: details 2',
    ])
    expect(new Set(placed.map(({ key }) => key))).to.have.property('size', 4)
  })
})

describe('A condition that throws', () => {
  it('a condition that always throws is disabled after a few tries, with a report', () => {
    let asked = 0
    const when = () => {
      asked++
      throw new Error(`oops ${asked}`)
    }
    const { kernel, faults } = bootKernel({
      plugins: [start, { id: 'broken', steps: [step('broken', 'takeover', when)] }, booking],
      first: confirmed,
    })
    for (let day = 1; day < 30; day++) {
      kernel.choices.set({ date: `2026-12-${String(day).padStart(2, '0')}`, confirmed: day % 2 === 0 })
      void kernel.steps.current.value
    }
    expect(asked).to.equal(5)
    expect(String(faults.at(-1)!.error)).to.include('no longer asked')
  })

  it('a condition that recovers is still checked', () => {
    let asked = 0
    const when = ({ facts }: { facts: { adults: number } }) => {
      asked++
      if (facts.adults % 3 > 0) throw new Error('oops')
      return false
    }
    const { kernel } = bootKernel({
      plugins: [start, { id: 'shaky', steps: [step('shaky', 'takeover', when)] }],
    })
    for (let adults = 3; adults < 15; adults++) {
      kernel.choices.set({ adults })
      void kernel.steps.current.value
    }
    expect(asked).to.be.at.least(12)
  })
})

describe('A condition', () => {
  const clock = stopClockOfTests()

  it('is called a thousand times in one turn at most, and again in the next', () => {
    const { kernel, faults } = bootKernel({ plugins: [start] })
    const place = { owner: { id: 'slots' }, hook: 'insert.when', name: 'slot' } as const
    let calls = 0
    const ask = (times: number) =>
      Array.from({ length: times }, () => kernel.guard.ask(place, () => ++calls > 0, false)).at(-1)
    expect([ask(1_000), calls, faults.length]).to.deep.equal([true, 1_000, 0])
    expect([ask(1), calls]).to.deep.equal([false, 1_000])
    expect(faults.map(({ error }) => String(error))).to.deep.equal(['Error: It changes what it reads.'])
    clock.tick(0)
    expect([ask(1_000), calls, faults.length]).to.deep.equal([true, 2_000, 1])
    clock.tick(0)
    ask(1)
    clock.tick(0)
    expect([ask(1_000), calls, faults.length]).to.deep.equal([true, 3_001, 1])
  })

  it('must answer at once: a promise is a fault, and counts as "not now"', () => {
    const when = (() => Promise.resolve(true)) as never
    const { kernel, faults } = bootKernel({
      plugins: [start, booking, { id: 'late', steps: [step('late', 'takeover', when)] }],
    })
    expect(kernel.steps.current.value!.step.id).to.equal('start')
    expect(faults.map(({ place, error }) => `${place}: ${String(error)}`)).to.deep.equal([
      'step.when "late": TypeError: A condition must not return a promise.',
    ])
  })
})

describe('A report of a fault', () => {
  it('is made for each part of a plugin, even if the faults are alike', () => {
    const steps = ['one', 'other'].map((id) => step(id, 'takeover', throws))
    const { kernel, faults } = bootKernel({ plugins: [start, { id: 'broken', steps }] })
    void kernel.steps.current.value
    expect(faults.map(({ place }) => place)).to.deep.equal(['step.when "one"', 'step.when "other"'])
  })

  it('is made for an error that has no text', () => {
    const setup = () => {
      throw Object.create(null)
    }
    const { faults } = bootKernel({ plugins: [start, { id: 'broken', setup }] })
    expect(faults.map(({ plugin, place }) => `${plugin} ${place}`)).to.deep.equal(['broken setup'])
  })

  it('is not made for a result that cannot be looked at', async () => {
    const odd = Object.defineProperty({}, 'then', { get: throws })
    const strange: Plugin = { id: 'strange', setup: () => odd as never }
    const { kernel, faults } = bootKernel({ plugins: [start, strange] })
    await settles()
    expect(faults).to.deep.equal([])
    expect(kernel.plugins.active.value).to.include(strange)
  })

  it('is made once while no step can be shown, and the host gets the step once', () => {
    const base = step('base', 'base', ({ facts }) => facts.date === null || throws())
    const alone: Plugin = { id: 'alone', steps: [base] }
    const { kernel, events, faults } = bootKernel({ plugins: [alone, booking] })
    kernel.choices.set({ date: confirmed.date })
    expect(kernel.steps.current.value).to.equal(null)
    expect(kernel.plugins.contextOf(alone).step).to.equal('')
    kernel.choices.set({ date: null })
    expect(kernel.steps.current.value!.step.id).to.equal('base')
    expect(faults.map(({ plugin }) => plugin)).to.deep.equal(['alone'])
    expect(events).to.deep.equal([{ name: 'step', detail: { name: 'base', number: null } }])
  })
})
