import type { BrandName } from './brands'
import type { Finger } from './finger'

/** Parts of the way that several walks have in common, in either brand. */

/** A day in the walks, by its names in the calendar and on the strip of days. */
export interface Day {
  readonly date: string
  /** Nothing where it has no chip of its own: then the calendar has it. */
  readonly chip?: string
  /** The brand with all at a glance has chosen it already. */
  readonly isFirst?: boolean
}

export const tonight: Day = { date: 'Saturday 21 November 2026', chip: 'Tonight', isFirst: true }
export const tomorrow: Day = { date: 'Sunday 22 November 2026', chip: 'Tomorrow' }
/** A party's day, and a group's. */
export const nextSaturday: Day = { date: 'Saturday 28 November 2026' }

export async function choosesVenue(finger: Finger): Promise<void> {
  await finger.types('combobox', 'Location', 'cork')
  await finger.taps('option', /Milano Cork/, 'Milano Cork')
}

export async function choosesDay(
  finger: Finger,
  brand: BrandName,
  { date, chip, isFirst }: Day,
): Promise<void> {
  if (brand === 'glance' && isFirst) return finger.sees('radio', named(chip!))
  if (brand === 'glance' && chip) return finger.taps('radio', named(chip), chip)
  await finger.taps('button', /^Date/, 'Date')
  await finger.taps('button', date)
}

/** @param time "19:30" */
export async function choosesTime(finger: Finger, brand: BrandName, time: string): Promise<void> {
  if (brand === 'glance') return finger.taps('radio', named(time), time)
  const [hour, minute] = time.split(':') as [string, string]
  await finger.selects('Hour', hour)
  if (minute !== '00') await finger.selects('Minute', minute)
}

/** "Tonight" is heard with the date, "19:30" with what it is. */
const named = (beginning: string) => new RegExp(`^${beginning}\\b`)

export async function continues(finger: Finger): Promise<void> {
  await finger.taps('button', 'Continue')
}

/** The four fields and the box that has to be ticked, in the details. */
export async function fillsDetails(finger: Finger): Promise<void> {
  await finger.types('textbox', 'First Name', 'Anna')
  await finger.types('textbox', 'Last Name', 'O’Brien')
  await finger.types('textbox', 'Email', 'anna@example.ie')
  await finger.types('textbox', 'Telephone Number', '020 7946 0958')
  await agrees(finger)
}

export const agrees = (finger: Finger) =>
  finger.taps('checkbox', /terms and conditions/, 'I agree to the terms')

/** In the brand with all at a glance one press fixes the details and sends them. */
export async function books(finger: Finger, brand: BrandName): Promise<void> {
  if (brand === 'default') await continues(finger)
  await finger.taps('button', 'Complete Booking')
  await finger.sees('heading', 'Booking Confirmed')
}

export async function enquires(finger: Finger, brand: BrandName): Promise<void> {
  if (brand === 'default') await continues(finger)
  await finger.taps('button', 'Complete Enquiry')
  await finger.sees('heading', 'Thank you for your enquiry.')
}
