import type { Handler } from 'hono'
import { checkEnquiry } from '../enquiry/check-enquiry'
import { EnquiryPayload } from '../enquiry/payload'
import { storeEnquiry } from '../enquiry/store-enquiry'
import { answersOnce } from '../idempotency/answer-once'
import { createRequestOf } from '../idempotency/create-request'
import { bodyOf } from '../request/body'
import { badRequest } from '../request/problem'
import { findRestaurant } from '../restaurant/restaurant'
import { type Services, sessionIdOf } from './services'

/** `POST /api/enquiries/create`: enquiries of groups, parties and in general, for the restaurant's team (section 3). */
export const createEnquiry = ({ database, now }: Services): Handler => {
  const once = answersOnce(database, now)
  return async (c) => {
    const enquiry = await bodyOf(c, EnquiryPayload)
    const answer = await once(createRequestOf(c, enquiry), async (keep) => {
      const restaurant = await findRestaurant(database, enquiry.venueId)
      if (!restaurant) throw badRequest('venueId', 'There is no such restaurant. Please choose another.')
      checkEnquiry(restaurant, enquiry, now())
      return storeEnquiry(database, enquiry, { sessionId: sessionIdOf(c), now: now(), keep })
    })
    return c.json(answer)
  }
}
