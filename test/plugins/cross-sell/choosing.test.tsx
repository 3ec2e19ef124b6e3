import { expect } from 'chai'
import { definePlugin, selectionFields, type ChosenSlot } from 'tavola'
import crossSell from '../../../plugins/cross-sell'
import { anna } from '../../kit/booking'
import { slotBody, venue } from '../../kit/fixtures'
import { later } from '../../kit/network'
import { enquiry, table } from '../../kit/stand-ins'
import { asking, cork, dublin, galway, seesOthers } from './setup'

const choice = { adults: 3, customer: anna, date: '2026-11-28', time: '19:30', venue: venue() }
const venues = [cork(), dublin({ availability: [slotBody(1945), slotBody(2000, false, true)] }), galway()]

describe('cross-sell: choosing', () => {
  it('other.book: Book selects the restaurant and the slot, and confirms them', async () => {
    const diner = await seesOthers({ venues, first: choice })
    await diner.presses('Book 19:45 at Milano Dublin')
    await diner.finds('heading', 'Your Details')
    expect(diner.kernel.facts).to.include({ time: '19:45', date: '2026-11-28', guests: 3, confirmed: true })
    expect(diner.reads()).to.include('Milano Dublin').and.not.include('Milano Cork')
    expect(diner.reads()).to.include('Booking on Saturday 28 November at 19:45 for 3 people')
  })

  it('other.book: Book takes another time of the same restaurant, as it is known', async () => {
    const first = { ...choice, venue: venue({ id: 7, telephone: '1234567' }) }
    const diner = await seesOthers({ venues: [cork({ id: '7', telephone: '' })], first })
    await diner.presses('Book 20:00 at Milano Cork')
    await diner.finds('heading', 'Your Details')
    expect(diner.kernel.facts).to.deep.include({ venue: first.venue, time: '20:00', confirmed: true })
  })

  it('the configuration of the restaurant chosen first does not go along', async () => {
    const first = { ...choice, configuration: { 'step4-requireMinAge': 'true' } }
    const bookingConfiguration = { 'step4-showOptInCheckbox': 'true' }
    const diner = await seesOthers({ venues: [dublin({ bookingConfiguration })], first })
    await diner.presses('Book 19:30 at Milano Dublin')
    expect(diner.kernel.facts.bookingConfiguration).to.deep.equal(bookingConfiguration)
  })

  it('payload.booking: has the restaurant and the time that were chosen instead', async () => {
    const sends = definePlugin({ id: 'sends', serves: 'booking', payload: selectionFields })
    const plugins = [asking, crossSell, table, sends]
    const diner = await seesOthers({ plugins, venues: [dublin({ id: 42 })], first: choice })
    await diner.presses('Book 19:30 at Milano Dublin')
    await diner.sees(() => void diner.kernel.submission.send())
    const [post] = diner.network.sent('POST /api/bookings/create')
    expect(post!.body).to.deep.equal({
      venueId: 42,
      date: '2026-11-28',
      time: '1930',
      guests: 3,
      children: 0,
    })
  })

  it('other.enquire: Enquire starts an enquiry for the restaurant, day, time and guests', async () => {
    const diner = await seesOthers({ venues, first: choice })
    await diner.presses('Enquire 20:00 at Milano Dublin')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.reads()).to.include('Enquiry for Saturday 28 November at 20:00 for 3 people')
    expect(diner.reads()).to.include('Milano Dublin').and.not.include('Milano Cork')
  })

  it('banner.errors: does not follow to an enquiry', async () => {
    const diner = await seesOthers({ venues, first: choice })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    await diner.presses('Enquire 20:00 at Milano Dublin')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.has('alert')).to.be.false
  })

  it('other.enquire: Enquire at the wanted time and place is an enquiry too', async () => {
    const venues = [cork({ availability: [slotBody(1930, false, true)] })]
    const diner = await seesOthers({ venues, title: 'Request a table' })
    await diner.presses('Enquire 19:30 at Milano Cork')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.kernel.facts).to.include({ journey: 'Enquiry', time: '19:30', confirmed: true })
  })

  for (const [button, heading] of [
    ['Book 19:45 at Milano Dublin', 'Your Details'],
    ['Enquire 20:00 at Milano Dublin', 'Your Enquiry Details'],
  ] as const) {
    it(`back.keeps: Back from ${heading} returns to the list with everything intact`, async () => {
      const diner = await seesOthers({ venues, first: choice })
      const { journey, venue, time, availability } = diner.kernel.facts
      const before = diner.gets('list', 'Restaurants with available tables').textContent
      await diner.presses(button)
      await diner.finds('heading', heading)
      await diner.presses('Back')
      await diner.finds('heading', 'Other tables for you')
      expect(diner.gets('list', 'Restaurants with available tables').textContent).to.equal(before)
      const intact = { journey, venue, time, availability, guests: 3, customer: anna, confirmed: false }
      expect(diner.kernel.facts).to.include(intact)
    })
  }

  it('back.keeps: Back from the list returns to step 1 with every choice intact', async () => {
    const diner = await seesOthers({ venues, first: choice })
    await diner.presses('Back')
    await diner.finds('heading', 'Welcome')
    expect(diner.kernel.facts).to.include({ ...choice, availability: null })
  })

  it('event.dom: the host hears the slot, and the journey if it has changed', async () => {
    const diner = await seesOthers({ venues })
    await diner.presses('Book 19:30 at Milano Galway')
    await diner.presses('Back')
    await diner.presses('Enquire 20:00 at Milano Dublin')
    const slot = { date: '2026-11-28', guests: 2 }
    expect(diner.events.filter(({ name }) => /slot|journey/.test(name))).to.deep.equal([
      { name: 'slot', detail: { ...slot, venueId: 'galway', time: '19:30' } },
      { name: 'slot', detail: { ...slot, venueId: 'dublin', time: '20:00' } },
      { name: 'journey', detail: { journey: 'Enquiry' } },
    ])
  })

  it('an answer for a booking is no step of another journey', async () => {
    const diner = await seesOthers({ venues })
    const { availability } = diner.kernel.facts
    await diner.sees(() => diner.kernel.choices.set({ journey: 'Enquiry', time: '19:30', availability }))
    await diner.finds('heading', 'Welcome')
    expect(diner.kernel.facts.availability).to.equal(availability)
  })

  it('step.other-restaurants: step 2 is reported by its number', async () => {
    const diner = await seesOthers({ venues })
    expect(diner.events).to.deep.include({ name: 'step', detail: { name: 'cross-sell', number: 2 } })
  })
})

