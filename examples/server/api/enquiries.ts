import type { Handler } from 'hono'
import { verifyHuman } from '../booking/verify-captcha'
import { checkEnquiry } from '../enquiry/check-enquiry'
import { EnquiryPayload } from '../enquiry/payload'
import { storeEnquiry } from '../enquiry/store-enquiry'
import { answersOnce } from '../idempotency/answer-once'
import { createRequestOf } from '../idempotency/create-request'
import { checkDaysAhead } from '../limits/days-ahead'
import { bodyOf } from '../request/body'
import { badRequest } from '../request/problem'
import { sessionIdOf } from '../request/session-id'
import { findRestaurant } from '../restaurant/restaurant'
import type { Services } from './services'

/** `POST /api/enquiries/create`: enquiries of groups, parties and in general, for the restaurant's team (section 3). */
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
