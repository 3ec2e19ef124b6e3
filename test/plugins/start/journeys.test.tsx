import { expect } from 'chai'
import type { AnyPlugin } from 'tavola'
import start from '../../../plugins/start'
import { anna, atSlot } from '../../kit/booking'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { sessionsBody, slotBody, venue } from '../../kit/fixtures'
import { enquiry, party, table } from '../../kit/stand-ins'

const plugins = [start, table, enquiry, party]
const cork = venue()
const hiding = venue({ showJourneyOptions: false })
const partyLabel = 'Kids Pizza Making Party Enquiry'
const type = 'Choose Booking Type'
const asParty = { journey: 'KidsPartyEnquiry', adults: 1, children: 8 }
const asBooking = { journey: 'Booking', adults: 2, children: 0 }

const render = (first: object = { venue: cork }, options: object = {}) =>
  renderPlugins({ plugins, first, ...options })

const chooses = (diner: Diner, journey: string | null) =>
  diner.sees(() => diner.kernel.choices.choose(journey))
const textsOf = (buttons: readonly Element[]) => buttons.map(({ textContent }) => textContent)
const offered = (diner: Diner) =>
  textsOf(diner.within('group', 'What would you like to do?').getsAll('button'))

describe('start: the journey choice', () => {
  it('start.order, journey.chosen: the date waits for a button, which chooses journey and guests', async () => {
    const diner = await render()
    expect(diner.isEnabled('button', /^Date/)).to.be.false
    await diner.presses(partyLabel)
    expect(diner.isEnabled('button', /^Date/)).to.be.true
    expect(diner.kernel.facts).to.include(asParty)
    expect(diner.has('button', 'Book a Table')).to.be.false
  })

  it('host.locked-journey, journey.choice, back.step-1: where none is to be chosen, no way leads to it', async () => {
    for (const first of [{ journey: 'Booking', journeyLocked: true, venue: cork }, { venue: hiding }]) {
      const diner = await render(first)
      expect(diner.has('button', 'Book a Table')).to.be.false
      expect(diner.isEnabled('button', /^Date/)).to.be.true
      expect(diner.has('button', type)).to.be.false
      removeWidget()
    }
  })

  it("the title is the chosen journey's own, if it has one", async () => {
    const planned: AnyPlugin = { ...party, texts: { label: partyLabel, startTitle: 'Plan a party' } }
    const brand = { messages: { 'start.title': 'A table by the sea' } }
    const diner = await render(undefined, { plugins: [start, table, enquiry, planned], brand })
    for (const [journey, title] of [
      [null, 'A table by the sea'],
      ['KidsPartyEnquiry', 'Plan a party'],
      ['Booking', 'A table by the sea'],
    ] as const) {
      await chooses(diner, journey)
      await diner.finds('heading', title)
    }
  })

  it('back.step-1, edit.journey, restart.clears: the way back clears consents and the banner', async () => {
    const diner = await render({ venue: cork, journey: 'Booking', customer: { ...anna, optIn: true } })
    // It is the last line before Continue.
    expect(textsOf(diner.getsAll('button')).slice(-2)).to.deep.equal([type, 'Continue'])
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    await diner.presses(type)
    expect(diner.kernel.facts.journey).to.equal(null)
    expect(diner.kernel.facts.customer).to.deep.equal({ ...anna, optIn: false, consent: false })
    expect([diner.has('alert'), diner.has('button', type)]).to.deep.equal([false, false])
  })

  for (const [what, first, press, role, name] of [
    ['a journey goes on to the date', { venue: cork }, 'Book a Table', 'button', /^Date/],
    ['a journey goes to the title before a restaurant', {}, 'Book a Table', 'heading', 'Find your table'],
    [`"${type}" goes to the journeys`, { venue: cork, journey: 'Booking' }, type, 'button', 'Book a Table'],
  ] as const)
    it(`WCAG 2.4.3: the focus of ${what}`, async () => {
      const diner = await render(first)
      await diner.presses(press)
      expect(document.activeElement).to.equal(diner.gets(role, name))
    })

  it('WCAG 3.2.2: a journey that comes with the page, or later, leaves the focus where it is', async () => {
    const diner = await render()
    await chooses(diner, 'Booking')
    expect(document.activeElement).to.equal(document.body)
    await chooses(diner, null)
    const box = diner.gets('combobox', 'Location')
    await diner.sees(() => box.focus())
    await chooses(diner, 'Booking')
    expect(document.activeElement).to.equal(box)
  })
})