describe('cross-sell: while the next step gets ready', () => {
  /** A plugin that takes its time before a slot is confirmed, as one that fetches menus. */
  function slowly() {
    const asked: ChosenSlot[] = []
    const ready = later()
    const slow = definePlugin({
      id: 'slow',
      serves: 'booking',
      beforeConfirm: async (_ctx, slot) => void (asked.push(slot), await ready.answer()),
    })
    return { asked, ready, options: { venues, plugins: [asking, crossSell, table, enquiry, slow] } }
  }

  it('continue.checks: plugins are asked for the restaurant and the slot that were chosen', async () => {
    const { asked, ready, options } = slowly()
    const diner = await seesOthers(options)
    await diner.presses('Book 19:30 at Milano Galway')
    expect(diner.has('heading', 'Other tables for you')).to.be.true
    ready.come(null)
    await diner.finds('heading', 'Your Details')
    expect(asked.map(({ venue, time }) => [venue.id, time])).to.deep.equal([['galway', '19:30']])
  })

  it('further presses change nothing, and the focus stays', async () => {
    const { asked, ready, options } = slowly()
    const diner = await seesOthers(options)
    await diner.presses('Book 19:30 at Milano Galway')
    expect(diner.gets('status').textContent).to.include('Checking Availability...')
    await diner.presses('Enquire 20:00 at Milano Dublin')
    await diner.presses('Book 19:45 at Milano Dublin')
    expect(document.activeElement).to.equal(diner.gets('button', 'Book 19:45 at Milano Dublin'))
    ready.come(null)
    await diner.finds('heading', 'Your Details')
    expect(asked).to.have.length(1)
    expect(diner.kernel.facts.venue?.id).to.equal('galway')
  })

  it('a diner who has gone back meanwhile stays there', async () => {
    const { ready, options } = slowly()
    const diner = await seesOthers(options)
    await diner.presses('Book 19:30 at Milano Galway')
    await diner.presses('Back')
    ready.come(null)
    await diner.waits()
    expect(diner.has('heading', 'Welcome')).to.be.true
    expect(diner.kernel.facts).to.deep.include({ venue: venue(), confirmed: false })
  })
})
