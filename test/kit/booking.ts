import type { Customer } from '../../src/kernel/contract/facts'
import { venue } from './fixtures'

/** The initial facts, for `first`, of tests that begin at a later step. */
export const atSlot = { venue: venue(), date: '2026-11-28', time: '19:30' }
export const atDetails = { ...atSlot, confirmed: true }

export const anna: Customer = {
  firstName: 'Anna',
  lastName: "O'Brien",
  email: "anna.o'brien@example.ie",
  telephoneNumber: '020 7946 0958',
  specialRequests: '',
  optIn: false,
  consent: true,
}
export const atComplete = { ...atDetails, customer: anna, detailsConfirmed: true }
