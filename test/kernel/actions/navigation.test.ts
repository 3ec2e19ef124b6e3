import { expect } from 'chai'
import { definePlugin, type ChosenSlot, type Plugin, type PluginContext } from 'tavola'
import type { AnyPlugin } from '../../../src/contract/plugin'
import { bootKernel, type TestKernel } from '../../kit/kernel'
import { settles } from '../../kit/pending'
import { later } from '../../kit/network'
import { booking, enquiry, load, start, stateOf, step } from '../bare-plugins'
import { anna, availability, confirmed, cork, dublin } from '../selection'
import { shown } from '../setup'

/** A hook that throws or rejects: test/ui/faults/table.test.tsx. */

/** Step 2: the facts tell whether it is over. */
const elsewhere = definePlugin({
  id: 'elsewhere',
  serves: 'booking',
  steps: [step('elsewhere', 'flow', ({ facts }) => facts.availability !== null && !facts.confirmed)],
})

/** Step 3: only its own state tells. */
const dish = definePlugin({
  id: 'dish',
  serves: 'booking',
  state: { dish: '' },
  steps: [
    {
      id: 'dish',
      priority: 'flow',
      load,
      when: ({ facts, state }) => facts.confirmed && state.dish.value === '',
      resume: ({ state }) => void (state.dish.value = ''),
    },
  ],
})

/** Step 6, at once. */
const ask = definePlugin({ ...enquiry, steps: [step('ask', 'flow')] })

const chosen = { journey: 'Booking', venue: cork, date: '2026-11-20', time: '19:30', adults: 4 }
const taken = availability({ originalChoiceAvailable: false })

function boot(plugins: readonly AnyPlugin[], first = {}) {
  const test = bootKernel({ plugins: [start, ...plugins], first: { ...chosen, ...first } })
  const { kernel } = test
  const eat = (name: string) => void (stateOf(kernel, dish).dish.value = name)
  const back = () => (kernel.navigation.back(), kernel.steps.current.value!.step.id)
  return { ...test, eat, back, shown: () => kernel.steps.current.value!.step.id }
}

/** From step 1 over another restaurant and a dish to the details. */
async function walk() {
  const test = boot([elsewhere, dish, booking])
  test.kernel.choices.set({ availability: taken })
  await test.kernel.choices.confirm({ venue: dublin, time: '20:00' })
  test.eat('Margherita')
  expect(test.shown()).to.equal('details')
  return test
}

describe('Back', () => {
  it('back.keeps: returns step by step, with the choices made at each, and what was typed since', async () => {
    const { kernel, back } = await walk()
    kernel.choices.set({ customer: anna })
    expect(back()).to.equal('dish')
    expect(kernel.facts).to.include({ venue: dublin, time: '20:00', confirmed: true })
    expect(back()).to.equal('elsewhere')
    expect(kernel.facts).to.include({ ...chosen, availability: taken, confirmed: false })
    expect(back()).to.equal('start')
    expect(kernel.facts).to.include({ ...chosen, availability: null, confirmed: false, customer: anna })
  })

  it('after "Enquire" it restores the booking and its restaurant', () => {
    const { kernel, shown, back } = boot([elsewhere, booking, ask], { availability: taken })
    kernel.choices.set({ journey: 'Enquiry', venue: dublin, time: '21:00', confirmed: true })
    expect([shown(), back()]).to.deep.equal(['ask', 'elsewhere'])
    expect(kernel.facts).to.include({ ...chosen, availability: taken })
  })

  it('a step left through its own state resets that state in `resume`', async () => {
    const { shown, eat, back } = await walk()
    back()
    eat('Diavola')
    expect([shown(), back()]).to.deep.equal(['details', 'dish'])
  })

  it('a step may handle Back itself', () => {
    const times: (string | null)[] = []
    const card = {
      ...step('card', 'takeover'),
      back: ({ facts }: PluginContext) => void times.push(facts.time),
    }
    const { kernel, back } = boot([booking, { id: 'card', steps: [card] }], confirmed)
    expect([back(), times, kernel.facts.confirmed]).to.deep.equal(['card', ['19:30'], true])
  })

  it('Back visits a step once, even if the diner reached it twice', async () => {
    const { back, eat } = await walk()
    eat('')
    eat('Diavola')
    expect([back(), back(), back()]).to.deep.equal(['dish', 'elsewhere', 'start'])
  })

  it('step.derived: without an earlier step it only unconfirms the slot: a locked journey stays locked', () => {
    const { kernel, back } = boot([booking], {
      ...confirmed,
      journeyLocked: true,
      availability: availability(),
    })
    expect(back()).to.equal('start')
    const left = { confirmed: false, availability: null, venue: cork, time: '19:30', customer: anna }
    expect(kernel.facts).to.include({ ...left, journey: 'Booking', journeyLocked: true })
  })

  it('choices that are made in the step itself leave no step to go back to', () => {
    const { kernel } = boot([booking])
    kernel.choices.set({ time: '20:00' })
    kernel.choices.set({ adults: 3 })
    expect(kernel.steps.history.value).to.deep.equal([])
  })

  it('back.shown: closes the banner of the step', async () => {
    const { kernel, back } = await walk()
    kernel.banner.fail({ code: 'widget.unexpected' })
    back()
    expect(kernel.banner.shown.value).to.equal(null)
  })
})

