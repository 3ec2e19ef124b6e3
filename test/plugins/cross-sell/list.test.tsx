import { expect } from 'chai'
import { rankSlots } from '../../../plugins/cross-sell/offers'
import { type Diner } from '../../kit/diner'
import { slotBody } from '../../kit/fixtures'
import { sessions as sessionsDefinition } from '../../../src/api/bodies'
import { readBody } from '../../../src/api/reading'
import { bookingsOnly, chain, cork, day, dublin, galway, seesOthers } from './setup'
import { atSlot } from '../../kit/booking'
// Last: it looks for the kit's document when it loads.
import { within } from '@testing-library/react'

const list = /^Restaurants (with available tables|taking requests)$/

const headings = (diner: Diner) =>
  diner
    .within('list', list)
    .getsAll('heading', undefined, { level: 3 })
    .map(({ textContent }) => textContent)

const enquireOnly = [slotBody(1930, false, true)]

describe('cross-sell: the list', () => {
  const items = (diner: Diner) => diner.within('list', list).getsAll('listitem')

  /** The slots of a restaurant, as they are read. */
  const slots = (diner: Diner, index = 0) =>
    within(items(diner)[index]!)
      .getAllByRole('button', { name: /\d\d:\d\d/ })
      .map((button) => button.textContent)

  it('step.other-restaurants, name.other-restaurants: each has its name, address, distance and slots', async () => {
    const diner = await seesOthers({ venues: [dublin(), galway()] })
    const [item] = items(diner)
    expect(item!.textContent).to.include('38 Dawson Street, D02 E729').and.include('3.4 miles')
    expect(within(item!).getByRole('heading', { level: 3, name: 'Milano Dublin' })).to.exist
    expect(within(item!).getByRole('button', { name: 'Book 19:30 at Milano Dublin' })).to.exist
  })

  it('other.slot: a slot shows Book, Enquire, or Unavailable', async () => {
    const availability = [
      slotBody(1900),
      slotBody(1930, false, true),
      slotBody(1945, true, true),
      slotBody(2000, false),
    ]
    const diner = await seesOthers({ venues: [dublin({ availability })] })
    expect(slots(diner).map((text) => text.replace(' at Milano Dublin', ''))).to.deep.equal([
      'Book 19:00',
      'Enquire 19:30',
      'Book 19:45',
      'Unavailable 20:00',
    ])
    expect(diner.isEnabled('button', /^Enquire 19:30/)).to.be.true
    expect(diner.isEnabled('button', /^Unavailable 20:00/)).to.be.false
    expect(diner.reads()).to.include('within 48 hours')
  })

  it('other.unlisted: one without a slot to use is not listed', async () => {
    const venues = [
      dublin({ id: 1, name: 'Full', availability: [slotBody(1930, false)] }),
      dublin({ id: 2, name: 'Empty', availability: [] }),
      dublin({ id: 3, name: 'Answers', availability: enquireOnly }),
    ]
    const diner = await seesOthers({ venues, title: 'Request a table' })
    expect(headings(diner)).to.deep.equal(['Answers'])
  })

  it('other.unlisted: in a brand without an enquiry its fallback is no slot to use', async () => {
    const venues = [
      dublin({ availability: [...enquireOnly, slotBody(2000)] }),
      galway({ availability: enquireOnly }),
    ]
    const diner = await seesOthers({ plugins: bookingsOnly, venues })
    expect(headings(diner)).to.deep.equal(['Milano Dublin'])
    expect(diner.isEnabled('button', 'Unavailable 19:30 at Milano Dublin')).to.be.false
    expect(diner.reads()).to.not.include('48 hours')
  })

  it('other.list: other times of the same restaurant, then the others by distance', async () => {
    const venues = [
      dublin({ id: 1, name: 'Unknown', distance: null }),
      dublin({ id: 2, name: 'Far', distance: 30 }),
      dublin({ id: 3, name: 'Unknown too', distance: 'far' }),
      dublin({ id: 4, name: 'Near', distance: 0 }),
      dublin({ id: 5, name: 'Far too', distance: 30 }),
      cork({ distance: 99 }),
    ]
    const diner = await seesOthers({ venues })
    const expected = ['Milano Cork', 'Near', 'Far', 'Far too', 'Unknown', 'Unknown too']
    expect(headings(diner)).to.deep.equal(expected)
  })

  it('body.parts: a restaurant and a time that come twice are listed once, at their best', async () => {
    const venues = [
      dublin({ availability: [slotBody(2000), slotBody(1930, false)] }),
      galway(),
      dublin({ name: 'Again', availability: [slotBody(1930), slotBody(2000, false, true), slotBody(900)] }),
    ]
    const diner = await seesOthers({ venues })
    expect(headings(diner)).to.deep.equal(['Milano Dublin', 'Milano Galway'])
    expect(slots(diner).map((text) => text.slice(0, 10))).to.deep.equal([
      'Book 09:00',
      'Book 19:30',
      'Book 20:00',
    ])
  })

  it('time.past: of today a slot that has passed is not listed, nor a restaurant with no other', async () => {
    // It is 9 in the morning.
    const venues = [
      dublin({ availability: [slotBody(845), slotBody(900), slotBody(1000)] }),
      galway({ availability: [slotBody(800)] }),
    ]
    const diner = await seesOthers({ venues, first: { ...atSlot, date: '2026-11-20' } })
    expect(headings(diner)).to.deep.equal(['Milano Dublin'])
    expect(slots(diner)).to.deep.equal(['Book 09:00 at Milano Dublin', 'Book 10:00 at Milano Dublin'])
  })

  it('time.after-midnight: its slots come last, with their day', async () => {
    const session = { title: '', startTime: 700, endTime: 600, availability: [slotBody(530), slotBody(2345)] }
    const sessions = readBody(sessionsDefinition, { sessions: [session] }).body!.sessions
    const venues = [
      cork({ availability: [slotBody(530), slotBody(2345)] }),
      dublin({ availability: [slotBody(30), slotBody(530), slotBody(2345)] }),
    ]
    const diner = await seesOthers({ venues, first: { ...atSlot, sessions } })
    expect(slots(diner)).to.deep.equal(['Book 23:45 at Milano Cork', 'Book 05:30 Sun at Milano Cork'])
    // The sessions of another restaurant are not known.
    expect(slots(diner, 1)).to.deep.equal([
      'Book 05:30 at Milano Dublin',
      'Book 23:45 at Milano Dublin',
      'Book 00:30 Sun at Milano Dublin',
    ])
  })

  it('in American English a slot is "Book 7:30 PM"', async () => {
    const diner = await seesOthers({ venues: [dublin()], brand: { locale: 'en-US' } })
    expect(diner.has('button', 'Book 7:30 PM at Milano Dublin')).to.be.true
  })

  it('an id that is a number here and a text there is one restaurant', async () => {
    const diner = await seesOthers({ chosen: { id: 7 }, venues: [cork({ id: '7' })] })
    expect(headings(diner)).to.deep.equal(['Milano Cork'])
  })

  it('server.plain-text: names from the server are text, never markup', async () => {
    const diner = await seesOthers({ venues: [dublin({ name: '<b>Bold</b> {time} ##telephone##' })] })
    expect(headings(diner)).to.deep.equal(['<b>Bold</b> {time} ##telephone##'])
    expect(diner.has('button', 'Book 19:30 at <b>Bold</b> {time} ##telephone##')).to.be.true
  })
})

