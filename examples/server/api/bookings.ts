import type { Handler } from 'hono'
import { checkBooking, tableTaken } from '../booking/check-booking'
import { BookingPayload } from '../booking/payload'
import { sellTable } from '../booking/sell-table'
import type { VerifyCaptcha } from '../booking/verify-captcha'
import { bodyOf } from '../request/body'
import { badRequest } from '../request/problem'
import { findRestaurant } from '../restaurant/restaurant'
import { type Services, sessionIdOf } from './services'

/**
 * `POST /api/bookings/create` (sections 3, 4 and 8). If the booking needs a card guarantee and has no nonce, it answers
 * `requiresCcg` and books nothing. The widget then asks for the card and sends the booking again with its nonce.
 */
export const createBooking =
  ({ database, now, verifyCaptcha }: Services): Handler =>
  async (c) => {
    const booking = await bodyOf(c, BookingPayload)
    const restaurant = await findRestaurant(database, booking.venueId)
    if (!restaurant) throw badRequest('venueId', 'There is no such restaurant. Please choose another.')
    await checkBooking(database, restaurant, booking, now())

    const cardGiven = booking.paymentNonce !== ''
    if (restaurant.cardGuarantee && !cardGiven) {
      return c.json({ bookingReference: null, requiresCcg: true, ccgPerformed: false })
    }
    // Last, because a token can be verified only once, and the booking with the card has the same token.
    if (verifyCaptcha) await verifyHuman(verifyCaptcha, booking.captchaToken)

    const bookingReference = await sellTable(database, restaurant, booking, {
      sessionId: sessionIdOf(c),
      now: now(),
    })
    if (bookingReference === undefined) throw tableTaken()
    return c.json({ bookingReference, requiresCcg: false, ccgPerformed: restaurant.cardGuarantee })
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
