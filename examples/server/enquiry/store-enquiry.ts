import { newReference } from '../booking/reference'
import type { Database, Queryable } from '../database/database'
import type { Keep } from '../idempotency/answer-once'
import type { EnquiryPayload } from './payload'

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
    await transaction.query(
      `insert into enquiries (reference, restaurant_id, date, minute, guests, children, occasion_type, first_name, last_name,
       email, telephone_number, special_requests, opt_in, session_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        enquiryReference,
        enquiry.venueId,
        enquiry.date,
        enquiry.time,
        enquiry.guests,
        enquiry.children,
        enquiry.ocassionType || null,
        enquiry.firstName,
        enquiry.lastName,
        enquiry.email,
        enquiry.telephoneNumber,
        enquiry.specialRequests,
        enquiry.optIn,
        sessionId ?? null,
        now.toISOString(),
      ],
    )
  }
  // In the line of its restaurant, as a locked restaurant stops enquiries too.
  await database.transaction(store, { oneByOne: enquiry.venueId })
  return { enquiryReference }
}