describe('Back without an earlier step', () => {
  const direct = { journey: 'Enquiry', journeyLocked: true, time: null, customer: anna }

  it('general-enquiry.optional: leads from a journey locked by the host to the choice of journeys', () => {
    const { kernel, back } = boot([booking, ask], direct)
    expect(back()).to.equal('start')
    const left = { journey: null, journeyLocked: false, venue: cork, customer: anna }
    expect(kernel.facts).to.include(left)
  })

  it('completion.resets: a new start leaves nothing of the booking before it to go back to', () => {
    const { kernel, shown } = boot([booking, ask], direct)
    kernel.navigation.complete()
    kernel.choices.set({ journeyLocked: false, journey: null })
    expect([shown(), kernel.steps.history.value]).to.deep.equal(['start', []])
    kernel.choices.set({ journey: 'Enquiry' })
    expect(kernel.steps.history.value.map(({ active }) => active.step.id)).to.deep.equal(['start'])
  })

  for (const [what, plugins, first, step, canLeave] of [
    ['a journey locked by the host leads to the choice of journeys', [booking, ask], direct, 'ask', true],
    ['the only journey leads nowhere', [ask], direct, 'ask', false],
    ['another journey leads back', [booking], confirmed, 'details', true],
    ['step 1 leads to the choice of journeys', [booking, ask], { journey: null, time: null }, 'start', true],
  ] as const)
    it(`general-enquiry.optional: ${what}`, () => {
      const { kernel, shown } = boot([...plugins], first)
      expect([shown(), kernel.steps.canLeave.value]).to.deep.equal([step, canLeave])
    })

  it('general-enquiry.optional: leads from its second step to its first', () => {
    const steps = [step('more', 'flow', ({ facts }) => facts.adults > 8)]
    const { kernel, shown, back } = boot([ask, { id: 'more', serves: 'enquiry', steps }], direct)
    kernel.choices.set({ adults: 9 })
    expect([shown(), kernel.steps.canLeave.value]).to.deep.equal(['more', true])
    expect([back(), kernel.steps.canLeave.value]).to.deep.equal(['ask', false])
  })
})

const first = { venue: cork, date: '2026-11-20', time: '19:30', journey: 'Booking' }
const preparing = (beforeConfirm?: Plugin['beforeConfirm'], over: Omit<Plugin, 'id'> = {}) =>
  bootKernel({
    plugins: [start, booking, enquiry, { id: 'dishes', ...(beforeConfirm && { beforeConfirm }), ...over }],
    first,
  })

/** A plugin that is not ready before the test says so. */
function slow(over: Omit<Plugin, 'id'> = {}) {
  const dishes = later()
  const test = preparing(() => dishes.answer() as Promise<void>, over)
  return { ...test, ready: () => dishes.come(undefined) }
}

