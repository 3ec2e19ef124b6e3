import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { removeWidget } from '../../kit/diner'
import ticket from '../../../plugins/ticket'
import { cardGuarantee, threshold } from '../../kit/stand-ins'
import { facts, party, renderAsked, renderBooked } from './ended-journey'

describe('ticket: its contents', () => {
  it('has the restaurant, its address, the day, the time, the guests and the reference', async () => {
    const diner = await renderBooked()
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

  const guarantee = { ccgPerformed: true, more: [cardGuarantee] }
  const configured = (bookingConfiguration: object) => ({ place: { bookingConfiguration } })
  const noCall = { place: { telephone: 'ask at the bar' } }
  for (const [title, options, ...expected] of [
    [
      'has the fee, and until when cancelling is free, where a card was checked',
      { ...guarantee, ...configured({ 'booking-cancel-hours': '24', currency: 'EUR' }) },
      'No-show fee: up to €5 × 2 = €10',
      'Free to cancel until Friday 27 November at 19:30',
    ],
    ['has neither where no card was checked', { more: [cardGuarantee] }],
    [
      'has no fee in a brand without one',
      { ccgPerformed: true, ...configured({ 'booking-cancel-hours': '48' }) },
      'Free to cancel until Thursday 26 November at 19:30',
    ],
    ['has no text about a deadline in a brand without one', { ccgPerformed: true }],
    [
      'says that free cancellation has ended, less than 48 hours before',
      { ...guarantee, first: { date: '2026-11-21' } },
      'No-show fee: up to £5 × 2 = £10',
      'Free cancellation has ended.',
    ],
    [
      'has the deadline without a number to call, too',
      { ...guarantee, ...noCall },
      'No-show fee: up to £5 × 2 = £10',
      'Free to cancel until Thursday 26 November at 19:30',
    ],
  ] as const)
    it(`card.no-show-fee, step.booked: ${title}`, async () => {
      const diner = await renderBooked(options)
      const fee = facts().filter((line) => line.startsWith('No-show fee'))
      const deadline = /Free (?:to cancel until \w+ \d+ \w+ at [\d:]+|cancellation has ended\.)/.exec(
        diner.reads(),
      )
      expect([...fee, ...(deadline ?? [])]).to.deep.equal(expected)
      expect(diner.reads().includes('To change or cancel')).to.equal(
        !('place' in options && 'telephone' in options.place),
      )
    })

  it("time.zone-named: says whose clock it is where the diner's differs", async () => {
    const diner = await renderBooked({ ...guarantee, brand: { timeZone: 'Asia/Tokyo' } })
    expect(diner.reads()).to.include('Free to cancel until Thursday 26 November at 19:30, restaurant time')
  })

  it('telephone.call-link: says how to change or cancel', async () => {
    const diner = await renderBooked({ place: { telephone: '+353 21 496 0101' } })
    expect(diner.within('group', 'Your table').gets('text', /^To change or cancel, call/)).to.exist
    const link = diner.within('group', 'Your table').gets('link', '+353 21 496 0101')
    expect(link.getAttribute('href')).to.equal('tel:+353214960101')
    // A line may end after an inline block: the full stop would begin the next one.
    expect(getComputedStyle(link).display).to.equal('inline')
  })

  it('a number that can’t be dialled is text', async () => {
    const diner = await renderBooked({ place: { telephone: '1800 PIZZA' } })
    expect(diner.reads()).to.include('To change or cancel, call 1800 PIZZA')
    expect(diner.has('link', /PIZZA/)).to.be.false
  })

  it('telephone.call-link: not without a number, and an enquiry has no table to cancel', async () => {
    const diner = await renderBooked({ place: { telephone: '' } })
    expect(diner.reads()).to.not.include('To change or cancel')
    expect(document.querySelector('.ticket-changes')).to.equal(null)
    removeWidget()
    expect((await renderAsked()).reads()).to.not.include('To change or cancel')
  })

  it('card.no-show-fee: the deadline is there without a number to call, too', async () => {
    const diner = await renderBooked({
      ccgPerformed: true,
      place: { telephone: 'ask at the bar' },
      more: [cardGuarantee],
    })
    expect(diner.reads()).to.include('Free to cancel until').and.not.include('To change or cancel')
  })

  it('the restaurant’s name is marked with the language of the back end', async () => {
    const diner = await renderBooked({ brand: { backEndLanguage: 'it' } })
    expect(diner.within('group', 'Your table').gets('text', 'Milano Cork').lang).to.equal('it')
  })

  it('the step knows that it has a ticket, for its styles', async () => {
    await renderBooked()
    expect(document.querySelector('.result')!.hasAttribute('data-ticket')).to.be.true
  })

  it('without a restaurant the step keeps its own reference', async () => {
    const diner = await renderAsked({ first: { venue: null } })
    expect(diner.reads()).to.include('The plain reference')
  })

  it('an enquiry is called a request', async () => {
    const diner = await renderAsked()
    expect(diner.has('heading', 'YOUR PARTY')).to.be.true
    expect(diner.reads()).to.include('A request, not a booking yet')
    expect(facts()).to.deep.equal([
      'Day: Saturday 28 November 2026',
      'Time: 19:30',
      'Guests: 1 adult and 8 children',
      'Reference: ME-4711',
    ])
  })

  it('config.enquired: enquiry-confirmation-hide-title hides the title, and the restaurant is it', async () => {
    const diner = await renderAsked({
      place: { bookingConfiguration: { 'enquiry-confirmation-hide-title': 'true' } },
    })
    expect(diner.has('heading', 'YOUR PARTY')).to.be.false
    expect(diner.has('group', 'Milano Cork')).to.be.true
  })

  it('enquired.reference: without one there is no stub', async () => {
    const diner = await renderAsked({}, null)
    expect(facts()).to.not.include('Reference: ')
    expect(diner.has('button', 'Copy the reference')).to.be.false
  })

  it('shows only what is known', async () => {
    await renderAsked({ first: { date: null, time: null, adults: 0, children: 0 } })
    expect(facts()).to.deep.equal(['Reference: ME-4711'])
  })

  for (const [what, first, guests] of [
    ['a party of adults alone mentions no children', { adults: 8, children: 0 }, '8 adults'],
    ['a group is called one', { adults: -1, children: 0 }, '15 or more people'],
    ['guests.how-many: a group has its number', { adults: -1, children: 0, groupSize: 16 }, '16 people'],
  ] as const)
    it(what, async () => {
      await renderAsked({ first })
      expect(facts()).to.include(`Guests: ${guests}`)
    })

  const general = definePlugin({
    ...party,
    id: 'general',
    journey: { name: 'Enquiry', outcome: 'enquiry', defaults: { adults: 0, children: 0 }, direct: true },
  })
  const nothing = { journey: 'Enquiry', date: null, time: null, adults: 0, children: 0 }

  const asGeneral = { plugins: [threshold, general, ticket] }
  for (const [what, options] of [
    ['a general enquiry that names a day', { ...asGeneral, first: { ...nothing, date: '2026-11-28' } }],
    ['a general enquiry that names a time', { ...asGeneral, first: { ...nothing, time: '19:30' } }],
    ['another one without a day and a time', { first: { date: null, time: null } }],
  ] as const)
    it(`${what} is a request for a table`, async () => {
      expect((await renderAsked(options)).reads()).to.include('A request, not a booking yet')
    })

  it('a general enquiry needs no table, and its ticket mentions none', async () => {
    const diner = await renderAsked({ plugins: [threshold, general, ticket], first: nothing })
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
    await renderBooked({ more: [music] })
    expect(facts()).to.include('Music: Jazz')
  })
})
