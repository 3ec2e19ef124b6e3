import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { createReload } from '../../kit/reload'
import ticket from '../../../plugins/ticket'
import { cardGuarantee, threshold } from '../../kit/stand-ins'
import { asked, booked, booking, facts, party } from './results'

describe('ticket: its contents', () => {
  it('has the restaurant, its address, the day, the time, the guests and the reference', async () => {
    const diner = await booked()
    expect(diner.has('heading', 'Your table')).to.be.true
    expect(diner.within('group', 'Your table').gets('text', 'Milano Cork')).to.exist
    expect(diner.reads()).to.include('8 Oliver Plunkett Street, Cork, T12 X8N6')
    expect(facts()).to.deep.equal([
      'Day: Saturday 28 November 2026',
      'Time: 19:30',
      'Guests: 2 people',
      'Reference: MB-1234',
    ])
    expect(diner.reads()).to.not.include('A request')
  })

  it('card.no-show-fee: has the fee, and until when cancelling is free, where a card was checked', async () => {
    const place = { bookingConfiguration: { 'booking-cancel-hours': '24', currency: 'EUR' } }
    const diner = await booked({ ccgPerformed: true, place, more: [cardGuarantee] })
    expect(facts()).to.include('No-show fee: up to €5 × 2 = €10')
    expect(diner.reads()).to.include('Free to cancel until Friday 27 November at 19:30')
  })

  it('step.booked: has neither where no card was checked', async () => {
    const diner = await booked({ more: [cardGuarantee] })
    expect(diner.reads()).to.not.match(/fee|Free to cancel/)
  })

  it('card.no-show-fee: a brand without a fee has none', async () => {
    const place = { bookingConfiguration: { 'booking-cancel-hours': '48' } }
    const diner = await booked({ ccgPerformed: true, place })
    expect(diner.reads()).to.not.include('fee')
    expect(diner.reads()).to.include('Free to cancel until Thursday 26 November at 19:30')
  })

  it('card.no-show-fee: less than 48 hours before, free cancellation has ended', async () => {
    const diner = await booked({ ccgPerformed: true, first: { date: '2026-11-21' }, more: [cardGuarantee] })
    expect(diner.reads()).to.include('Free cancellation has ended.').and.not.include('Free to cancel until')
  })

  it('time.zone-named: says whose clock it is where the diner’s differs', async () => {
    const diner = await booked({
      ccgPerformed: true,
      brand: { timeZone: 'Asia/Tokyo' },
      more: [cardGuarantee],
    })
    expect(diner.reads()).to.include('Free to cancel until Thursday 26 November at 19:30, restaurant time')
  })

  it('card.no-show-fee: a brand without a deadline has no text about it', async () => {
    const diner = await booked({ ccgPerformed: true })
    expect(diner.reads()).to.not.match(/free/i)
  })

  it('card.no-show-fee: after a reload the fee and the deadline are still there', async () => {
    const reload = createReload()
    const more = [cardGuarantee, reload.plugin]
    await booked({ ccgPerformed: true, more })
    reload.leaves()
    removeWidget()
    const diner = await renderPlugins({ plugins: [threshold, booking, ticket, ...more] })
    await diner.finds('heading', 'Booking Confirmed')
    await diner.waits()
    expect(facts()).to.include('No-show fee: up to £5 × 2 = £10')
    expect(diner.reads()).to.include('Free to cancel until')
  })

  it('telephone.call-link: says how to change or cancel', async () => {
    const diner = await booked({ place: { telephone: '+353 21 496 0101' } })
    expect(diner.within('group', 'Your table').gets('text', /^To change or cancel, call/)).to.exist
    const link = diner.within('group', 'Your table').gets('link', '+353 21 496 0101')
    expect(link.getAttribute('href')).to.equal('tel:+353214960101')
    // A line may end after an inline block: the full stop would begin the next one.
    expect(getComputedStyle(link).display).to.equal('inline')
  })

  it('a number that can’t be dialled is text', async () => {
    const diner = await booked({ place: { telephone: '1800 PIZZA' } })
    expect(diner.reads()).to.include('To change or cancel, call 1800 PIZZA')
    expect(diner.has('link', /PIZZA/)).to.be.false
  })

  it('telephone.call-link: not without a number, and an enquiry has no table to cancel', async () => {
    const diner = await booked({ place: { telephone: '' } })
    expect(diner.reads()).to.not.include('To change or cancel')
    expect(document.querySelector('.ticket-changes')).to.equal(null)
    await removeWidget()
    expect((await asked()).reads()).to.not.include('To change or cancel')
  })

  it('card.no-show-fee: the deadline is there without a number to call, too', async () => {
    const diner = await booked({
      ccgPerformed: true,
      place: { telephone: 'ask at the bar' },
      more: [cardGuarantee],
    })
    expect(diner.reads()).to.include('Free to cancel until').and.not.include('To change or cancel')
  })

  it('the restaurant’s name is marked with the language of the back end', async () => {
    const diner = await booked({ brand: { backEndLanguage: 'it' } })
    expect(diner.within('group', 'Your table').gets('text', 'Milano Cork').lang).to.equal('it')
  })

  it('the step knows that it has a ticket, for its styles', async () => {
    await booked()
    expect(document.querySelector('.result')!.hasAttribute('data-ticket')).to.be.true
  })

  it('without a restaurant the step keeps its own reference', async () => {
    const diner = await asked({ first: { venue: null } })
    expect(diner.reads()).to.include('The plain reference')
  })

  it('an enquiry is called a request', async () => {
    const diner = await asked()
    expect(diner.has('heading', 'YOUR PARTY')).to.be.true
    expect(diner.reads()).to.include('A request, not a booking yet')
    expect(facts()).to.deep.equal([
      'Day: Saturday 28 November 2026',
      'Time: 19:30',
      'Guests: 1 adult and 8 children',
      'Reference: ME-4711',
    ])
  })

  it('config.enquired: enquiry-confirmation-hide-title hides the title, and the restaurant names the ticket', async () => {
    const diner = await asked({
      place: { bookingConfiguration: { 'enquiry-confirmation-hide-title': 'true' } },
    })
    expect(diner.has('heading', 'YOUR PARTY')).to.be.false
    expect(diner.has('group', 'Milano Cork')).to.be.true
  })

  it('enquired.reference: without one there is no stub', async () => {
    const diner = await asked({}, null)
    expect(facts()).to.not.include('Reference: ')
    expect(diner.has('button', 'Copy the reference')).to.be.false
  })

  it('shows only what is known', async () => {
    await asked({ first: { date: null, time: null, adults: 0, children: 0 } })
    expect(facts()).to.deep.equal(['Reference: ME-4711'])
  })

  it('a party of adults alone mentions no children', async () => {
    await asked({ first: { adults: 8, children: 0 } })
    expect(facts()).to.include('Guests: 8 adults')
  })

  it('a group is called one', async () => {
    await asked({ first: { adults: -1, children: 0 } })
    expect(facts()).to.include('Guests: 15 or more people')
  })

  it('guests.how-many: a group that has said how many they are has its number', async () => {
    await asked({ first: { adults: -1, children: 0, groupSize: 16 } })
    expect(facts()).to.include('Guests: 16 people')
  })

  const general = definePlugin({
    ...party,
    id: 'general',
    journey: { name: 'Enquiry', outcome: 'enquiry', defaults: { adults: 0, children: 0 }, direct: true },
  })
  const nothing = { journey: 'Enquiry', date: null, time: null, adults: 0, children: 0 }

  for (const wish of [{ date: '2026-11-28' }, { time: '19:30' }])
    it(`a general enquiry that names ${JSON.stringify(wish)} is a request for a table`, async () => {
      const diner = await asked({ plugins: [threshold, general, ticket], first: { ...nothing, ...wish } })
      expect(diner.reads()).to.include('A request, not a booking yet')
    })

  it('an enquiry that is no general one is a request, also without a day and a time', async () => {
    const diner = await asked({ first: { date: null, time: null } })
    expect(diner.reads()).to.include('A request, not a booking yet')
  })

  it('a general enquiry needs no table, and its ticket mentions none', async () => {
    const diner = await asked({ plugins: [threshold, general, ticket], first: nothing })
    expect(diner.reads()).to.include('Your enquiry has been sent')
    expect(diner.reads()).to.not.include('A request, not a booking yet')
  })

  it('another plugin adds a line', async () => {
    const Line = () => (
      <div>
        <dt>Music</dt>
        <dd>Jazz</dd>
      </div>
    )
    const music = definePlugin({
      id: 'music',
      inserts: [{ at: 'ticket.lines', load: async () => ({ default: Line }) }],
    })
    await booked({ more: [music] })
    expect(facts()).to.include('Music: Jazz')
  })
})
