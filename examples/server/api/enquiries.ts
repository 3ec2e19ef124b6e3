import type { Handler } from 'hono'
import { verifyHuman } from '../booking/verify-captcha'
import { checkEnquiry } from '../enquiry/check-enquiry'
import { EnquiryPayload } from '../enquiry/payload'
import { storeEnquiry } from '../enquiry/store-enquiry'
import { checkDaysAhead } from '../limits/days-ahead'
import { bodyOf } from '../request/body'
import { badRequest } from '../request/problem'
import { sessionIdOf } from '../request/session-id'
import { findRestaurant } from '../restaurant/restaurant'
import type { Services } from './services'

/** `POST /api/enquiries/create`: enquiries of groups, parties and in general, for the restaurant's team (section 3). */
export const createEnquiry =
  ({ database, now, daysAhead, captchaOnEnquiries, verifyCaptcha, log, metrics }: Services): Handler =>
  async (c) => {
    const enquiry = await bodyOf(c, EnquiryPayload)
    const restaurant = await findRestaurant(database, enquiry.venueId)
    if (!restaurant) throw badRequest('venueId', 'There is no such restaurant. Please choose another.')
    checkEnquiry(restaurant, enquiry, now())
    checkDaysAhead(enquiry.date, restaurant, now(), daysAhead)
    if (verifyCaptcha && captchaOnEnquiries) await verifyHuman(verifyCaptcha, enquiry.captchaToken, log)
    const enquiryReference = await storeEnquiry(database, enquiry, { sessionId: sessionIdOf(c), now: now() })
    metrics.enquiries.inc()
    return c.json({ enquiryReference })
  }
