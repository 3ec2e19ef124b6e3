import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { cardGuarantee } from '../../kit/stand-ins'
import { facts, renderAsked, renderBooked, renderGeneral } from './ended-journey'

const changes = 'To change or cancel'

describe('ticket: its contents', () => {
  it('has the restaurant, its address, the day, the time, the guests and the reference', async () => {
    const diner = await renderBooked({ brand: { backEndLanguage: 'it' } })
    expect(diner.has('heading', 'Your table')).to.be.true
    // The restaurant's name is in the language of the back end.
    expect(diner.ticket().gets('text', 'Milano Cork').lang).to.equal('it')
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
  for (const [title, options, ...expected] of [
    ['card.no-show-fee: has neither fee nor deadline where no card was checked', { more: [cardGuarantee] }],
    [
      'card.no-show-fee: has no fee in a brand without one',
      { ccgPerformed: true, place: { bookingConfiguration: { 'booking-cancel-hours': '48' } } },
      'Free to cancel until Thursday 26 November at 19:30',
    ],
    ['card.no-show-fee: has no text about a deadline in a brand without one', { ccgPerformed: true }],
    [
      'card.no-show-fee: says that free cancellation has ended, less than 48 hours before',
      { ...guarantee, first: { date: '2026-11-21' } },
      'No-show fee: up to £5 × 2 = £10',
      'Free cancellation has ended.',
    ],
    [
      'time.zone-named: has the deadline without a number to call, and says whose clock it is',
      { ...guarantee, brand: { timeZone: 'Asia/Tokyo' }, place: { telephone: 'ask at the bar' } },
      'No-show fee: up to £5 × 2 = £10',
      'Free to cancel until Thursday 26 November at 19:30, restaurant time',
    ],
  ] as const)
    it(`step.booked, ${title}`, async () => {
      const diner = await renderBooked(options)
      const fee = facts().filter((line) => line.startsWith('No-show fee'))
      const deadline =
        /Free (?:to cancel until \w+ \d+ \w+ at [\d:]+(, restaurant time)?|cancellation has ended\.)/
      const [said = []] = [deadline.exec(diner.reads())?.slice(0, 1)]
      expect([...fee, ...said]).to.deep.equal(expected)
      expect(diner.reads().includes(changes)).to.equal(!title.includes('without a number'))
    })

  it('telephone.call-link: says how to change or cancel, with a text where it can’t be dialled', async () => {
    const diner = await renderBooked({ place: { telephone: '+353 21 496 0101' } })
    expect(diner.ticket().gets('text', /^To change or cancel, call/)).to.exist
    const link = diner.ticket().gets('link', '+353 21 496 0101')
    expect(link.getAttribute('href')).to.equal('tel:+353214960101')
    // A line may end after an inline block: the full stop would begin the next one.
    expect(getComputedStyle(link).display).to.equal('inline')
  })

  it('a number that can’t be dialled is text', async () => {
    const diner = await renderBooked({ place: { telephone: '1800 PIZZA' } })
    expect(diner.reads()).to.include(`${changes}, call 1800 PIZZA`)
    expect(diner.has('link', /PIZZA/)).to.be.false
  })

  it('telephone.call-link: not without a number', async () => {
    const diner = await renderBooked({ place: { telephone: '' } })
    expect(diner.reads()).to.not.include(changes)
    expect(document.querySelector('.ticket-changes')).to.equal(null)
  })

  it('without a restaurant the step keeps its own reference', async () => {
    const diner = await renderAsked({ first: { venue: null } })
    expect(diner.reads()).to.include('The plain reference')
  })

  it('an enquiry is called a request, with no table to cancel', async () => {
    const diner = await renderAsked()
    expect(diner.has('heading', 'YOUR PARTY')).to.be.true
    expect(diner.reads()).to.include('A request, not a booking yet').and.not.include(changes)
    expect(facts()).to.deep.equal([
      'Day: Saturday 28 November 2026',
      'Time: 19:30',
      'Guests: 1 adult and 8 children',
      'Reference: ME-4711',
    ])
  })

  it('config.enquired: enquiry-confirmation-hide-title hides the title, and the restaurant is it', async () => {
    const bookingConfiguration = { 'enquiry-confirmation-hide-title': 'true' }
    const diner = await renderAsked({ place: { bookingConfiguration } })
    expect(diner.has('heading', 'YOUR PARTY')).to.be.false
    expect(diner.has('group', 'Milano Cork')).to.be.true
  })

  it('enquired.reference: without one there is no stub', async () => {
    const diner = await renderAsked({ reference: null })
    expect(facts()).to.not.include('Reference: ')
    expect(diner.has('button', 'Copy the reference')).to.be.false
  })

  const nothing = { date: null, time: null, adults: 0, children: 0 }
  for (const [what, first, ...listed] of [
    ['shows only what is known', nothing],
    ['a party of adults alone mentions no children', { ...nothing, adults: 8 }, 'Guests: 8 adults'],
    ['a group is called one', { ...nothing, adults: -1 }, 'Guests: 15 or more people'],
    [
      'guests.how-many: a group has its number',
      { ...nothing, adults: -1, groupSize: 16 },
      'Guests: 16 people',
    ],
  ] as const)
    it(what, async () => {
      const diner = await renderAsked({ first })
      expect(facts()).to.deep.equal([...listed, 'Reference: ME-4711'])
      expect(diner.reads()).to.include('A request, not a booking yet')
    })

  for (const [what, first, isRequest] of [
    ['needs no table, and its ticket mentions none', {}, false],
    ['that names a day is a request for a table', { date: '2026-11-28' }, true],
    ['that names a time is a request for a table', { time: '19:30' }, true],
  ] as const)
    it(`a general enquiry ${what}`, async () => {
      const text = (await renderGeneral(first)).reads()
      expect(text.includes('A request, not a booking yet')).to.equal(isRequest)
      if (!isRequest) expect(text).to.include('Your enquiry has been sent')
    })

  it('another plugin adds a line', async () => {
    const Line = () => (
      <div>
        <dt>Music</dt>
        <dd>Jazz</dd>
      </div>
    )
    const inserts = [{ at: 'ticket.lines', load: async () => ({ default: Line }) }] as const
    await renderBooked({ more: [definePlugin({ id: 'music', inserts })] })
    expect(facts()).to.include('Music: Jazz')
  })
})
