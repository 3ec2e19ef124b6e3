import { expect } from 'chai'
import { definePlugin, keep, type Plugin, secret, type Selection, once } from 'tavola'
import { bootKernel } from '../../kit/kernel'
import { booking, kidsParty, enquiry, start, stateOf, step } from '../bare-plugins'
import { anna, availability, confirmed, cork, venue } from '../selection'
import { status } from '../../kit/network'
import { handoverTo, usableWith } from '../../../src/kernel/state/handover'

const card = definePlugin({ id: 'card', state: { nonce: '', terms: false } })
const diet = definePlugin({ id: 'diet', state: { allergy: keep('', 'restart') } })
const finished: Partial<Selection> = {
  ...confirmed,
  journey: 'KidsPartyEnquiry',
  journeyLocked: true,
  adults: 3,
  children: 6,
  availability: availability({ originalChoiceAvailable: false }),
  detailsConfirmed: true,
  references: { booking: secret('MB-1'), enquiry: secret('ME-1') },
}

function boot(inline = true) {
  const completed: string[] = []
  const test = bootKernel({
    plugins: [start, booking, enquiry, kidsParty, card, diet],
    prefill: { date: '2026-12-24', guests: 4 },
    inline,
    onComplete: () => completed.push('closed'),
  })
  test.kernel.choices.set(finished)
  const state = stateOf(test.kernel, card)
  state.nonce.value = 'secret'
  const typed = stateOf(test.kernel, diet)
  typed.allergy.value = 'Nuts'
  return { ...test, state, typed, completed }
}

describe('Restart', () => {
  it('restart.clears: clears cross-sell, confirmations, consents, references and the journey lock', () => {
    const { kernel } = boot()
    kernel.navigation.restart()
    expect(kernel.facts).to.include({
      availability: null,
      confirmed: false,
      detailsConfirmed: false,
      journeyLocked: false,
    })
    expect(kernel.facts.references).to.deep.equal({})
    expect(kernel.facts.customer).to.include({ consent: false, optIn: false })
  })

  it('restart.keeps: keeps venue, date, time, guests, journey and what was typed', () => {
    const { kernel } = boot()
    kernel.navigation.restart()
    const { venue, date, time, journey, adults, children } = finished
    expect(kernel.facts).to.include({ venue, date, time, journey, adults, children })
    expect(kernel.facts.customer).to.deep.equal({ ...anna, consent: false, optIn: false })
  })

  it('chosen guests stay, and a table without guests starts at 2 again', () => {
    for (const [journey, before, after] of [
      ['Booking', 5, 5],
      ['KidsPartyEnquiry', 0, 0],
      ['Booking', 0, 2],
      [null, 0, 2],
    ] as const) {
      const { kernel } = bootKernel({ plugins: [start, booking, enquiry, kidsParty] })
      kernel.choices.set({ journey, adults: before, children: 0 })
      kernel.navigation.restart()
      expect(kernel.facts).to.include({ journey, adults: after, children: 0 })
    }
  })

  it('restart.keeps: returns to step 1 and closes the banner', () => {
    const { kernel } = boot()
    kernel.banner.fail({ code: 'widget.unexpected' })
    kernel.navigation.restart()
    expect(kernel.steps.current.value!.step.id).to.equal('start')
    expect(kernel.banner.shown.value).to.equal(null)
  })
})

describe('Restart of a journey with its own first step', () => {
  const ask = definePlugin({ ...enquiry, steps: [step('ask', 'flow')] })
  const boot = (...others: Plugin[]) =>
    bootKernel({
      plugins: [start, ...others, ask],
      first: { venue: cork, journey: 'Enquiry', journeyLocked: true, customer: anna },
    })

  it('general-enquiry.optional: leads to step 1, where another journey can be chosen', () => {
    const { kernel } = boot(booking)
    kernel.navigation.restart()
    expect(kernel.steps.current.value!.step.id).to.equal('start')
    expect(kernel.facts).to.include({ venue: cork, journey: null, journeyLocked: false })
  })

  it('general-enquiry.optional: stays if the brand has no other journey', () => {
    const { kernel } = boot()
    kernel.navigation.restart()
    expect(kernel.steps.current.value!.step.id).to.equal('ask')
    expect(kernel.facts).to.include({ venue: cork, journey: 'Enquiry' })
    expect(kernel.facts.customer.firstName).to.equal('Anna')
  })
})

