import * as bodies from '../../src/api/bodies'
import { readBody } from '../../src/api/reading'
import type { Customer, Selection } from '../../src/contract/facts'
import { blankCustomer } from '../../src/kernel/core/facts'
import { availabilityBody, venueBody } from '../kit/fixtures'

/** A diner's choices, as the kernel stores them. */

export const venue = (over: object = {}): bodies.Venue => readBody(bodies.venue, venueBody(over)).body!
export const availability = (over: object = {}) => readBody(bodies.availability, availabilityBody(over)).body!

export const cork = venue()
export const dublin = venue({ id: 'dublin', name: 'Milano Dublin' })

export const anna: Customer = {
  ...blankCustomer,
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
