import type { Payment } from '../booking/payment/payment'
import type { Database } from '../database/database'
import { storedDataOf } from './stored-data'

/** The references of what was deleted, and of what was kept because its day is still to come. */
export interface Deleted {
  readonly bookings: readonly string[]
  readonly enquiries: readonly string[]
  readonly kept: readonly string[]
}

interface Deletion {
  readonly database: Database
  readonly payment: Payment
  readonly now: Date
  /** Also what is still to come: the restaurant cannot prepare for it then, and its table is free again. */
  readonly alsoUpcoming: boolean
}

/**
 * Deletes what is stored under an email address, and has the card provider forget the cards.
 *
 * @throws `PaymentUnavailable` if the provider does not answer; what was not yet deleted stays
 */
export async function deleteDataOf(
  email: string,
  { database, payment, now, alsoUpcoming }: Deletion,
): Promise<Deleted> {
  const { bookings, enquiries } = await storedDataOf(database, email, now)
  const goes = ({ upcoming }: { readonly upcoming: boolean }) => alsoUpcoming || !upcoming
  const going = { bookings: bookings.filter(goes), enquiries: enquiries.filter(goes) }

  for (const { payment_token: token } of going.bookings) if (token) await payment.release(token)
  const [bookingIds, enquiryIds] = [going.bookings, going.enquiries].map((rows) =>
    rows.map(({ reference }) => reference),
  ) as [string[], string[]]
  await database.transaction(async (transaction) => {
    await transaction.query('delete from bookings where reference = any($1::text[])', [bookingIds])
    await transaction.query('delete from enquiries where reference = any($1::text[])', [enquiryIds])
  })
  const kept = [...bookings, ...enquiries].filter((row) => !goes(row)).map(({ reference }) => reference)
  return { bookings: bookingIds, enquiries: enquiryIds, kept }
}
