import { expect } from 'chai'
import { secret } from 'tavola'
import { effect } from '@preact/signals-core'
import type { Selection } from '../../../src/contract/facts'
import { createFacts } from '../../../src/kernel/state/facts'
import { slotBody } from '../../kit/fixtures'
import { availability, confirmed, cork, dublin, venue } from '../selection'
import { stopClock } from '../../../src/testing/clock'

/** A selection that every invariant has something to clear of. */
const full = {
  ...confirmed,
  availability: availability(),
  configuration: { 'step2-message': 'Others' },
  detailsConfirmed: true,
} satisfies Partial<Selection>

const storeWith = (selection: Partial<Selection>) => {
  const store = createFacts()
  store.set(selection)
  return store
}

const after = (patch: Partial<Selection>, before: Partial<Selection> = full) => {
  const store = storeWith(before)
  store.set(patch)
  return store.facts
}

/** The slot and all that follows from it. */
const noSlot = { time: null, confirmed: false, availability: null, detailsConfirmed: false }
const slot = { time: '19:30', confirmed: true, availability: full.availability, detailsConfirmed: true }

describe('Invariants of the facts', () => {
  it('state.selection, date.clears: a new date clears the slot and everything that depends on it', () => {
    expect(after({ date: '2026-11-21' })).to.include({ ...noSlot, venue: cork })
  })

  it('state.selection, guests.clears: changing the guest count clears the slot', () => {
    expect(after({ adults: 3 })).to.include({ ...noSlot, date: '2026-11-20' })
    expect(after({ children: 1 })).to.include({ ...noSlot, date: '2026-11-20' })
  })

  it('state.selection: another day or another number of guests needs other times', () => {
    for (const patch of [{ date: '2026-11-21' }, { adults: 3 }, { children: 1 }])
      expect(after(patch, { ...full, sessions: [] }).sessions).to.equal(null)
  })

  it('another restaurant needs other times', () => {
    expect(after({ venue: dublin }, { ...full, sessions: [] }).sessions).to.equal(null)
  })

  it('times that did not load are no longer missing once there are some, or others are needed', () => {
    const failed = { ...full, sessionsFailed: true }
    for (const patch of [{ sessions: [] }, { date: '2026-11-21' }])
      expect(after(patch, failed).sessionsFailed).to.equal(false)
  })

  it('the size of a group is cleared with the group', () => {
    expect(after({ adults: 4 }, { ...full, adults: -1, groupSize: 16 }).groupSize).to.equal(null)
  })

  it('state.selection, time.cleared: clearing the time clears its confirmation', () => {
    expect(after({ time: null })).to.include(noSlot)
  })

  it('state.availability: another time is not confirmed, and its availability is unknown', () => {
    expect(after({ time: '20:00' })).to.include({ ...noSlot, time: '20:00' })
  })

  it("another venue clears the slot and the first venue's configuration", () => {
    const facts = after({ venue: dublin })
    expect(facts).to.include({ ...noSlot, date: '2026-11-20' })
    expect(facts.configuration).to.deep.equal({})
  })

  it('another journey clears the slot and keeps venue and date', () => {
    expect(after({ journey: 'Enquiry' })).to.include({ ...noSlot, venue: cork, date: '2026-11-20' })
  })

  it('details.fixed: details are not fixed for a slot that is not confirmed', () => {
    expect(after({ confirmed: false })).to.include({ ...slot, confirmed: false, detailsConfirmed: false })
  })

  it('values set in the same patch stay', () => {
    expect(after({ date: '2026-11-21', time: '20:00' })).to.include({ ...noSlot, time: '20:00' })
    const bookedElsewhere = after({ venue: dublin, time: '20:00', confirmed: true })
    expect(bookedElsewhere).to.include({ venue: dublin, time: '20:00', confirmed: true })
  })

  it('the same time on another day is another slot', () => {
    expect(after({ date: '2026-11-21', time: '19:30' })).to.include({ ...noSlot, time: '19:30' })
    expect(after({ venue: dublin, time: '19:30', confirmed: true })).to.include({ availability: null })
  })

  it('the same values again clear nothing', () => {
    const { date, time, adults, children } = after({})
    expect(after({ date, time, adults, children })).to.include(slot)
  })

  it('the same venue read again keeps the choices', () => {
    const again = venue({ telephone: '021 000 0000' })
    expect(after({ venue: again })).to.include({ ...slot, venue: again })
  })

  it('state.customer: typing the details clears nothing', () => {
    expect(after({ customer: { ...confirmed.customer, firstName: 'Ann' } })).to.include(slot)
  })

  it('state.results: clearing a slot clears its reference', () => {
    const booked = { ...full, references: { booking: secret('MB-1') } }
    expect(after({ venue: dublin }, booked).references).to.deep.equal({})
    expect(after({ detailsConfirmed: false }, booked).references).to.equal(booked.references)
  })

  it('continue.checks: a venue that the server offers with a time counts as open then', () => {
    const closed = venue({ id: 'bath', closedFrom: '2026-11-01', closedTo: '2026-12-01' })
    expect(after({ venue: closed, time: '20:00' })).to.include({ date: '2026-11-20', time: '20:00' })
  })

  it('date.closed-clears: a venue that is closed on the chosen day clears the day', () => {
    const closed = venue({ id: 'bath', closedFrom: '2026-11-01', closedTo: '2026-12-01' })
    expect(after({ venue: closed }).date).to.equal(null)
    expect(after({ venue: closed, date: '2026-12-02' }).date).to.equal('2026-12-02')
    expect(after({ date: '2026-11-20' }, { venue: closed, date: '2026-12-02' }).date).to.equal(null)
  })

  it('continue.checks: the day of such a venue stays while the diner enters the details', () => {
    const closed = venue({ id: 'bath', closedFrom: '2026-11-01', closedTo: '2026-12-01' })
    const offered = { ...confirmed, venue: closed }
    expect(after({ customer: { ...confirmed.customer, firstName: 'Ann' } }, offered)).to.include({
      date: '2026-11-20',
      time: '19:30',
    })
  })
})

