import { expect } from 'chai'
import { definePlugin, type ChosenSlot } from 'tavola'
import { anna } from '../../kit/booking'
import { slotBody, venue } from '../../kit/fixtures'
import { hangs, later, type Answer } from '../../kit/network'
import { enquiry } from '../../kit/stand-ins'
import { bookingsOnly, click, clicks, cork, dublin, galway, seesOthers } from './setup'

const choice = { adults: 3, customer: anna, date: '2026-11-28', time: '19:30', venue: venue() }
const venues = [cork(), dublin({ availability: [slotBody(1945), slotBody(2000, false, true)] }), galway()]

describe('cross-sell: choosing', () => {
  it('other.book: Book confirms the slot at its restaurant, with the configuration of that one', async () => {
    const bookingConfiguration = { 'step4-showOptInCheckbox': 'true' }
    const first = { ...choice, configuration: { 'step4-requireMinAge': 'true' } }
    const diner = await seesOthers({ venues: [dublin({ bookingConfiguration })], first })
    await diner.presses('Book 19:30 at Milano Dublin')
    await diner.finds('heading', 'Your Details')
    expect(diner.kernel.facts).to.deep.include({ time: '19:30', confirmed: true, bookingConfiguration })
    expect(diner.reads()).to.include('Milano Dublin').and.not.include('Milano Cork')
    expect(diner.reads()).to.include('Booking on Saturday 28 November at 19:30 for 3 people')
  })

  it('other.book: Book takes another time of the same restaurant, as it is known', async () => {
    const first = { ...choice, venue: venue({ id: 7, telephone: '1234567' }) }
    const diner = await seesOthers({ venues: [cork({ id: '7', telephone: '' })], first })
    await diner.presses('Book 20:00 at Milano Cork')
    await diner.finds('heading', 'Your Details')
    expect(diner.kernel.facts).to.deep.include({ venue: first.venue, time: '20:00', confirmed: true })
  })

  it('other.enquire, banner.errors: Enquire starts an enquiry for the slot, without the banner', async () => {
    const diner = await seesOthers({ venues, first: choice })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    await diner.presses('Enquire 20:00 at Milano Dublin')
    await diner.finds('heading', 'Your Enquiry Details')
    expect(diner.reads()).to.include('Enquiry for Saturday 28 November at 20:00 for 3 people')
    expect(diner.reads()).to.include('Milano Dublin').and.not.include('Milano Cork')
    expect(diner.has('alert')).to.be.false
  })

  for (const [button, heading] of [
    ['Book 19:45 at Milano Dublin', 'Your Details'],
    ['Enquire 20:00 at Milano Dublin', 'Your Enquiry Details'],
  ] as const)
    it(`back.keeps: Back from ${heading} leads to the list and to step 1 with everything intact`, async () => {
      const diner = await seesOthers({ venues, first: choice })
      const { journey, venue, time, availability } = diner.kernel.facts
      const list = () => diner.gets('list', 'Restaurants with available tables').textContent
      const before = list()
      await diner.presses(button)
      await diner.finds('heading', heading)
      await diner.presses('Back')
      await diner.finds('heading', 'Other tables for you')
      expect(list()).to.equal(before)
      const intact = { journey, venue, time, availability, guests: 3, customer: anna, confirmed: false }
      expect(diner.kernel.facts).to.include(intact)
      await diner.presses('Back')
      await diner.finds('heading', 'Welcome')
      expect(diner.kernel.facts).to.include({ ...choice, availability: null })
    })

  it('event.dom, step.other-restaurants: the host hears the step, the slot, and another journey', async () => {
    const diner = await seesOthers({ venues })
    expect(diner.events).to.deep.include({ name: 'step', detail: { name: 'cross-sell', number: 2 } })
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

  it('the second click of a double click chooses no slot, and is not for what comes next', async () => {
    const diner = await seesOthers({ venues: [dublin()] })
    await clicks(diner, 'Book 19:30 at Milano Dublin', 2)
    expect(diner.kernel.facts.confirmed).to.equal(false)
    await clicks(diner, 'Book 19:30 at Milano Dublin', 1)
    const heard: number[] = []
    const heading = await diner.finds('heading', 'Your Details')
    heading.addEventListener('click', ({ detail }) => void heard.push(detail))
    const second = click(2)
    heading.dispatchEvent(second)
    expect([heard, second.defaultPrevented]).to.deep.equal([[], true])
    for (const detail of [1, 2]) heading.dispatchEvent(click(detail))
    expect(heard).to.deep.equal([1, 2])
  })
})

describe('cross-sell: while the next step gets ready', () => {
  /** With a plugin that takes its time before a slot is confirmed, as one that fetches menus. */
  async function waitsFor(answer: Answer) {
    const asked: ChosenSlot[] = []
    const slow = definePlugin({
      id: 'slow',
      serves: 'booking',
      essential: true,
      beforeConfirm: async (_ctx, slot) => {
        asked.push(slot)
        await (typeof answer === 'function' && answer({} as never))
      },
    })
    const diner = await seesOthers({ venues, plugins: [...bookingsOnly, enquiry, slow] })
    await diner.presses('Book 19:30 at Milano Galway')
    expect(diner.has('heading', 'Other tables for you')).to.be.true
    const isBusy = (name: string) => {
      const { ariaBusy, ariaDisabled } = diner.gets('button', name)
      return [ariaBusy, ariaDisabled]
    }
    return { asked, diner, isBusy }
  }

  it('continue.checks, WCAG 4.1.2: the pressed slot alone is busy, and another press changes nothing', async () => {
    const { answer, come } = later()
    const { asked, diner, isBusy } = await waitsFor(answer)
    expect(diner.gets('status').textContent).to.include('Checking Availability...')
    expect(isBusy('Book 19:30 at Milano Galway')).to.deep.equal(['true', 'true'])
    expect(isBusy('Book 19:45 at Milano Dublin')).to.deep.equal(['false', null])
    await diner.presses('Enquire 20:00 at Milano Dublin')
    await diner.presses('Book 19:45 at Milano Dublin')
    expect(document.activeElement).to.equal(diner.gets('button', 'Book 19:45 at Milano Dublin'))
    come(null)
    await diner.finds('heading', 'Your Details')
    expect(asked.map(({ venue, time }) => [venue.id, time])).to.deep.equal([['galway', '19:30']])
    expect(diner.kernel.facts.venue?.id).to.equal('galway')
  })

  it('a step that does not come leaves the slot to be pressed again', async () => {
    const { diner, isBusy } = await waitsFor(hangs)
    await diner.waits(10_000)
    expect(isBusy('Book 19:30 at Milano Galway')).to.deep.equal(['false', null])
  })

  it('a diner who has gone back meanwhile stays there', async () => {
    const { answer, come } = later()
    const { diner } = await waitsFor(answer)
    await diner.presses('Back')
    come(null)
    await diner.waits()
    expect(diner.has('heading', 'Welcome')).to.be.true
    expect(diner.kernel.facts).to.deep.include({ venue: venue(), confirmed: false })
  })
})
