import { expect } from 'chai'
import type { Session, Venue } from 'tavola'
import { offersOf } from '../../../plugins/cross-sell/offers'

describe('cross-sell: the offers of an answer', () => {
  it('section 9: a time of day that thousands of slots have is looked up once', () => {
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
    expect([original!.slots.length, lookups]).to.deep.equal([5_000, 1])
  })
})
