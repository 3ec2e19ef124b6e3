import { expect } from 'chai'
import { secret } from 'tavola'
import { effect } from '@preact/signals-core'
import type { Selection } from '../../../src/contract/facts'
import { createFacts } from '../../../src/kernel/core/facts'
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
const unconfirmed = { confirmed: false, detailsConfirmed: false }
const slot = { time: '19:30', confirmed: true, availability: full.availability, detailsConfirmed: true }

const closed = venue({ id: 'bath', closedFrom: '2026-11-01', closedTo: '2026-12-01' })
const typed = { customer: { ...confirmed.customer, firstName: 'Ann' } }
const [day, other, open] = ['2026-11-20', '2026-11-21', '2026-12-02']
const group = { ...full, adults: -1, groupSize: 16 }
const elsewhere = { venue: dublin, time: '20:00', confirmed: true }
const again = { date: day, time: '19:30', adults: 2, children: 0 }

type Row = [rule: string, patch: Partial<Selection>, left: object, before?: Partial<Selection>]
/** What a patch leaves of the facts, and what they were before. */
const invariants: readonly Row[] = [
  ['state.selection, date.clears: a new date clears the slot', { date: other }, { ...noSlot, venue: cork }],
  ['guests.clears: other adults clear the slot', { adults: 3 }, { ...noSlot, date: day }],
  ['guests.clears: other children clear the slot', { children: 1 }, { ...noSlot, date: day }],
  ['time.cleared: clearing the time clears its confirmation', { time: null }, noSlot],
  ['state.availability: another time is not checked', { time: '20:00' }, { ...noSlot, time: '20:00' }],
  ['another restaurant clears the slot', { venue: dublin }, { ...noSlot, date: day }],
  ['another journey clears the slot alone', { journey: 'Enquiry' }, { ...noSlot, venue: cork, date: day }],
  ['details.fixed: are not fixed without a slot', { confirmed: false }, { ...slot, ...unconfirmed }],
  ['a time set in the same patch stays', { date: other, time: '20:00' }, { ...noSlot, time: '20:00' }],
  ['a slot confirmed in another restaurant stays', elsewhere, elsewhere],
  [
    'the same time on another day is another slot',
    { date: other, time: '19:30' },
    { ...noSlot, time: '19:30' },
  ],
  ['the same time elsewhere is another slot', { ...elsewhere, time: '19:30' }, { availability: null }],
  ['the same values again clear nothing', again, slot],
  ['the same restaurant read again keeps the choices', { venue: { ...cork, telephone: '021' } }, slot],
  ['state.customer: typing the details clears nothing', typed, slot],
  [
    'continue.checks: open where a time is offered',
    { venue: closed, time: '20:00' },
    { date: day, time: '20:00' },
  ],
  ['continue.checks: such a day stays', typed, { date: day, time: '19:30' }, { ...confirmed, venue: closed }],
  ['date.closed-clears: a restaurant closed on the chosen day clears it', { venue: closed }, { date: null }],
  ['date.closed-clears: a day of closure', { date: day }, { date: null }, { venue: closed, date: open }],
  ['a day on which the restaurant is open stays', { venue: closed, date: open }, { date: open }],
  ['the size of a group is cleared with the group', { adults: 4 }, { groupSize: null }, group],
]

describe('Invariants of the facts', () => {
  for (const [rule, patch, left, before] of invariants)
    it(rule, () => expect(after(patch, before)).to.include(left))

  for (const patch of [{ date: '2026-11-21' }, { adults: 3 }, { children: 1 }, { venue: dublin }])
    it(`state.selection: ${Object.keys(patch).join()} that changes needs other times`, () => {
      expect(after(patch, { ...full, sessions: [] }).sessions).to.equal(null)
    })

  it('state.results: clearing a slot clears its reference, and its restaurant’s configuration', () => {
    const booked = { ...full, references: { booking: secret('MB-1') } }
    expect(after({ venue: dublin }, booked)).to.deep.include({ references: {}, configuration: {} })
    expect(after({ detailsConfirmed: false }, booked).references).to.equal(booked.references)
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
  for (const [rule, party, guests] of [
    ['state.guests, guests.default: 2 adults and 0 children at first', {}, 2],
    ['call.guests: guests are adults plus children', { adults: 1, children: 8 }, 9],
    ['state.guests, guests.minus-one: a group is -1, whatever the children', { adults: -1, children: 3 }, -1],
  ] as const)
    it(rule, () => expect(storeWith(party).facts.guests).to.equal(guests))

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