describe('Confirming a slot', () => {
  before(() => import('../../../src/kernel/actions/confirm'))

  it('continue.checks: happens at once if no plugin needs time', async () => {
    const { kernel } = preparing()
    await kernel.choices.confirm({ availability: availability() })
    expect(kernel.facts.confirmed).to.equal(true)
    expect(kernel.facts.availability).to.deep.equal(availability())
    expect(shown({ kernel })).to.equal('details')
  })

  it('continue.confirmed: waits until the plugins are ready for the next step', async () => {
    const { kernel, ready } = slow()
    const done = kernel.choices.confirm({ availability: availability() })
    expect(kernel.facts).to.include({ confirmed: false, availability: null })
    ready()
    await done
    expect(kernel.facts.confirmed).to.equal(true)
  })

  it('continue.confirmed: passes the new slot and its restaurant to the plugins', async () => {
    const slots: ChosenSlot[] = []
    const { kernel } = preparing((_, slot) => void slots.push(slot))
    await kernel.choices.confirm({ venue: dublin, time: '20:00', adults: 3, children: 1 })
    expect(slots).to.deep.equal([{ venue: dublin, date: '2026-11-20', time: '20:00', guests: 4 }])
    expect(kernel.facts).to.include({ venue: dublin, time: '20:00', guests: 4, confirmed: true })
  })

  for (const [rule, patch, slot, serves] of [
    ['a plugin of another journey is not asked', {}, {}, 'enquiry'],
    ['general-enquiry.optional: without a restaurant no plugin is asked', { venue: null, time: '19:30' }],
    ['general-enquiry.optional: without a day no plugin is asked', { date: null, time: '19:30' }],
    ['general-enquiry.optional: without a time no plugin is asked', {}, { time: null }],
  ] as const)
    it(rule, async () => {
      let asked = 0
      const { kernel } = preparing(() => void asked++, serves && { serves })
      kernel.choices.set(patch)
      await kernel.choices.confirm(slot)
      expect([asked, kernel.facts.confirmed]).to.deep.equal([0, true])
    })

  const changes = {
    date: '2026-11-21',
    time: '21:00',
    adults: 5,
    venue: dublin,
    journey: 'Enquiry',
    availability: availability(),
  }
  const events: Readonly<Record<string, (kernel: TestKernel['kernel']) => void>> = {
    'host.destroy: a widget destroyed': (kernel) => kernel.dispose(),
    ...Object.fromEntries(
      Object.entries(changes).map(([key, value]) => [
        `another ${key} chosen`,
        (kernel: TestKernel['kernel']) => kernel.choices.set({ [key]: value }),
      ]),
    ),
  }
  for (const [what, happens] of Object.entries(events))
    it(`${what} meanwhile confirms nothing`, async () => {
      const { kernel, ready } = slow()
      const done = kernel.choices.confirm()
      happens(kernel)
      ready()
      await done
      expect(kernel.facts.confirmed).to.equal(false)
    })

  it('of two slots pressed one after the other the later one is confirmed', async () => {
    const { kernel, ready } = slow()
    const both = [kernel.choices.confirm({ time: '18:00' }), kernel.choices.confirm({ time: '20:00' })]
    ready()
    await Promise.all(both)
    expect(kernel.facts).to.include({ time: '20:00', confirmed: true })
  })

  it('the same slot pressed again is prepared once, even if another one was pressed before', async () => {
    const [early, late] = [later(), later()]
    const asked: string[] = []
    const { kernel } = preparing((_, { time }) => {
      asked.push(time)
      return (time === '18:00' ? early : late).answer() as Promise<void>
    })
    const first = kernel.choices.confirm({ time: '18:00' })
    await settles()
    const second = kernel.choices.confirm({ time: '20:00' })
    await settles()
    early.come(undefined)
    await first
    await kernel.choices.confirm({ time: '20:00' })
    expect(asked).to.deep.equal(['18:00', '20:00'])
    late.come(undefined)
    await second
    expect(kernel.facts).to.include({ time: '20:00', confirmed: true })
  })

  it('principle.no-dead-end: if no step follows, the banner says so', async () => {
    const { kernel } = bootKernel({ plugins: [start, { ...booking, steps: [] }], first })
    await kernel.choices.confirm()
    expect(kernel.facts).to.include({ confirmed: false, time: '19:30' })
    expect(kernel.banner.shown.value).to.include({
      code: 'widget.stepFailed',
      text: "Sorry, this part of the page didn't load.",
    })
  })
})