describe('cross-sell: long lists', () => {
  const items = (diner: Diner) =>
    diner.within('list', 'Restaurants with available tables').getsAll('listitem')

  const times = (diner: Diner) =>
    within(items(diner)[0]!)
      .getAllByRole('button', { name: /\d\d:\d\d/ })
      .map((button) => /\d\d:\d\d/.exec(button.textContent)![0])

  it('other.list: of many restaurants the nearest are shown, more on request', async () => {
    const diner = await seesOthers({ venues: chain(25).reverse() })
    expect(items(diner)).to.have.length(20)
    await diner.presses('Show more restaurants')
    expect(items(diner)).to.have.length(25)
    expect(document.activeElement).to.equal(diner.gets('heading', 'Milano 20'))
    expect(diner.has('button', 'Show more restaurants')).to.be.false
  })

  it('other.list: of many slots those nearest to the wanted time are shown, as the day runs', async () => {
    const diner = await seesOthers({ venues: [dublin({ availability: day(40).reverse() })] })
    const [first, last] = [times(diner).at(0)!, times(diner).at(-1)!]
    expect(times(diner)).to.have.length(12).and.include('19:30')
    expect(first >= '18:00' && last <= '21:00', `${first} to ${last}`).to.be.true
    expect(times(diner)).to.deep.equal([...times(diner)].sort())
  })

  it('slots that can be used come before those that cannot', async () => {
    const venues = [dublin({ availability: day(40, (index) => index === 0) })]
    const diner = await seesOthers({ venues })
    expect(times(diner)).to.include('12:00').and.have.length(12)
    expect(diner.isEnabled('button', 'Book 12:00 at Milano Dublin')).to.be.true
  })

  it('of two as near to it only one that can be used is marked as the nearest', () => {
    const slot = { available: true, useEnquiryFallback: false }
    const slots = [
      { ...slot, time: '19:00' },
      { ...slot, time: '20:00', available: false },
    ]
    const marked = rankSlots(slots, '19:30', false).filter(({ nearest }) => nearest)
    expect(marked.map(({ time }) => time)).to.deep.equal(['19:00'])
  })

  it('"More times" adds some and moves the focus to the first new one', async () => {
    const diner = await seesOthers({ venues: [dublin({ availability: day(30) })] })
    const before = times(diner)
    await diner.presses('More times at Milano Dublin')
    const first = times(diner).find((time) => !before.includes(time))
    expect(times(diner)).to.have.length(24)
    expect(document.activeElement).to.equal(diner.gets('button', `Book ${first} at Milano Dublin`))
  })

  it('the focus is not lost if no new one can be used', async () => {
    const venues = [dublin({ availability: day(14, (index) => index === 0) })]
    const diner = await seesOthers({ venues })
    await diner.presses('More times at Milano Dublin')
    expect(diner.has('button', 'More times at Milano Dublin')).to.be.false
    expect(document.activeElement).to.equal(diner.gets('heading', 'Milano Dublin'))
  })

  it('Back returns to as much of the list as was shown', async () => {
    const venues = chain(23, (index) => (index === 0 ? { availability: day(30) } : {}))
    const diner = await seesOthers({ venues })
    await diner.presses('Show more restaurants')
    await diner.presses('More times at Milano 0')
    await diner.presses('Book 19:30 at Milano 22')
    await diner.presses('Back')
    expect(items(diner)).to.have.length(23)
    expect(times(diner)).to.have.length(24)
  })

  it('a new answer starts with the first ones again', async () => {
    const diner = await seesOthers({ venues: chain(25) })
    await diner.presses('Show more restaurants')
    await diner.presses('Back')
    await diner.presses('Continue')
    expect(items(diner)).to.have.length(20)
  })

  it('an answer of 5,000 restaurants shows the nearest, and its last can be reached', async () => {
    const venues = chain(5000, () => ({ availability: day(20) })).reverse()
    const diner = await seesOthers({ venues })
    expect(items(diner)).to.have.length(20)
    expect(items(diner)[0]!.textContent).to.include('Milano 0')
    await diner.presses('Show more restaurants')
    expect(items(diner)).to.have.length(40)
  })
})
