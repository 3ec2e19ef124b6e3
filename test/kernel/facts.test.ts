import { expect } from 'chai'
import type { Selection } from '../../src/contract/facts'
import { createFacts } from '../../src/kernel/facts'
import { availability, confirmed, cork, dublin, venue } from './selection'

/** A selection that every invariant has something to clear of. */
const full = {
  ...confirmed,
  availability: availability(),
  configuration: { 'step2-message': 'Others' },
  detailsConfirmed: true,
} satisfies Partial<Selection>

const after = (patch: Partial<Selection>, before: Partial<Selection> = full) => {
  const store = createFacts(before)
  store.set(patch)
  return store.facts
}

/** The slot and all that follows from it. */
const noSlot = { time: null, confirmed: false, availability: null, detailsConfirmed: false }
const slot = { time: '19:30', confirmed: true, availability: full.availability, detailsConfirmed: true }

describe('Invariants of the facts', () => {
  it('section 4, date and guests: a new date clears the slot and all that follows from it', () => {
    expect(after({ date: '2026-11-21' })).to.include({ ...noSlot, venue: cork })
  })

  it('section 4, date and guests: changing the guest count clears the slot', () => {
    expect(after({ adults: 3 })).to.include({ ...noSlot, date: '2026-11-20' })
    expect(after({ children: 1 })).to.include({ ...noSlot, date: '2026-11-20' })
  })

  it('section 4, date and guests: another day and another number of guests have other times', () => {
    for (const patch of [{ date: '2026-11-21' }, { adults: 3 }, { children: 1 }])
      expect(after(patch, { ...full, sessions: [] }).sessions).to.equal(null)
  })

  it('section 4, date and guests: clearing the time clears its confirmation', () => {
    expect(after({ time: null })).to.include(noSlot)
  })

  it('section 4, continue: another time is not confirmed, and its availability not known', () => {
    expect(after({ time: '20:00' })).to.include({ ...noSlot, time: '20:00' })
  })

  it("section 2, step 1: another venue clears the slot and the first venue's configuration", () => {
    const facts = after({ venue: dublin })
    expect(facts).to.include({ ...noSlot, date: '2026-11-20' })
    expect(facts.configuration).to.deep.equal({})
  })

  it('section 2, step 1: another journey clears the slot and keeps venue and date', () => {
    expect(after({ journey: 'Enquiry' })).to.include({ ...noSlot, venue: cork, date: '2026-11-20' })
  })

  it('decisions, steps 4 and 6: details are not fixed for a slot that is not confirmed', () => {
    expect(after({ confirmed: false })).to.include({ ...slot, confirmed: false, detailsConfirmed: false })
  })

  it('contract of the door: what the same patch sets stays', () => {
    expect(after({ date: '2026-11-21', time: '20:00' })).to.include({ ...noSlot, time: '20:00' })
    const bookedElsewhere = after({ venue: dublin, time: '20:00', confirmed: true })
    expect(bookedElsewhere).to.include({ venue: dublin, time: '20:00', confirmed: true })
  })

  it('contract of the door: the same time on another day is another slot', () => {
    expect(after({ date: '2026-11-21', time: '19:30' })).to.include({ ...noSlot, time: '19:30' })
    expect(after({ venue: dublin, time: '19:30', confirmed: true })).to.include({ availability: null })
  })

  it('contract of the door: the same values again clear nothing', () => {
    const { date, time, adults, children } = after({})
    expect(after({ date, time, adults, children })).to.include(slot)
  })

  it('decisions, step 1: the same venue read again keeps the choices', () => {
    const again = venue({ telephone: '021 000 0000' })
    expect(after({ venue: again })).to.include({ ...slot, venue: again })
  })

  it('section 3, customer: typing the details clears nothing', () => {
    expect(after({ customer: { ...confirmed.customer, firstName: 'Ann' } })).to.include(slot)
  })

  it('section 4, step selection: a reference goes with the slot that it was for', () => {
    const booked = { ...full, references: { booking: 'MB-1' } }
    expect(after({ venue: dublin }, booked).references).to.deep.equal({})
    expect(after({ detailsConfirmed: false }, booked).references).to.deep.equal({ booking: 'MB-1' })
  })

  it('section 4, continue: a venue that comes with a time is open then, as the server offers it', () => {
    const closed = venue({ id: 'bath', closedFrom: '2026-11-01', closedTo: '2026-12-01' })
    expect(after({ venue: closed, time: '20:00' })).to.include({ date: '2026-11-20', time: '20:00' })
  })

  it('section 5, "Date": a venue that is closed on the chosen day clears the day', () => {
    const closed = venue({ id: 'bath', closedFrom: '2026-11-01', closedTo: '2026-12-01' })
    expect(after({ venue: closed }).date).to.equal(null)
    expect(after({ venue: closed, date: '2026-12-02' }).date).to.equal('2026-12-02')
  })
})
