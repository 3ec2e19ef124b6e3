import * as v from 'valibot'
import {
  childrenField,
  dateField,
  detailColumns,
  detailsFields,
  guestsField,
  optionalText,
  timeField,
  venueIdField,
} from '../request/body'
import { badRequest } from '../request/problems'
import { isClosedOn, type Restaurant } from '../restaurant/restaurant'
import { isBefore } from '../time/time'
import { insert, type Database, type Queryable } from '../database/database'
import type { Keep } from '../http/idempotency'
import { newReference } from './booking'

/**
 * The body of `POST /api/enquiries/create`.
 * A general enquiry may have no date, time or number of guests: null.
 */
export const EnquiryPayload = v.object({
  venueId: venueIdField,
  date: v.nullish(dateField, null),
  time: v.nullish(timeField, null),
  guests: v.nullish(guestsField, null),
  children: childrenField,
  ...detailsFields,
  // Spelled so (payload.occasion).
  ocassionType: optionalText(100),
  // Only for CAPTCHA_ON_ENQUIRIES: the widget sends none.
  captchaToken: optionalText(10_000),
})

export type EnquiryPayload = v.InferOutput<typeof EnquiryPayload>

/** The minimum notice for a party: 48 hours, in milliseconds. */
const PARTY_NOTICE = 48 * 60 * 60 * 1000

const LAST_MINUTE_OF_DAY = 23 * 60 + 59

/**
 * Checks that the restaurant can answer the enquiry. Free tables are not checked, as the restaurant's team answers.
 *
 * @throws a 400 for the first broken rule, with a message that says what to change
 */
export function checkEnquiry(
  restaurant: Restaurant,
  { date, time, ocassionType }: EnquiryPayload,
  now: Date,
): void {
  if (date === null) return
  if (isClosedOn(restaurant, date)) {
    throw badRequest('date', `${restaurant.name} is closed that day. Please choose another date.`)
  }
  const minutes = time ?? LAST_MINUTE_OF_DAY
  if (isBefore(date, minutes, now, restaurant.timeZone)) {
    throw badRequest('date', 'That date has passed. Please choose a later one.')
  }
  const earliest = new Date(now.getTime() + PARTY_NOTICE)
  if (ocassionType !== '' && isBefore(date, minutes, earliest, restaurant.timeZone)) {
    throw badRequest('date', 'Please choose a date at least 48 hours ahead for a party.')
  }
}

/** The body of the call's 200. */
export type EnquiryAnswer = { readonly enquiryReference: string }

/** Stores an enquiry for the restaurant's team, and its answer. @returns the answer */
export async function storeEnquiry(
  database: Database,
  enquiry: EnquiryPayload,
  { sessionId, now, keep }: { sessionId: string | undefined; now: Date; keep: Keep },
): Promise<EnquiryAnswer> {
  const enquiryReference = newReference('ME')
  const store = async (transaction: Queryable) => {
    await keep(transaction, { enquiryReference })
    await insert(transaction, 'enquiries', {
      reference: enquiryReference,
      restaurant_id: enquiry.venueId,
      date: enquiry.date,
      minute: enquiry.time,
      guests: enquiry.guests,
      children: enquiry.children,
      occasion_type: enquiry.ocassionType || null,
      ...detailColumns(enquiry),
      session_id: sessionId ?? null,
      created_at: now.toISOString(),
    })
  }
  // One by one for each restaurant, as a locked restaurant blocks enquiries too.
  await database.transaction(store, { oneByOne: enquiry.venueId })
  return { enquiryReference }
}
