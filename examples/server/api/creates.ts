import type { Handler } from 'hono'
import { checkBooking, BookingPayload, newReference, sellTable } from '../booking/booking'
import { releaseGuarantee, takeGuarantee } from '../booking/payment'
import { verifyHuman } from '../booking/verify-captcha'
import { OutcomeUnknown } from '../database/database'
import { answersOnce, type Keep, createRequestOf } from '../http/idempotency'
import { type Caller, callerOf, checkDaysAhead } from '../http/limits'
import { bodyOf } from '../request/body'
import { badRequest } from '../request/problems'
import { sessionIdOf } from '../request/path'
import { findRestaurant } from '../restaurant/restaurant'
import { checkEnquiry, EnquiryPayload, storeEnquiry } from '../booking/enquiry'
import type { Services } from './services'

/** The body of the call's 200. */
type BookingAnswer = {
  readonly bookingReference: string | null
  readonly requiresCcg: boolean
  readonly ccgPerformed: boolean
}

/**
 * `POST /api/bookings/create`. If the booking needs a card guarantee and has no nonce, it answers
 * `requiresCcg` and books nothing. The widget then asks for the card and sends the booking again with its nonce.
 */
export const createBooking = (services: Services): Handler => {
  const { database, now } = services
  const once = answersOnce(database, now)
  return async (c) => {
    const booking = await bodyOf(c, BookingPayload)
    const answer = await once(createRequestOf(c, booking), (keep) =>
      book(services, booking, callerOf(c, services.limits?.proxies ?? 0), keep),
    )
    return c.json(answer)
  }
}

async function book(
  { database, now, verifyCaptcha, payment, log, metrics, daysAhead, bookingsPerSession }: Services,
  booking: BookingPayload,
  caller: Caller,
  keep: Keep,
): Promise<BookingAnswer> {
  const restaurant = await findRestaurant(database, booking.venueId)
  if (!restaurant) throw badRequest('venueId', 'There is no such restaurant. Please choose another.')
  checkDaysAhead(booking.date, restaurant, now(), daysAhead)
  await checkBooking(database, restaurant, booking, now())

  if (restaurant.cardGuarantee && booking.paymentNonce === '') {
    return { bookingReference: null, requiresCcg: true, ccgPerformed: false }
  }
  // Late, because a token can be verified only once, and the booking with the card has the same token.
  if (verifyCaptcha) await verifyHuman(verifyCaptcha, booking.captchaToken, log)
  const guarantee = restaurant.cardGuarantee ? await takeGuarantee(payment, booking, log) : undefined

  const reference = newReference('MB')
  const answer = { bookingReference: reference, requiresCcg: false, ccgPerformed: guarantee !== undefined }
  const sale = { ...caller, reference, paymentToken: guarantee?.token, bookingsPerSession, now: now() }
  await sellTable(database, restaurant, booking, sale, (transaction) => keep(transaction, answer)).catch(
    async (error: unknown) => {
      // Where the outcome is unknown, the table may be sold with this card.
      if (!(error instanceof OutcomeUnknown)) await releaseGuarantee(payment, guarantee, log)
      throw error
    },
  )
  metrics.bookings.inc()
  return answer
}

/** `POST /api/enquiries/create`: enquiries of groups, parties and in general, for the restaurant's team. */
export const createEnquiry = (services: Services): Handler => {
  const { database, now, daysAhead, captchaOnEnquiries, verifyCaptcha, log, metrics } = services
  const once = answersOnce(database, now)
  return async (c) => {
    const enquiry = await bodyOf(c, EnquiryPayload)
    const answer = await once(createRequestOf(c, enquiry), async (keep) => {
      const restaurant = await findRestaurant(database, enquiry.venueId)
      if (!restaurant) throw badRequest('venueId', 'There is no such restaurant. Please choose another.')
      checkEnquiry(restaurant, enquiry, now())
      checkDaysAhead(enquiry.date, restaurant, now(), daysAhead)
      if (verifyCaptcha && captchaOnEnquiries) await verifyHuman(verifyCaptcha, enquiry.captchaToken, log)
      const stored = await storeEnquiry(database, enquiry, { sessionId: sessionIdOf(c), now: now(), keep })
      metrics.enquiries.inc()
      return stored
    })
    return c.json(answer)
  }
}
