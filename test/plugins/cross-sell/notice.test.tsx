import { expect } from 'chai'
import { slotBody } from '../../kit/fixtures'
import { cork, dublin, galway, seesOthers } from './setup'
import type { Session, Venue } from 'tavola'
import { offersOf } from '../../../plugins/cross-sell/offers'

const keys = [
  'step2-message',
  'step2-message-cs',
  'step2-message-notavailable',
  'step2-message-cs-notavailable',
  'step2-message-closed',
] as const
/** Each text says its own key. */
const bookingConfiguration = Object.fromEntries(keys.map((key) => [key, `[${key}]`]))
const closed = { originalChoiceClosed: true }
const one = [dublin()]
/** For enquiries alone. */
const asks = { availability: [slotBody(2000, false, true)] }
const two = [dublin(), galway()]
/** Restaurants with nothing to use do not count. */
const useless = galway({ id: 'sligo', name: 'Milano Full', availability: [slotBody(1930, false)] })

const table = [
  { says: closed, venues: [cork(), ...two], key: 'step2-message-closed' },
  { says: closed, venues: one, key: 'step2-message-closed' },
  { says: {}, venues: [cork()], key: 'step2-message' },
  { says: {}, venues: [cork(), ...one, useless], key: 'step2-message' },
  { says: {}, venues: [...two, cork()], key: 'step2-message-cs' },
  { says: {}, venues: one, key: 'step2-message-notavailable' },
  {
    says: {},
    venues: [cork({ availability: [slotBody(2000, false, true)] }), ...one, ...one],
    key: 'step2-message-notavailable',
  },
  { says: {}, venues: two, key: 'step2-message-cs-notavailable' },
  { says: { anyAvailabilityInOriginalRestaurant: true }, venues: one, key: 'step2-message' },
  { says: { anyAvailabilityInOriginalRestaurant: true }, venues: two, key: 'step2-message-cs' },
  {
    says: { anyAvailabilityInOriginalRestaurant: false },
    venues: [cork(), ...two],
    key: 'step2-message-cs-notavailable',
  },
] as const

describe('cross-sell: the message', () => {
  for (const { says, venues, key } of table) {
    const names = venues.map(({ name }) => name.replace('Milano ', '')).join(', ')
    it(`other.which-message, config.step2-message, other.message: ${names} says ${key}`, async () => {
      const diner = await seesOthers({ says, venues, chosen: { bookingConfiguration } })
      expect(diner.reads().match(/\[.*?\]/g)).to.deep.equal([`[${key}]`])
    })
  }

  const defaults = [
    {
      says: {},
      venues: [cork()],
      text: 'Sorry, Milano Cork has no tables free at 19:30. Would another time suit you?',
    },
    { says: {}, venues: [cork(), ...two], text: 'Would another time suit you, or a restaurant nearby?' },
    { says: {}, venues: one, text: 'no tables free around 19:30. Would Milano Dublin suit you?' },
    {
      says: {},
      venues: [cork(asks)],
      text: 'no tables free around 19:30, but you can request one of these times.',
    },
    { says: {}, venues: [dublin(asks)], text: 'You can send a request to a restaurant nearby.' },
    {
      says: {},
      venues: [dublin(asks), galway(asks)],
      text: 'You can send a request to a restaurant nearby.',
    },
    { says: {}, venues: two, text: 'no tables free around 19:30. Would a restaurant nearby suit you?' },
    { says: closed, venues: one, text: 'Sorry, Milano Cork is closed on Saturday 28 November.' },
  ]
  for (const { says, venues, text } of defaults) {
    it(`other.default-message: a missing key falls back, for ${venues.length}: "${text}"`, async () => {
      const title = /request/.test(text) ? 'Request a table' : 'Other tables for you'
      const diner = await seesOthers({ says, venues, title })
      expect(diner.reads()).to.include(text)
      expect(diner.gets('link', '021 496 0101')).to.have.property('href', 'tel:0214960101')
    })
  }

  it('other.default-message: a blank key falls back to our text too', async () => {
    const chosen = { bookingConfiguration: { 'step2-message': ' \n' } }
    const diner = await seesOthers({ venues: [cork()], chosen })
    expect(diner.reads()).to.include('Would another time suit you?')
  })

  it('the header repeats the request, and promises no table', async () => {
    const diner = await seesOthers({ venues: [cork()] })
    expect(diner.reads()).to.include('You asked for Saturday 28 November at 19:30, 2 people')
    expect(diner.reads()).to.not.include('Booking on')
  })

  it('if all slots are for enquiries neither the title nor the list promises a table', async () => {
    const diner = await seesOthers({ venues: [cork(asks), dublin(asks)], title: 'Request a table' })
    expect(diner.has('list', 'Restaurants taking requests')).to.equal(true)
    expect(diner.reads()).to.not.include('Other tables')
  })

  it('a brand rewords ours', async () => {
    const brand = { messages: { 'cross-sell.step2-message': 'Try {venue} later.' } }
    const diner = await seesOthers({ venues: [cork()], brand })
    expect(diner.reads()).to.include('Try Milano Cork later.')
  })
})

