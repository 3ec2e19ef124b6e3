import { expect } from 'chai'
import { definePlugin, keep, secret, once } from 'tavola'
import type { Selection } from '../../../src/contract/facts'
import { bootKernel } from '../../kit/kernel'
import { booking, kidsParty, enquiry, start, stateOf, step } from '../bare-plugins'
import { anna, availability, confirmed, cork, venue } from '../selection'
import { hangs, status } from '../../kit/network'
import { turn } from '../../kit/pending'
import { create, lost, shown, visit } from '../setup'
import { handoverTo, usableWith } from '../../../src/kernel/actions/handover'

const card = definePlugin({ id: 'card', state: { nonce: '', terms: false } })
const diet = definePlugin({ id: 'diet', state: { allergy: keep('', 'restart', 'reload') } })
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
  it('restart.clears, restart.keeps: returns to step 1 with the choices and texts alone', () => {
    const test = boot()
    const { kernel } = test
    kernel.banner.fail({ code: 'widget.unexpected' })
    kernel.navigation.restart()
    const cleared = { availability: null, confirmed: false, detailsConfirmed: false, journeyLocked: false }
    const { venue, date, time, journey, adults, children } = finished
    expect(kernel.facts).to.include({ ...cleared, venue, date, time, journey, adults, children })
    expect(kernel.facts.references).to.deep.equal({})
    expect(kernel.facts.customer).to.deep.equal({ ...anna, consent: false, optIn: false })
    expect([shown(test), kernel.banner.shown.value]).to.deep.equal(['start', null])
  })

  for (const [journey, before, after] of [
    ['Booking', 5, 5],
    ['KidsPartyEnquiry', 0, 0],
    ['Booking', 0, 2],
    [null, 0, 2],
  ] as const)
    it(`of ${journey ?? 'no journey'} with ${before} adults leads to ${after}`, () => {
      const { kernel } = bootKernel({ plugins: [start, booking, enquiry, kidsParty] })
      kernel.choices.set({ journey, adults: before, children: 0 })
      kernel.navigation.restart()
      expect(kernel.facts).to.include({ journey, adults: after, children: 0 })
    })

  for (const [what, others, first, left] of [
    ['leads to step 1 and the other journeys', [booking], 'start', null],
    ['stays if the brand has no other journey', [], 'ask', 'Enquiry'],
  ] as const)
    it(`general-enquiry.optional: a journey with its own first step ${what}`, () => {
      const ask = definePlugin({ ...enquiry, steps: [step('ask', 'flow')] })
      const chosen = { venue: cork, journey: 'Enquiry', journeyLocked: true, customer: anna }
      const test = bootKernel({ plugins: [start, ...others, ask], first: chosen })
      test.kernel.navigation.restart()
      expect(shown(test)).to.equal(first)
      expect(test.kernel.facts).to.include({ venue: cork, journey: left, journeyLocked: false })
      expect(test.kernel.facts.customer.firstName).to.equal('Anna')
    })
})

const noCustomer = ['', '', '', '', '', false, false]

describe('Completion', () => {
  it("completion.resets: resets the state to the host's options and clears typed text", () => {
    const { kernel, state, typed } = boot()
    kernel.navigation.complete()
    expect(kernel.facts).to.include({ date: '2026-12-24', adults: 4, children: 0, time: null, journey: null })
    expect(kernel.facts).to.include({ confirmed: false, journeyLocked: false, availability: null })
    expect(Object.values(kernel.facts.customer)).to.deep.equal(noCustomer)
    expect(kernel.facts.references).to.deep.equal({})
    expect([state.nonce.value, typed.allergy.value]).to.deep.equal(['', ''])
  })

  it('completion.resets: a step that was skipped as it failed is tried again, unlike after a restart', () => {
    const extra = definePlugin({ id: 'extra', steps: [step('extra', 'takeover')] })
    const test = bootKernel({ plugins: [start, booking, extra] })
    test.kernel.plugins.skipStep('extra')
    test.kernel.navigation.restart()
    expect(shown(test)).to.equal('start')
    test.kernel.navigation.complete()
    expect(shown(test)).to.equal('extra')
  })

  it('completion.guests: guests return to 2 adults and 0 children', () => {
    const { kernel } = bootKernel({ plugins: [start, booking] })
    kernel.choices.set({ adults: 3, children: 6 })
    kernel.navigation.complete()
    expect(kernel.facts).to.include({ adults: 2, children: 0 })
  })

  for (const [where, inline, venue, closed] of [
    ['completion.inline: inline restarts with the restaurant kept', true, cork, []],
    ['completion.popup: a popup clears the restaurant and closes', false, null, ['closed']],
  ] as const)
    it(where, () => {
      const test = boot(inline)
      test.kernel.navigation.complete()
      expect([test.kernel.facts.venue, shown(test)]).to.deep.equal([venue, 'start'])
      if (!inline) expect(test.completed).to.deep.equal(closed)
    })

  it("date.closure: inline, the host's day is dropped if the venue is closed on it", () => {
    const { kernel } = boot()
    kernel.choices.set({ venue: venue({ closedFrom: '2026-12-23', closedTo: '2026-12-27' }) })
    kernel.navigation.complete()
    expect(kernel.facts.date).to.equal(null)
  })

  it('completion.resets: a popup that opens again has none of the last announcements', () => {
    const { kernel } = boot(false)
    kernel.announcer.announce('Your booking reference: MB-1234')
    kernel.navigation.complete()
    expect(kernel.announcer.announcements.value).to.be.empty
  })
})

