import type { Handler } from 'hono'
import { checkBooking, tableTaken } from '../booking/check-booking'
import { releaseGuarantee, takeGuarantee } from '../booking/guarantee'
import { BookingPayload } from '../booking/payload'
import { sellTable } from '../booking/sell-table'
import { verifyHuman } from '../booking/verify-captcha'
import { checkDaysAhead } from '../limits/days-ahead'
import { bodyOf } from '../request/body'
import { badRequest, Problem } from '../request/problem'
import { sessionIdOf } from '../request/session-id'
import { findRestaurant } from '../restaurant/restaurant'
import type { Services } from './services'

/**
 * `POST /api/bookings/create` (sections 3, 4 and 8). If the booking needs a card guarantee and has no nonce, it answers
 * `requiresCcg` and books nothing. The widget then asks for the card and sends the booking again with its nonce.
 */
export const createBooking =
  ({
    database,
    now,
    verifyCaptcha,
    payment,
    log,
    metrics,
    daysAhead,
    bookingsPerSession,
  }: Services): Handler =>
  async (c) => {
    const booking = await bodyOf(c, BookingPayload)
    const restaurant = await findRestaurant(database, booking.venueId)
    if (!restaurant) throw badRequest('venueId', 'There is no such restaurant. Please choose another.')
    checkDaysAhead(booking.date, restaurant, now(), daysAhead)
    await checkBooking(database, restaurant, booking, now())

    if (restaurant.cardGuarantee && booking.paymentNonce === '') {
      return c.json({ bookingReference: null, requiresCcg: true, ccgPerformed: false })
    }
    // Late, because a token can be verified only once, and the booking with the card has the same token.
    if (verifyCaptcha) await verifyHuman(verifyCaptcha, booking.captchaToken, log)
    const guarantee = restaurant.cardGuarantee ? await takeGuarantee(payment, booking, log) : undefined

    const bookingReference = await sellTable(database, restaurant, booking, {
      sessionId: sessionIdOf(c),
      paymentToken: guarantee?.token,
      bookingsPerSession,
      now: now(),
    }).catch(async (error: unknown) => {
      // After any other error the table may be sold, with this card.
      if (error instanceof Problem) await releaseGuarantee(payment, guarantee, log)
      throw error
    })
    if (bookingReference === undefined) {
      await releaseGuarantee(payment, guarantee, log)
      throw tableTaken()
    }
    metrics.bookings.inc()
    return c.json({ bookingReference, requiresCcg: false, ccgPerformed: guarantee !== undefined })
  }
