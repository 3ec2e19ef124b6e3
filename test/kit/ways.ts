import { anna } from './booking'

/** The actions of a diner in jsdom (`./diner`) and in Chromium (`../browser/kit/diner`). */
export interface Diner {
  types(name: string, text: string): Promise<unknown>
  selects(name: string, option: string): Promise<unknown>
  clicks(role: 'button' | 'checkbox' | 'option' | 'radio', name: string | RegExp): Promise<unknown>
  /** Waits until the element exists. */
  finds(role: 'button' | 'heading' | 'textbox', name: string | RegExp): Promise<unknown>
  waits(milliseconds: number): Promise<unknown>
  /** Presses "Book a Table" if the brand offers several journeys. */
  begins?(): Promise<unknown>
  /** The page has set the restaurant and the day. */
  readonly isAtTimes?: boolean
}

/** Sequences of actions that many tests share. */

export async function searches(diner: Diner, text = 'cork') {
  await diner.types('Location', text)
  await diner.waits(750)
}

export async function choosesVenue(diner: Diner, text = 'cork', venue: string | RegExp = /Milano Cork/) {
  await searches(diner, text)
  await diner.clicks('option', venue)
}

export async function opensCalendar(diner: Diner) {
  await diner.begins?.()
  await diner.clicks('button', /^Date/)
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

export async function fillsDetails(diner: Diner) {
  await diner.types('First Name', anna.firstName)
  await diner.types('Last Name', anna.lastName)
  await diner.types('Email', anna.email)
  await diner.types('Telephone Number', anna.telephoneNumber)
  await diner.clicks('checkbox', /terms and conditions/)
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