describe('Completion', () => {
  it("completion.resets: resets the state to the host's options and clears typed text", () => {
    const { kernel, state, typed } = boot()
    kernel.navigation.complete()
    expect(kernel.facts).to.include({ date: '2026-12-24', adults: 4, children: 0, time: null, journey: null })
    expect(kernel.facts).to.include({ confirmed: false, journeyLocked: false, availability: null })
    expect(Object.values(kernel.facts.customer)).to.deep.equal(['', '', '', '', '', false, false])
    expect(kernel.facts.references).to.deep.equal({})
    expect([state.nonce.value, typed.allergy.value]).to.deep.equal(['', ''])
  })

  it('completion.resets: a step that was skipped as it failed is tried again, unlike after a restart', () => {
    const extra = definePlugin({ id: 'extra', steps: [step('extra', 'takeover')] })
    const { kernel } = bootKernel({ plugins: [start, booking, extra] })
    const shown = () => kernel.steps.current.value!.step.id
    kernel.plugins.skipStep('extra')
    kernel.navigation.restart()
    expect(shown()).to.equal('start')
    kernel.navigation.complete()
    expect(shown()).to.equal('extra')
  })

  it('completion.guests: guests return to 2 adults and 0 children', () => {
    const { kernel } = bootKernel({ plugins: [start, booking] })
    kernel.choices.set({ adults: 3, children: 6 })
    kernel.navigation.complete()
    expect(kernel.facts).to.include({ adults: 2, children: 0 })
  })

  it('completion.inline: inline restarts with the venue kept', () => {
    const { kernel } = boot(true)
    kernel.navigation.complete()
    expect(kernel.facts.venue).to.equal(cork)
    expect(kernel.steps.current.value!.step.id).to.equal('start')
  })

  it("date.closure: inline, the host's day is dropped if the venue is closed on it", () => {
    const { kernel } = boot(true)
    kernel.choices.set({ venue: venue({ closedFrom: '2026-12-23', closedTo: '2026-12-27' }) })
    kernel.navigation.complete()
    expect(kernel.facts.date).to.equal(null)
  })

  it('completion.popup: a popup clears the venue and closes', () => {
    const { kernel, completed } = boot(false)
    kernel.navigation.complete()
    expect(kernel.facts.venue).to.equal(null)
    expect(completed).to.deep.equal(['closed'])
  })
})

const tea = definePlugin({
  id: 'tea',
  state: { drink: keep('', 'restart'), page: 1, token: once(null as string | null) },
  payload: { drink: ({ state }) => state.drink.value, token: ({ state }) => state.token.value },
})

describe('How long a value of a plugin’s state lasts', () => {
  function boot(more: object = {}) {
    const test = bootKernel({
      plugins: [start, booking, tea],
      first: { ...confirmed, customer: anna },
      ...more,
    })
    return { ...test, ...stateOf(test.kernel, tea) }
  }

  it('restart.clears, restart.keeps: only a value that outlasts a restart stays', () => {
    const { kernel, drink, page } = boot()
    drink.value = 'Oolong'
    page.value = 2
    kernel.navigation.restart()
    expect([drink.value, page.value]).to.deep.equal(['Oolong', 1])
  })

  it('completion.resets: a popup that opens again has none of the last announcements', () => {
    const { kernel } = boot()
    kernel.announcer.announce('Your booking reference: MB-1234')
    kernel.navigation.complete()
    expect(kernel.announcer.announcements.value).to.be.empty
  })

  it('closing.ways: a value that outlasts a restart counts as entered until it is its first value again', () => {
    const { kernel, drink, page } = boot()
    page.value = 2
    expect(kernel.plugins.hasEntered()).to.be.false
    drink.value = 'Oolong'
    expect(kernel.plugins.hasEntered()).to.be.true
    drink.value = ''
    expect(kernel.plugins.hasEntered()).to.be.false
  })

  it('a value good for one POST is sent, and put back when the POST fails', async () => {
    const { kernel, network, drink, token } = boot({ answers: { 'POST *': status(500) } })
    drink.value = 'Oolong'
    token.value = 'secret'
    await kernel.submission.send()
    expect(network.sent('POST *')[0]!.body).to.include({ drink: 'Oolong', token: 'secret' })
    expect([drink.value, token.value]).to.deep.equal(['Oolong', null])
  })
})

const selection = { ...confirmed, journey: 'KidsPartyEnquiry', adults: 3, children: 6, wishedTime: '19:00' }

describe('The selection of a widget that is built again', () => {
  it('stays as it is where the brand still has its journey', () => {
    expect(usableWith([start, kidsParty, enquiry], selection)).to.equal(selection)
    const byAlias = { ...selection, journey: 'KidsPMP' }
    expect(usableWith([start, booking, kidsParty], byAlias)).to.equal(byAlias)
  })

  it('stays as it is where no journey was chosen', () => {
    const unchosen = { ...selection, journey: null }
    expect(usableWith([start], unchosen)).to.equal(unchosen)
  })

  it('loses a journey that the brand lacks, and keeps restaurant, day, guests and details', () => {
    expect(usableWith([start, booking], selection)).to.deep.equal({
      venue: cork,
      date: '2026-11-20',
      adults: 3,
      children: 6,
      wishedTime: '19:00',
      customer: anna,
    })
  })
})

describe('The state of plugins in a widget that is built again', () => {
  const diet = definePlugin({ id: 'diet', state: { allergy: keep('', 'restart') } })
  const withDiet = [start, booking, diet]

  it('stays, also through a brand that lacks the plugin', () => {
    const { kernel } = bootKernel({ plugins: withDiet })
    stateOf(kernel, diet).allergy.value = 'Nuts'
    const without = bootKernel({ plugins: [start, booking], handover: handoverTo([start, booking], kernel) })
    const after = bootKernel({ plugins: withDiet, handover: handoverTo(withDiet, without.kernel) })
    expect(stateOf(after.kernel, diet).allergy.value).to.equal('Nuts')
    expect([kernel, after.kernel].map(({ isRebuilt }) => isRebuilt)).to.deep.equal([false, true])
  })
})
