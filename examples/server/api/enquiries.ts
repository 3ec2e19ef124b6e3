import type { Handler } from 'hono'
import { checkEnquiry } from '../enquiry/check-enquiry'
import { EnquiryPayload } from '../enquiry/payload'
import { storeEnquiry } from '../enquiry/store-enquiry'
import { bodyOf } from '../request/body'
import { badRequest } from '../request/problem'
import { findRestaurant } from '../restaurant/restaurant'
import { type Services, sessionIdOf } from './services'

/** `POST /api/enquiries/create`: enquiries of groups, parties and in general, for the restaurant's team (section 3). */
export const createEnquiry =
  ({ database, now }: Services): Handler =>
  async (c) => {
    const enquiry = await bodyOf(c, EnquiryPayload)
    const restaurant = await findRestaurant(database, enquiry.venueId)
    if (!restaurant) throw badRequest('venueId', 'There is no such restaurant. Please choose another.')
    checkEnquiry(restaurant, enquiry, now())
    const enquiryReference = await storeEnquiry(database, enquiry, { sessionId: sessionIdOf(c), now: now() })
    return c.json({ enquiryReference })
  }