describe('start: the journey that the brand selects at start', () => {
  const starts = (first: object = { venue: cork }, journey = 'Booking', options: object = {}) =>
    render(first, { brand: { options: { start: { journey } } }, ...options })
  const journeyEvents = (diner: Diner) =>
    diner.events.flatMap(({ name, detail }) => (name === 'journey' ? [detail] : []))

  it('journey.at-start: `options.start.journey` is selected with its guests, and is no event', async () => {
    const diner = await starts(undefined, 'KidsPMP')
    expect(diner.kernel.facts).to.include(asParty)
    expect(diner.has('group', 'What would you like to do?')).to.be.false
    expect(diner.isEnabled('button', /^Date/)).to.be.true
    expect(journeyEvents(diner)).to.deep.equal([])
  })

  it('keeps the day, time and guests of the page', async () => {
    const prefill = { date: '2026-12-24', time: '19:30', guests: 4 }
    const brand = { options: { start: { journey: 'Booking' } } }
    const { kernel } = await renderPlugins({ plugins, brand, prefill })
    const { time: wishedTime, ...rest } = prefill
    expect(kernel.facts).to.include({ journey: 'Booking', ...rest, wishedTime })
  })

  it('is selected again after completion', async () => {
    const diner = await starts()
    await diner.presses(partyLabel)
    expect(journeyEvents(diner)).to.deep.equal([{ journey: 'KidsPartyEnquiry' }])
    await diner.sees(() => diner.kernel.navigation.complete())
    expect(diner.kernel.facts).to.include(asBooking)
  })

  it('a journey of the page wins', async () => {
    for (const journeyLocked of [false, true]) {
      const diner = await starts({ journey: 'KidsPartyEnquiry', journeyLocked })
      expect(diner.kernel.facts.journey).to.equal('KidsPartyEnquiry')
      removeWidget()
    }
  })

  it('waits for a restaurant that shows the journeys', async () => {
    const diner = await starts({ venue: hiding })
    expect(diner.kernel.facts.journey).to.equal(null)
    await diner.sees(() => diner.kernel.choices.set({ venue: cork }))
    expect(diner.kernel.facts.journey).to.equal('Booking')
  })

  it('name.journeys, name.date: the others are a quiet line at the end of step 1, to change it', async () => {
    const diner = await starts()
    expect(diner.reads()).to.include('Planning something else?')
    const buttons = textsOf(diner.getsAll('button'))
    expect(buttons.slice(-3)).to.deep.equal(['General Enquiry', partyLabel, 'Continue'])
    expect(buttons).to.not.include('Book a Table').and.not.include(type)
    await diner.presses(partyLabel)
    expect(diner.kernel.facts).to.include(asParty)
    expect(diner.has('button', partyLabel)).to.be.false
    // The pressed button is gone: the focus goes on to the next choice.
    expect(document.activeElement).to.equal(diner.gets('button', /^Date/))
    await diner.presses('Book a Table')
    expect(diner.kernel.facts).to.include(asBooking)
  })

  it(`edit.booking: from a later step, "${type}" leads to all of them`, async () => {
    const diner = await starts({ ...atSlot, journey: 'Booking', confirmed: true })
    await diner.presses(type)
    expect(diner.kernel.facts.journey).to.equal(null)
    expect(offered(diner)).to.have.length(3)
  })
})

describe('start: a group of 15 and more', () => {
  const renderGroup = (more: object = {}, options: object = {}) => {
    const first = { ...atSlot, adults: -1, ...more }
    return render(first, { plugins: [start, table, enquiry], brand: { journeys: ['Booking'] }, ...options })
  }

  it("guests.group, summary.group: becomes the brand's group journey, without a check", async () => {
    const known = venue({ bookingConfiguration: { 'step2-message': 'Hi' } })
    const diner = await renderGroup({ venue: known })
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.network.sent('GET /api/venues/searchavailability/*')).to.be.empty
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30', guests: -1 })
    expect(diner.reads()).to.include('Enquiry for Saturday 28 November at 19:30 for 15+ people')
  })

  it('back.keeps, event.dom: Back keeps every choice, and a number that a table takes books again', async () => {
    const diner = await renderGroup({ time: null })
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.presses('Back')
    expect(await diner.finds('combobox', 'Guests')).to.have.property('value', '-1')
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:00' })
    // The slot is not reported again.
    expect(diner.events.filter(({ name }) => name === 'slot')).to.have.lengthOf(1)
    await diner.selects('Guests', '4')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await diner.finds('heading', 'Your Details')
  })

  it('time.slots: it may choose a time that only takes enquiries', async () => {
    const slots = [slotBody(1900), slotBody(2000, false, true), slotBody(2100, false)]
    const answers = { 'GET /api/sessions/availability/*': sessionsBody(slots) }
    const diner = await renderGroup({ time: null }, { answers })
    expect(diner.offers('Hour')).to.deep.equal(['–', '19', '20'])
  })
})
