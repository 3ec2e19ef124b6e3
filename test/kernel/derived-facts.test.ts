import { effect } from '@preact/signals-core'
import { expect } from 'chai'
import { createFacts } from '../../src/kernel/facts'
import { venue } from './selection'

describe('Facts that are derived', () => {
  it('section 9, default guests: 2 adults and 0 children', () => {
    expect(createFacts({}).facts).to.include({ adults: 2, children: 0, guests: 2 })
  })

  it('section 7: guests are adults plus children', () => {
    expect(createFacts({ adults: 1, children: 8 }).facts.guests).to.equal(9)
  })

  it('section 9, guests dropdown: a group is -1, whatever the children', () => {
    expect(createFacts({ adults: -1, children: 3 }).facts.guests).to.equal(-1)
  })

  it("section 3, booking configuration: what came with the sessions refines the venue's", () => {
    const store = createFacts({ venue: venue({ bookingConfiguration: { a: 'venue', b: 'venue' } }) })
    store.set({ configuration: { b: 'sessions' } })
    expect(store.facts.bookingConfiguration).to.deep.equal({ a: 'venue', b: 'sessions' })
  })

  it('contract of the door: a patch is seen whole, never half', () => {
    const { facts, set } = createFacts({ date: '2026-11-20', time: '19:30', confirmed: true })
    const seen: unknown[] = []
    const end = effect(() => void seen.push([facts.date, facts.time, facts.confirmed]))
    set({ date: '2026-11-21' })
    end()
    expect(seen).to.deep.equal([
      ['2026-11-20', '19:30', true],
      ['2026-11-21', null, false],
    ])
  })
})
