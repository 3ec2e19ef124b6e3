import { expect } from 'chai'
import { definePlugin, type Plugin } from 'tavola'
import { bootKernel } from '../kit/kernel'
import { booking, enquiry, kidsParty, start, step } from './bare-plugins'
import { confirmed } from './selection'

const shown = (plugins: Plugin[]) =>
  bootKernel({ plugins: [start, booking, enquiry, ...plugins], first: { ...confirmed, journey: 'Booking' } })
    .kernel.steps.current.value!.step.id

describe('Bands of steps', () => {
  it('architecture, steps: a takeover ignores the journey that it does not serve', () => {
    const takeover = definePlugin({ id: 'x', serves: 'enquiry', steps: [step('x', 'takeover')] })
    expect(shown([takeover])).to.equal('x')
  })

  it('architecture, steps: a flow step of another outcome is passed over', () => {
    const elsewhere = definePlugin({ id: 'x', serves: 'enquiry', steps: [step('x', 'flow')] })
    expect(shown([elsewhere])).to.equal('details')
  })

  it('architecture, steps: a flow step that serves no outcome applies to every journey', () => {
    const everywhere = definePlugin({ id: 'x', steps: [step('x', 'flow')] })
    const { kernel } = bootKernel({ plugins: [start, everywhere, booking, enquiry] })
    const ids = ['Booking', 'Enquiry'].map((journey) => {
      kernel.choices.choose(journey)
      return kernel.steps.current.value!.step.id
    })
    expect(ids).to.deep.equal(['x', 'x'])
  })

  it("architecture, brands: a tie within a band goes to the brand's first plugin", () => {
    const one = definePlugin({ id: 'one', steps: [step('one', 'takeover')] })
    const two = definePlugin({ id: 'two', steps: [step('two', 'takeover')] })
    expect([shown([one, two]), shown([two, one])]).to.deep.equal(['one', 'two'])
  })

  it("section 2, step 3: a step that serves a journey's end comes before the end's own, wherever it is listed", () => {
    const menus = definePlugin({ id: 'x', serves: 'booking', steps: [step('x', 'flow')] })
    expect(shown([menus])).to.equal('x')
  })

  it("architecture, steps: in the flow a journey's own step is asked first, one of every journey last", () => {
    const everywhere = definePlugin({ id: 'everywhere', steps: [step('everywhere', 'flow')] })
    const serving = definePlugin({ id: 'x', serves: 'enquiry', steps: [step('x', 'flow')] })
    const own = { ...kidsParty, steps: [step('own', 'flow')] }
    const asked = (plugins: Plugin[]) =>
      bootKernel({ plugins: [start, ...plugins, enquiry], first: { journey: 'KidsPartyEnquiry' } }).kernel
        .steps.current.value!.step.id
    expect(asked([everywhere, serving, own])).to.equal('own')
    expect(asked([everywhere, serving, kidsParty])).to.equal('x')
    expect(shown([everywhere])).to.equal('details')
  })

  it("architecture, brands: a tie of two scopes alike goes to the brand's first plugin, in the flow too", () => {
    const one = definePlugin({ id: 'one', serves: 'booking', steps: [step('one', 'flow')] })
    const two = definePlugin({ id: 'two', serves: 'booking', steps: [step('two', 'flow')] })
    expect([shown([one, two]), shown([two, one])]).to.deep.equal(['one', 'two'])
  })

  it("architecture, steps: takeovers ignore the scope, so the brand's order alone settles theirs", () => {
    const wide = definePlugin({ id: 'wide', steps: [step('wide', 'takeover')] })
    const narrow = definePlugin({ id: 'narrow', serves: 'booking', steps: [step('narrow', 'takeover')] })
    expect(shown([wide, narrow])).to.equal('wide')
  })

  it('contract, events: the host hears each new step once, with its number', () => {
    const numbered = definePlugin({
      id: 'x',
      steps: [{ ...step('x', 'takeover', ({ facts }) => facts.date !== null), number: 8 }],
    })
    const { kernel, events } = bootKernel({ plugins: [start, numbered] })
    kernel.choices.set({ date: '2026-11-20' })
    kernel.choices.set({ date: '2026-11-21' })
    kernel.choices.set({ date: null })
    const steps = events.filter(({ name }) => name === 'step').map(({ detail }) => detail)
    expect(steps).to.deep.equal([
      { name: 'start', number: null },
      { name: 'x', number: 8 },
      { name: 'start', number: null },
    ])
  })
})
