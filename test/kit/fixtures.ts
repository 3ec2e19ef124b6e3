import * as v from 'valibot'
import { venueSchema } from '../../src/api/schemas'

/** Bodies of the nine calls as a server sends them, each to be changed where a test cares. */

export const venueBody = (over: object = {}) => ({
  id: 'cork',
  name: 'Milano Cork',
  address: ['8 Oliver Plunkett Street', 'Cork'],
  postCode: 'T12 X8N6',
  telephone: '021 496 0101',
  distance: 1.2,
  distanceInMilesString: '1.2 miles',
  isClosed: false,
  closedMessage: null,
  closedFrom: null,
  closedTo: null,
  availability: [],
  showJourneyOptions: true,
  bookingConfiguration: {},
  ...over,
})

/** The same venue as the widget knows it. */
export const venue = (over: object = {}) => v.parse(venueSchema, venueBody(over))

export const slotBody = (time: number, available = true, useEnquiryFallback = false) => ({
  time,
  available,
  useEnquiryFallback,
})

export const sessionsBody = (
  slots = [slotBody(1200), slotBody(1215), slotBody(1900), slotBody(1930), slotBody(1945, false)],
  configuration: Record<string, string> = {},
) => ({
  sessions: [{ title: 'Dinner', startTime: 1200, endTime: 2200, availability: slots }],
  configuration: { configuration },
})

export const availabilityBody = (over: object = {}) => ({
  noAvailability: false,
  originalChoiceAvailable: true,
  originalChoiceClosed: false,
  venues: [],
  ...over,
})

export const bookingBody = (over: object = {}) => ({
  bookingReference: 'MB-1234',
  requiresCcg: false,
  ccgPerformed: false,
  ...over,
})

/** A server on which everything goes well. */
export const goodEvening = {
  'GET /api/venues/search/*': [venueBody()],
  'GET /api/venues/searchnearby/*': { venues: [], resolvedLocationDescription: '' },
  'GET /api/venues/getbyid/*': venueBody(),
  'GET /api/sessions/availability/*': sessionsBody(),
  'GET /api/venues/searchavailability/*': availabilityBody(),
  'POST /api/bookings/create': bookingBody(),
}