describe('"Start again"', () => {
  /** At the details, reached from step 1, with something entered in a plugin's part. */
  function typing(first: object = {}, options: object = {}) {
    let completions = 0
    const test = visit({
      plugins: [booking, enquiry, diet],
      first: { venue: cork, ...first },
      prefill: { date: '2026-12-24', guests: 4 },
      onComplete: () => completions++,
      ...options,
    })
    test.kernel.choices.set({ ...confirmed, ...(!('journey' in first) && { journey: 'Booking' }) })
    const { allergy } = stateOf(test.kernel, diet)
    allergy.value = 'Nuts'
    return { ...test, left: () => [test.shown(), test.history(), allergy.value, completions] }
  }

  for (const [where, inline, completions] of [
    ['in a popup: the restaurant stays, and all else begins as the page wants it', false, 0],
    ['completion.resets: inline it is the same as a completion', true, 1],
  ] as const)
    it(where, () => {
      const { kernel, snapshots, left } = typing({}, { inline })
      expect(left()).to.deep.equal(['details', ['start'], 'Nuts', 0])
      snapshots.startAgain()
      expect(left()).to.deep.equal(['start', [], '', completions])
      const chosen = { venue: cork, journey: null, date: '2026-12-24', time: null, adults: 4 }
      expect(kernel.facts).to.include({ ...chosen, confirmed: false, journeyLocked: false })
      expect(Object.values(kernel.facts.customer)).to.deep.equal(noCustomer)
    })

  it('in a popup: a journey that the page has locked stays locked', () => {
    const { kernel, snapshots } = typing({ journey: 'Booking', journeyLocked: true })
    snapshots.startAgain()
    expect(kernel.facts).to.include({ journey: 'Booking', journeyLocked: true, confirmed: false, time: null })
  })

  it('while a booking is being sent it does nothing', async () => {
    const { kernel, snapshots, left, network } = typing({}, { answers: { [create]: hangs } })
    const sent = kernel.sender.send()
    while (network.sent(create).length === 0) await turn()
    snapshots.startAgain()
    expect(left()).to.deep.equal(['details', ['start'], 'Nuts', 0])
    expect(kernel.facts).to.include(confirmed)
    kernel.dispose()
    await sent
  })

  it('a booking that may have gone through is no longer asked about', async () => {
    const { kernel, snapshots } = typing({}, { answers: { [create]: lost } })
    await kernel.sender.send()
    expect(kernel.submission.unknown.value).not.to.equal(null)
    snapshots.startAgain()
    expect([kernel.submission.unknown.value, kernel.banner.shown.value]).to.deep.equal([null, null])
  })
})

describe('How long a value of a plugin’s state lasts', () => {
  const tea = definePlugin({
    id: 'tea',
    state: { drink: keep('', 'restart'), page: 1, token: once(null as string | null) },
    payload: { drink: ({ state }) => state.drink.value, token: ({ state }) => state.token.value },
  })
  function drinking(more: object = {}) {
    const test = bootKernel({ plugins: [start, booking, tea], first: confirmed, ...more })
    return { ...test, ...stateOf(test.kernel, tea) }
  }

  it('restart.clears, restart.keeps: only a value that outlasts a restart stays', () => {
    const { kernel, drink, page } = drinking()
    drink.value = 'Oolong'
    page.value = 2
    kernel.navigation.restart()
    expect([drink.value, page.value]).to.deep.equal(['Oolong', 1])
  })

  it('closing.ways: a value that outlasts a restart counts as entered until it is its first value again', () => {
    const { kernel, drink, page } = drinking()
    page.value = 2
    const entered = ['', 'Oolong', ''].map((text) => ((drink.value = text), kernel.plugins.hasEntered()))
    expect(entered).to.deep.equal([false, true, false])
  })

  it('a value good for one POST is sent, and put back when the POST fails', async () => {
    const { kernel, network, drink, token } = drinking({ answers: { 'POST *': status(500) } })
    drink.value = 'Oolong'
    token.value = 'secret'
    await kernel.sender.send()
    expect(network.sent('POST *')[0]!.body).to.include({ drink: 'Oolong', token: 'secret' })
    expect([drink.value, token.value]).to.deep.equal(['Oolong', null])
  })
})

const selection = { ...confirmed, journey: 'KidsPartyEnquiry', adults: 3, children: 6, wishedTime: '19:00' }

describe('The selection of a widget that is built again', () => {
  for (const [what, plugins, journey] of [
    ['the brand still has its journey', [kidsParty, enquiry], 'KidsPartyEnquiry'],
    ['the brand still has it by another name', [booking, kidsParty], 'KidsPMP'],
    ['no journey was chosen', [], null],
  ] as const)
    it(`stays as it is where ${what}`, () => {
      const before = { ...selection, journey }
      expect(usableWith([start, ...plugins], before)).to.equal(before)
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

  it('keeps the state of plugins, also through a brand that lacks the plugin', () => {
    const withDiet = [start, booking, diet]
    const { kernel } = bootKernel({ plugins: withDiet })
    stateOf(kernel, diet).allergy.value = 'Nuts'
    const without = bootKernel({ plugins: [start, booking], handover: handoverTo([start, booking], kernel) })
    const after = bootKernel({ plugins: withDiet, handover: handoverTo(withDiet, without.kernel) })
    expect(stateOf(after.kernel, diet).allergy.value).to.equal('Nuts')
    expect([kernel, after.kernel].map(({ isRebuilt }) => isRebuilt)).to.deep.equal([false, true])
  })
})
