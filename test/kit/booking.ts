import type { Customer } from '../../src/kernel/facts'
import type { Diner } from './diner'
import { venue } from './fixtures'

/** What the diner has chosen already, for `first`, where a test begins later than at the start. */
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

/** The ways through the widget that many tests take. */

export async function choosesVenue(diner: Diner, text = 'cork', venue: RegExp = /Milano Cork/) {
  await diner.types('Location', text)
  await diner.waits(750)
  await diner.clicks('option', venue)
}

export async function choosesDay(diner: Diner, day = 'Saturday 28 November 2026') {
  await diner.clicks('button', /^Date/)
  await diner.clicks('button', day)
}

export async function choosesSlot(diner: Diner) {
  await choosesVenue(diner)
  await choosesDay(diner)
  await diner.selects('Hour', '19')
}

export async function reachesDetails(diner: Diner) {
  await choosesSlot(diner)
  await diner.clicks('button', 'Continue')
}

export async function fillsDetails(diner: Diner) {
  await diner.types('First Name', anna.firstName)
  await diner.types('Last Name', anna.lastName)
  await diner.types('Email', anna.email)
  await diner.types('Telephone Number', anna.telephoneNumber)
  await diner.clicks('checkbox', /terms and conditions/)
}

export async function reachesComplete(diner: Diner) {
  await reachesDetails(diner)
  await fillsDetails(diner)
  await diner.clicks('button', 'Continue')
}
