import { readBooking, readEnquiry, readRefusal } from '../../../src/api/created'
import { newReading, type Read } from '../../../src/api/reading'
import {
  readAvailability,
  readClientToken,
  readMenus,
  readNearby,
  readSessions,
  readVenue,
  readVenues,
} from '../../../src/api/schemas'
import type { CallName } from '../calls'

/** The widget's own reading of each body. */
const readers: Readonly<Record<CallName, Read<unknown>>> = {
  search: readVenues,
  nearby: readNearby,
  venue: readVenue,
  sessions: readSessions,
  availability: readAvailability,
  menus: readMenus,
  token: readClientToken,
  booking: readBooking,
  enquiry: readEnquiry,
}

/** Whether the widget can use all of a body. It reads in place, so it gets a copy. */
export function widgetReads(call: CallName, body: unknown): boolean {
  const reading = newReading()
  return readers[call](structuredClone(body), reading) !== undefined && reading.findings.length === 0
}

/** What the diner reads of a 400's body. */
export const messagesOf = (body: unknown): readonly string[] => readRefusal(body)
