import * as v from 'valibot'
import {
  availabilitySchema,
  bookingSchema,
  clientTokenSchema,
  enquirySchema,
  menusSchema,
  nearbySchema,
  rejectionSchema,
  sessionsSchema,
  venueSchema,
  venuesSchema,
} from '../../api/schemas'
import type { CallName } from '../calls'

/** The widget's own schema of each body. */
const schemas: Readonly<Record<CallName, v.GenericSchema>> = {
  search: venuesSchema,
  nearby: nearbySchema,
  venue: venueSchema,
  sessions: sessionsSchema,
  availability: availabilitySchema,
  menus: menusSchema,
  token: clientTokenSchema,
  booking: bookingSchema,
  enquiry: enquirySchema,
}

/** Whether the widget can use a body. The schemas fill in what they read, so each gets a copy. */
export const widgetReads = (call: CallName, body: unknown): boolean =>
  v.safeParse(schemas[call], structuredClone(body)).success

/** What the diner reads of a 400's body. */
export function messagesOf(body: unknown): readonly string[] {
  const parsed = v.safeParse(rejectionSchema, body)
  return parsed.success ? parsed.output : []
}
