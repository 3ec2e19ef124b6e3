import { expect } from 'chai'
import { selectionFields, type Selection } from 'tavola'
import { bootKernel } from '../kit/kernel'
import { booking, enquiry, kidsParty, start } from './bare-plugins'
import { confirmed } from './selection'

/** The payload fields of a selection, in the journey given. */
function fields(first: Partial<Selection>) {
  const { kernel } = bootKernel({ plugins: [start, booking, enquiry, kidsParty], first })
  const ctx = kernel.plugins.contextOf(start)
  return Object.fromEntries(Object.entries(selectionFields).map(([field, make]) => [field, make(ctx)]))
}

describe('The payload fields of a selection', () => {
  it('decisions, general enquiry: what is not chosen is null', () => {
    const nothing = { venueId: null, date: null, time: null, guests: null, children: 0 }
    expect(fields({ journey: 'Enquiry', adults: 0 })).to.deep.equal(nothing)
  })

  it('section 5, split guests: those that were cleared are null too', () => {
    const cleared = { journey: 'KidsPartyEnquiry', adults: 0, children: 0 }
    expect(fields(cleared)).to.include({ guests: null, children: 0 })
  })

  it('decisions, step 1: a group is sent as -1', () => {
    expect(fields({ ...confirmed, adults: -1, journey: 'Booking' })).to.include({ guests: -1, children: 0 })
  })

  it('section 3: guests are the adults where they are split, otherwise the total', () => {
    const party = { adults: 2, children: 9 }
    expect(fields({ ...party, journey: 'KidsPartyEnquiry' })).to.include({ guests: 2, children: 9 })
    expect(fields({ ...party, journey: 'Booking' })).to.include({ guests: 11, children: 0 })
  })
})
