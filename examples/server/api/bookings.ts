import type { Handler } from 'hono'
import { checkBooking } from '../booking/check-booking'
import { BookingPayload } from '../booking/payload'
import { newReference } from '../booking/reference'
import { sellTable } from '../booking/sell-table'
import type { VerifyCaptcha } from '../booking/verify-captcha'
import { answersOnce, type Keep } from '../idempotency/answer-once'
import { createRequestOf } from '../idempotency/create-request'
import { bodyOf } from '../request/body'
import { badRequest } from '../request/problem'
import { findRestaurant } from '../restaurant/restaurant'
import { type Services, sessionIdOf } from './services'

/** The body of the call's 200. */
type BookingAnswer = {
  readonly bookingReference: string | null
  readonly requiresCcg: boolean
  readonly ccgPerformed: boolean
}

/**
 * `POST /api/bookings/create` (sections 3, 4 and 8). If the booking needs a card guarantee and has no nonce, it answers
 * `requiresCcg` and books nothing. The widget then asks for the card and sends the booking again with its nonce.
 */
export const createBooking = (services: Services): Handler => {
  const { database, now } = services
  const once = answersOnce(database, now)
  return async (c) => {
    const booking = await bodyOf(c, BookingPayload)
    const answer = await once(createRequestOf(c, booking), (keep) =>
      book(services, booking, sessionIdOf(c), keep),
    )
    return c.json(answer)
  }
}

async function book(
  { database, now, verifyCaptcha }: Services,
  booking: BookingPayload,
  sessionId: string | undefined,
  keep: Keep,
): Promise<BookingAnswer> {
  const restaurant = await findRestaurant(database, booking.venueId)
  if (!restaurant) throw badRequest('venueId', 'There is no such restaurant. Please choose another.')
  await checkBooking(database, restaurant, booking, now())

  const cardGiven = booking.paymentNonce !== ''
  if (restaurant.cardGuarantee && !cardGiven) {
    return { bookingReference: null, requiresCcg: true, ccgPerformed: false }
  }
  // Last, because a token can be verified only once, and the booking with the card has the same token.
  if (verifyCaptcha) await verifyHuman(verifyCaptcha, booking.captchaToken)

  const bookingReference = newReference('MB')
  const answer = { bookingReference, requiresCcg: false, ccgPerformed: restaurant.cardGuarantee }
  const sale = { reference: bookingReference, sessionId, now: now() }
  await sellTable(database, restaurant, booking, sale, (transaction) => keep(transaction, answer))
  return answer
}

async function verifyHuman(verify: VerifyCaptcha, token: string): Promise<void> {
  if (token === '') throw badRequest('captchaToken', 'Please confirm that you are human')
  const human = await verify(token).catch((error: unknown) => {
    console.error('The verification provider could not be asked:', error)
    throw badRequest(
      'captchaToken',
      'We could not check that you are human just now. Please try again in a moment.',
    )
  })
  if (!human) throw badRequest('captchaToken', 'Please confirm once more that you are human')
}
