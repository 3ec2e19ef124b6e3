import { expect } from 'chai'
import { definePlugin } from 'tavola'
import type { AnyPlugin } from '../../../src/contract/plugin'
import { bootKernel } from '../../kit/kernel'
import { booking, enquiry, load, start, stateOf, step } from '../bare-plugins'
import { anna, availability, confirmed, cork, dublin } from '../selection'

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

function boot(plugins: readonly AnyPlugin[], first = {}, brand = {}) {
  const test = bootKernel({ plugins: [start, ...plugins], first: { ...chosen, ...first }, brand })
  const { kernel } = test
  const eat = (name: string) => void (stateOf(kernel, dish).dish.value = name)
  return { ...test, eat, shown: () => kernel.steps.current.value!.step.id }
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
  it('back.keeps: returns step by step, with the choices made at each', async () => {
    const { kernel, shown } = await walk()
    kernel.navigation.back()
    expect(shown()).to.equal('dish')
    expect(kernel.facts).to.include({ venue: dublin, time: '20:00', confirmed: true })
    kernel.navigation.back()
    expect(shown()).to.equal('elsewhere')
    expect(kernel.facts).to.include({ ...chosen, availability: taken, confirmed: false })
    kernel.navigation.back()
    expect(shown()).to.equal('start')
    expect(kernel.facts).to.include({ ...chosen, availability: null, confirmed: false })
  })

  it('back.keeps: text typed since then stays', async () => {
    const { kernel } = await walk()
    kernel.choices.set({ customer: anna })
    for (let steps = 0; steps < 3; steps++) kernel.navigation.back()
    expect(kernel.facts.customer).to.equal(anna)
  })

  it('after "Enquire" it restores the booking and its restaurant', () => {
    const { kernel, shown } = boot([elsewhere, booking, ask], { availability: taken })
    kernel.choices.set({ journey: 'Enquiry', venue: dublin, time: '21:00', confirmed: true })
    expect(shown()).to.equal('ask')
    kernel.navigation.back()
    expect(shown()).to.equal('elsewhere')
    expect(kernel.facts).to.include({ ...chosen, availability: taken })
  })

  it('a step left through its own state resets that state in `resume`', async () => {
    const { kernel, shown, eat } = await walk()
    kernel.navigation.back()
    eat('Diavola')
    expect(shown()).to.equal('details')
    kernel.navigation.back()
    expect(shown()).to.equal('dish')
  })

  it('a `resume` that throws is reported, and Back goes one step further', () => {
    const oops = new Error('oops')
    const resume = () => {
      throw oops
    }
    const broken = { ...dish, steps: [{ ...dish.steps![0]!, resume }] }
    const { kernel, shown, faults } = boot([broken, booking], { confirmed: true })
    stateOf(kernel, broken).dish.value = 'Diavola'
    kernel.navigation.back()
    expect(shown()).to.equal('start')
    expect(faults).to.deep.equal([{ plugin: 'dish', place: 'step.resume "dish"', error: oops }])
  })

  it('a step may handle Back itself', () => {
    const back: (string | null)[] = []
    const card = definePlugin({
      id: 'card',
      steps: [{ ...step('card', 'takeover'), back: ({ facts }) => void back.push(facts.time) }],
    })
    const { kernel } = boot([booking, card], confirmed)
    kernel.navigation.back()
    expect(back).to.deep.equal(['19:30'])
    expect(kernel.facts.confirmed).to.equal(true)
  })

  it('Back visits a step once, even if the diner reached it twice', async () => {
    const { kernel, shown, eat } = await walk()
    eat('')
    eat('Diavola')
    const passed = [0, 1, 2].map(() => (kernel.navigation.back(), shown()))
    expect(passed).to.deep.equal(['dish', 'elsewhere', 'start'])
  })

  it('step.derived: without an earlier step, Back unconfirms the slot', () => {
    const { kernel, shown } = boot([booking], { ...confirmed, availability: availability() })
    kernel.navigation.back()
    expect(shown()).to.equal('start')
    expect(kernel.facts).to.include({ confirmed: false, availability: null, venue: cork, time: '19:30' })
    expect(kernel.facts.customer).to.equal(anna)
  })

  it('step.derived: only the slot is no longer confirmed: what the page has locked stays locked', () => {
    const { kernel } = boot([booking], { ...confirmed, journeyLocked: true })
    kernel.navigation.back()
    expect(kernel.facts).to.include({ confirmed: false, journey: 'Booking', journeyLocked: true })
  })

  it('choices that are made in the step itself leave no step to go back to', () => {
    const { kernel } = boot([booking])
    kernel.choices.set({ time: '20:00' })
    kernel.choices.set({ adults: 3 })
    expect(kernel.steps.history.value).to.deep.equal([])
  })

  it('back.shown: closes the banner of the step', async () => {
    const { kernel } = await walk()
    kernel.banner.fail({ code: 'widget.unexpected' })
    kernel.navigation.back()
    expect(kernel.banner.shown.value).to.equal(null)
  })
})

describe('Back without an earlier step', () => {
  const direct = { journey: 'Enquiry', journeyLocked: true, time: null }

  it('general-enquiry.optional: a journey locked by the host leads to step 1 and its choice of journeys', () => {
    const { kernel, shown } = boot([booking, ask], direct)
    expect([shown(), kernel.steps.canLeave.value]).to.deep.equal(['ask', true])
    kernel.navigation.back()
    expect(shown()).to.equal('start')
    expect(kernel.facts).to.include({ journey: null, journeyLocked: false, venue: cork })
  })

  it('what the diner has entered stays, with the consent', () => {
    const { kernel } = boot([booking, ask], { ...direct, customer: anna })
    kernel.navigation.back()
    expect(kernel.facts.customer).to.equal(anna)
  })

  it('completion.resets: a new start leaves nothing of the booking before it to go back to', () => {
    const { kernel, shown } = boot([booking, ask], direct)
    kernel.navigation.complete()
    kernel.choices.set({ journeyLocked: false, journey: null })
    expect([shown(), kernel.steps.history.value]).to.deep.equal(['start', []])
    kernel.choices.set({ journey: 'Enquiry' })
    expect(kernel.steps.history.value.map(({ active }) => active.step.id)).to.deep.equal(['start'])
  })

  it('general-enquiry.optional: leads nowhere if the brand has no other journey', () => {
    const { kernel, shown } = boot([ask], direct)
    expect([shown(), kernel.steps.canLeave.value]).to.deep.equal(['ask', false])
  })

  it('step 1 can be left for the choice of journeys, which has no journey yet', () => {
    const { kernel, shown } = boot([booking, ask], { journey: null, time: null })
    expect([shown(), kernel.steps.canLeave.value]).to.deep.equal(['start', true])
  })

  it('general-enquiry.optional: leads from its second step to its first', () => {
    const more = definePlugin({
      id: 'more',
      serves: 'enquiry',
      steps: [step('more', 'flow', ({ facts }) => facts.adults > 8)],
    })
    const { kernel, shown } = boot([ask, more], direct)
    kernel.choices.set({ adults: 9 })
    expect([shown(), kernel.steps.canLeave.value]).to.deep.equal(['more', true])
    kernel.navigation.back()
    expect([shown(), kernel.steps.canLeave.value]).to.deep.equal(['ask', false])
  })

  it('general-enquiry.optional: from another journey there is always a way back', () => {
    const { kernel } = boot([booking], confirmed)
    expect(kernel.steps.canLeave.value).to.equal(true)
  })
})
