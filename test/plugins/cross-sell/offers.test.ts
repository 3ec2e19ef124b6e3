import { expect } from 'chai'
import type { Session, Venue } from 'tavola'
import { offersOf } from '../../../plugins/cross-sell/offers'

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
