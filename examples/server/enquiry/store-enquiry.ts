import { newReference } from '../booking/reference'
import type { Queryable } from '../database/database'
import type { EnquiryPayload } from './payload'

/** Stores an enquiry for the restaurant's team. @returns its reference */
export async function storeEnquiry(
  database: Queryable,
  enquiry: EnquiryPayload,
  { sessionId, now }: { sessionId: string | undefined; now: Date },
): Promise<string> {
  const reference = newReference('ME')
  await database.query(
    `insert into enquiries (reference, restaurant_id, date, minute, guests, children, occasion_type, first_name, last_name,
       email, telephone_number, special_requests, opt_in, session_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      reference,
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
  return reference
}
