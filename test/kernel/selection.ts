import { newReading } from '../../src/api/reading'
import { readAvailability, readVenue, type Venue } from '../../src/api/schemas'
import type { Customer, Selection } from '../../src/contract/facts'
import { nobody } from '../../src/kernel/facts'
import { availabilityBody, venueBody } from '../kit/fixtures'

/** A diner's choices, as the kernel stores them. */

export const venue = (over: object = {}): Venue => readVenue(venueBody(over), newReading())!
export const availability = (over: object = {}) => readAvailability(availabilityBody(over), newReading())!

export const cork = venue()
export const dublin = venue({ id: 'dublin', name: 'Milano Dublin' })

export const anna: Customer = {
  ...nobody,
  firstName: 'Anna',
  lastName: "O'Brien",
  email: "anna.o'brien@example.ie",
  telephoneNumber: '020 7946 0958',
  optIn: true,
  consent: true,
}

/** Everything up to the details, and these too. */
export const confirmed = {
  venue: cork,
  date: '2026-11-20',
  time: '19:30',
  confirmed: true,
  customer: anna,
} satisfies Partial<Selection>
