import type { Customer } from '../../src/contract/facts'
import { anna as guest } from '../../src/testing/journey'
import { venue } from './fixtures'

/** The initial facts, for `first`, of tests that begin at a later step. */
export const atSlot = { venue: venue(), date: '2026-11-28', time: '19:30' }
export const atDetails = { ...atSlot, confirmed: true }

export const anna: Customer = { ...guest, specialRequests: '', optIn: false, consent: true }
export const atComplete = { ...atDetails, customer: anna, detailsConfirmed: true }