describe('cross-sell: the placeholders of the message', () => {
  const saying = (text: string, chosen: object = {}) =>
    seesOthers({ venues: [cork()], chosen: { bookingConfiguration: { 'step2-message': text }, ...chosen } })

  it('other.telephone: each ##telephone## becomes a link to call', async () => {
    const diner = await saying('Call ##telephone##. Really: ##telephone##!')
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href="tel:0214960101"]')
    expect([...links].map(({ textContent }) => textContent)).to.deep.equal(['021 496 0101', '021 496 0101'])
    expect(diner.reads()).to.include('Call 021 496 0101. Really: 021 496 0101!')
  })

  it('a number from abroad keeps its plus', async () => {
    const diner = await saying('Call ##telephone##', { telephone: '+353 (21) 496-0101' })
    expect(diner.gets('link', '+353 (21) 496-0101')).to.have.property('href', 'tel:+353214960101')
  })

  for (const telephone of ['', 'Ask at the bar', '1800 PIZZA', 'javascript:alert(1)']) {
    it(`other.telephone: "${telephone}" can’t be dialled: words to read, and no link`, async () => {
      const diner = await saying('Call us: ##telephone##. Thank you.', { telephone })
      expect(diner.reads()).to.include(`Call us: ${telephone}. Thank you.`)
      expect(diner.has('link')).to.be.false
    })
  }

  it('the dates are those shown to diners', async () => {
    const text = 'Closed from ##closedFrom## until ##closedTo##.'
    const diner = await saying(text, { closedFrom: '2026-11-29', closedTo: '2026-12-01' })
    expect(diner.reads()).to.include('Closed from Sunday 29 November until Tuesday 1 December.')
  })

  it('server.plain-text: texts from the server are text, never markup', async () => {
    const text = '<img src=x onerror=alert(1)> & <a href="javascript:alert(1)">here</a> {venue} ##other##'
    const diner = await saying(text)
    expect(diner.reads()).to.include(text)
    expect(document.querySelector('img')).to.equal(null)
    expect(diner.has('link')).to.be.false
  })
})

describe('cross-sell: the offers of an answer', () => {
  it('a time of day that thousands of slots have is looked up once, in free and full ones', () => {
    let lookups = 0
    const session = {
      get availability() {
        lookups++
        return []
      },
    }
    const slot = { time: '10:00', available: true, useEnquiryFallback: false }
    const cork = { id: 'cork', availability: Array.from({ length: 5_000 }, () => slot) }
    const { original } = offersOf([cork as unknown as Venue], {
      originalId: 'cork',
      canEnquire: true,
      date: '2026-11-28',
      sessions: [session as unknown as Session],
      earliest: '2026-11-28 09:00',
    })
    // A free slot counts before a full one.
    expect([original!.slots.length, lookups]).to.deep.equal([5_000, 2])
  })

  it('of a very long list the first 5,000 restaurants are compared', () => {
    const availability = [{ time: '19:30', available: true, useEnquiryFallback: false }]
    const venues = Array.from({ length: 6_000 }, (_, id) => ({ id, availability }))
    const { others } = offersOf(venues as unknown as Venue[], {
      originalId: 'cork',
      canEnquire: true,
      date: '2026-11-28',
      sessions: null,
      earliest: '2026-11-28 09:00',
    })
    expect(others).to.have.length(5_000)
  })
})
