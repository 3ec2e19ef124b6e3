import { expect } from 'chai'
import type { Session, Venue } from 'tavola'
import { offersOf, rankSlots } from '../../../plugins/cross-sell/tables/offers'
import { sessions as sessionsDefinition } from '../../../src/api/bodies'
import { readBody } from '../../../src/api/reading'
import { atSlot } from '../../kit/booking'
import { type Diner } from '../../kit/diner'
import { slotBody } from '../../kit/fixtures'
import { enquiry } from '../../kit/stand-ins'
import { bookingsOnly, chain, check, clicks, cork, day, dublin, galway, seesOthers } from './setup'

const list = /^Restaurants (with available tables|taking requests)$/
const items = (diner: Diner) => diner.within('list', list).getsAll('listitem')
const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)
const headings = (diner: Diner) => textsOf(diner.within('list', list).getsAll('heading'))
/** What the buttons of a restaurant say. */
const slots = (diner: Diner, index = 0) => textsOf(items(diner)[index]!.querySelectorAll('.slot'))
const times = (diner: Diner) => slots(diner).map((text) => /\d\d:\d\d/.exec(text)![0])
const enquireOnly = [slotBody(1930, false, true)]

describe('cross-sell: the list', () => {
  it('step.other-restaurants, other.slot, server.plain-text: each has slots to book, enquire or neither', async () => {
    const availability = [
      slotBody(1900),
      slotBody(1930, false, true),
      slotBody(1945, true, true),
      slotBody(2000, false),
    ]
    const name = '<b>Milano</b> {time} ##telephone##'
    const venues = [cork({ id: '7' }), dublin({ name, availability })]
    const diner = await seesOthers({ chosen: { id: 7 }, venues })
    const [own, other] = textsOf(items(diner))
    expect(own).to.include('Your restaurant').and.not.include('8 Oliver Plunkett Street')
    expect(other).to.include('38 Dawson Street, D02 E729').and.include('3.4 miles')
    expect(slots(diner, 1).map((text) => text.split(` at ${name}`))).to.deep.equal([
      ['Book 19:00', ''],
      ['Enquire 19:30', ''],
      ['Book 19:45', ''],
      ['Unavailable 20:00', ''],
    ])
    expect(headings(diner)).to.deep.equal(['Milano Cork', name])
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
    const availability = [...enquireOnly, slotBody(2000)]
    const venues = [dublin({ availability }), galway({ availability: enquireOnly })]
    const diner = await seesOthers({ plugins: bookingsOnly, venues })
    expect(headings(diner)).to.deep.equal(['Milano Dublin'])
    expect(diner.isEnabled('button', 'Unavailable 19:30 at Milano Dublin')).to.be.false
    expect(diner.reads()).to.not.include('48 hours')
  })

  it('enquiry.reply: promises no hours where the brand has none', async () => {
    const silent = { ...enquiry, options: { replyHours: 0 }, shares: ['replyHours'] }
    const venues = [dublin({ availability: [slotBody(1900), ...enquireOnly] })]
    const diner = await seesOthers({ venues, plugins: [...bookingsOnly, silent] })
    expect(diner.has('button', 'Enquire 19:30 at Milano Dublin')).to.equal(true)
    expect(diner.reads()).to.not.include('get back to you')
  })

  it('other.list: other times of the same restaurant, then the others by distance', async () => {
    const others = Object.entries({ Unknown: null, Far: 30, 'Unknown too': 'far', Near: 0, 'Far too': 30 })
    const venues = others.map(([name, distance]) => dublin({ id: name, name, distance }))
    const diner = await seesOthers({ venues: [...venues, cork({ distance: 99 })] })
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
    const expected = ['Book 09:00', 'Book 19:30', 'Book 20:00']
    expect(slots(diner).map((text) => text.slice(0, 10))).to.deep.equal(expected)
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

  it('WCAG 4.1.3: it says how many restaurants there are, once for each answer', async () => {
    const diner = await seesOthers({ venues: [cork(), dublin(), galway()] })
    await diner.presses('Back')
    diner.network.answer(check, { noAvailability: false, originalChoiceAvailable: false, venues: [dublin()] })
    await diner.presses('Continue')
    await diner.finds('heading', 'Other tables for you')
    const found = diner.heard.filter((text) => /listed/.test(text))
    expect(found).to.deep.equal(['3 restaurants listed.', '1 restaurant listed.'])
  })
})

describe('cross-sell: long lists', () => {
  const more = 'Show more restaurants'
  const moreTimes = 'More times at Milano Dublin'
  const focused = () => document.activeElement?.textContent

  it('other.list: of many restaurants the nearest are shown, and twenty more with each press', async () => {
    const diner = await seesOthers({ venues: chain(60, () => ({ availability: day(3) })).reverse() })
    await diner.waits(1_000)
    expect(headings(diner)[0]).to.equal('Milano 0')
    const counts = [items(diner).length]
    for (const detail of [1, 2, 1]) {
      await clicks(diner, more, detail)
      counts.push(items(diner).length)
      if (counts.length === 2) expect(focused()).to.equal('Milano 20')
    }
    expect(counts).to.deep.equal([20, 40, 40, 60])
    expect(diner.has('button', more)).to.be.false
  })

  it('other.list: of many slots the nearest are shown, as the day runs, and twelve more with each press', async () => {
    const diner = await seesOthers({ venues: [dublin({ availability: day(36).reverse() })] })
    const before = times(diner)
    expect(before.includes('19:30') && before[0]! >= '18:00' && before.at(-1)! <= '21:00').to.be.true
    expect(before).to.deep.equal([...before].sort())
    const counts = [before.length]
    for (const detail of [1, 2, 1]) {
      await clicks(diner, moreTimes, detail)
      counts.push(times(diner).length)
      const added = times(diner).find((time) => !before.includes(time))
      if (counts.length === 2) expect(focused()).to.equal(`Book ${added} at Milano Dublin`)
    }
    expect(counts).to.deep.equal([12, 24, 24, 36])
    expect(diner.has('button', moreTimes)).to.be.false
  })

  it('slots of use come first; while no new one is, the focus stays, and then it is on the name', async () => {
    const venues = [dublin({ availability: day(30, (index) => index === 0) })]
    const diner = await seesOthers({ venues })
    expect(times(diner)).to.include('12:00').and.have.length(12)
    expect(diner.isEnabled('button', 'Book 12:00 at Milano Dublin')).to.be.true
    await diner.presses(moreTimes)
    expect(focused()).to.equal(moreTimes)
    await diner.presses(moreTimes)
    expect(document.activeElement).to.equal(diner.gets('heading', 'Milano Dublin'))
  })

  it('Back returns to as much of the list as was shown, and a new answer starts again', async () => {
    const diner = await seesOthers({
      venues: chain(23, (index) => (index < 2 ? { availability: day(30) } : {})),
    })
    await diner.presses(more)
    await diner.presses('More times at Milano 0')
    const shown = () => [items(diner).length, times(diner).length, slots(diner, 1).length]
    await diner.presses('Book 19:30 at Milano 22')
    await diner.presses('Back')
    await diner.waits(1_000)
    expect(shown()).to.deep.equal([23, 24, 12])
    await diner.presses('Back')
    await diner.presses('Continue')
    await diner.waits(1_000)
    expect(shown()).to.deep.equal([20, 12, 12])
  })
})

describe('cross-sell: the offers of an answer', () => {
  const slot = { time: '10:00', available: true, useEnquiryFallback: false }
  const query = {
    originalId: 'cork',
    canEnquire: true,
    date: '2026-11-28',
    sessions: null,
    earliest: '2026-11-28 09:00',
  }

  it('of two times as near to the wanted one only one that can be used is marked as the nearest', () => {
    const two = [
      { ...slot, time: '19:00' },
      { ...slot, time: '20:00', available: false },
    ]
    const marked = rankSlots(two, '19:30', false).filter(({ nearest }) => nearest)
    expect(marked.map(({ time }) => time)).to.deep.equal(['19:00'])
  })

  it('a time of day that thousands of slots have is looked up once, in free and full ones', () => {
    let lookups = 0
    const session = {
      get availability() {
        lookups++
        return []
      },
    } as unknown as Session
    const cork = { id: 'cork', availability: Array.from({ length: 5_000 }, () => slot) } as unknown as Venue
    const { original } = offersOf([cork], { ...query, sessions: [session] })
    // A free slot counts before a full one.
    expect([original!.slots.length, lookups]).to.deep.equal([5_000, 2])
  })

  it('of a very long list the first 5,000 restaurants are compared', () => {
    const venues = Array.from(
      { length: 6_000 },
      (_, id) => ({ id, availability: [slot] }) as unknown as Venue,
    )
    expect(offersOf(venues, query).others).to.have.length(5_000)
  })
})