const invalid: [patch: Partial<Selection>, reason: RegExp][] = [
  [{ date: '20/11/2026' }, /date is "20\/11\/2026"/],
  [{ date: '2026-11-20T00:00' }, /date is/],
  [{ date: '' }, /date is/],
  [{ time: '1930' }, /time is "1930"/],
  [{ time: '9:30' }, /time is/],
  [{ time: '19:305' }, /time is/],
  [{ time: 'at 19:30' }, /time is/],
  [{ date: '2026-99-99' }, /date is/],
  [{ venue: { name: 'Milano Cork' } as never }, /venue has no id/],
  [{ venue: { id: 1 } as never }, /venue has no id or no name/],
  [{ customer: { optIn: true } as never }, /customer/],
  [{ customer: null as never }, /customer/],
  [{ references: null as never }, /references/],
  [{ adults: Number.NaN }, /adults is NaN/],
  [{ adults: 1.5 }, /adults is 1.5/],
  [{ children: Number.POSITIVE_INFINITY }, /children is Infinity/],
]

describe('Invalid facts', () => {
  for (const [patch, reason] of invalid) {
    it(`state.selection: ${Object.entries(patch).join()} is refused and nothing changes`, () => {
      const { facts, set } = createFacts()
      const before = { ...facts }
      expect(() => set({ ...patch, confirmed: true })).to.throw(TypeError, reason)
      expect({ ...facts }).to.deep.equal(before)
    })
  }
})

describe('Facts that are derived', () => {
  it('state.guests, guests.default: 2 adults and 0 children', () => {
    expect(createFacts().facts).to.include({ adults: 2, children: 0, guests: 2 })
  })

  it('call.guests: guests are adults plus children', () => {
    expect(storeWith({ adults: 1, children: 8 }).facts.guests).to.equal(9)
  })

  it('state.guests, guests.minus-one: a group is -1, whatever the children', () => {
    expect(storeWith({ adults: -1, children: 3 }).facts.guests).to.equal(-1)
  })

  it("config.sessions: the sessions' configuration overrides the venue's", () => {
    const store = storeWith({ venue: venue({ bookingConfiguration: { a: 'venue', b: 'venue' } }) })
    store.set({ configuration: { b: 'sessions' } })
    expect(store.facts.bookingConfiguration).to.deep.equal({ a: 'venue', b: 'sessions' })
  })

  it('a patch applies as a whole, never in parts', () => {
    const { facts, set } = storeWith({ date: '2026-11-20', time: '19:30', confirmed: true })
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

describe('A fact that a plugin writes into by accident', () => {
  const globals = globalThis as { requestAnimationFrame?: unknown; cancelAnimationFrame?: unknown }
  afterEach(() => {
    delete globals.requestAnimationFrame
    delete globals.cancelAnimationFrame
  })

  it('is an error at the place of the write', () => {
    const { facts } = storeWith({ ...full, sessions: [] })
    for (const fact of [facts.customer, facts.venue, facts.sessions, facts.availability])
      expect(Object.isFrozen(fact)).to.equal(true)
  })

  it('in an answer of thousands of slots, is one some frames later: no frame waits for all of them', () => {
    const clock = stopClock()
    const frames: (() => void)[] = []
    globals.requestAnimationFrame = (task: () => void) => frames.push(task)
    globals.cancelAnimationFrame = () => undefined
    const slots = Array.from({ length: 5_000 }, () => ({ ...slotBody(1900) }))
    storeWith({ ...full, sessions: slots as never })
    const frozen: number[] = []
    while (frames.length > 0) {
      frames.shift()!()
      clock.tick(0)
      frozen.push(slots.filter((one) => Object.isFrozen(one)).length)
    }
    expect(Math.max(...frozen.map((count, frame) => count - (frozen[frame - 1] ?? 0)))).to.be.below(2_001)
    expect(frozen.at(-1)).to.equal(5_000)
    clock.restore()
  })
})
