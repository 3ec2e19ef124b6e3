import type { Actions } from '../../src/testing/ways'
import { choosesVenue, fillsDetails, opensCalendar as opens } from '../../src/testing/ways'

export { choosesVenue, fillsDetails, searches } from '../../src/testing/ways'

/** The actions of a diner in jsdom (`./diner`) and in Chromium (`../browser/kit/diner`). */
export interface Diner extends Actions {
  /** Presses "Book a Table" if the brand offers several journeys. */
  begins?(): Promise<unknown>
  /** The page has set the restaurant and the day. */
  readonly isAtTimes?: boolean
}

/** Sequences of actions that many tests share; those of the published kit are in src/testing/ways.ts. */

export async function opensCalendar(diner: Diner) {
  await diner.begins?.()
  await opens(diner)
}

export async function choosesDay(diner: Diner, day = 'Saturday 28 November 2026') {
  await opensCalendar(diner)
  await diner.clicks('button', day)
}

export async function choosesSlot(diner: Diner) {
  if (!diner.isAtTimes) {
    await choosesVenue(diner)
    await choosesDay(diner)
  }
  await diner.selects('Hour', '19')
}

export async function reachesDetails(diner: Diner) {
  await choosesSlot(diner)
  await diner.clicks('button', 'Continue')
  await diner.finds('textbox', 'First Name')
}

/** Goes up to "Complete Booking" without pressing it. */
export async function fixesDetails(diner: Diner) {
  await fillsDetails(diner)
  await diner.clicks('button', 'Continue')
  await diner.finds('button', 'Complete Booking')
}

export async function reachesComplete(diner: Diner) {
  await reachesDetails(diner)
  await fixesDetails(diner)
}

export async function completes(diner: Diner) {
  await diner.clicks('button', 'Complete Booking')
  await diner.finds('heading', 'Booking Confirmed')
}
