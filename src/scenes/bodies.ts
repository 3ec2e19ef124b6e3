import type { WireVenue } from '../api/wire'

/** Bodies of the nine calls as a server sends them (body.calls). Callers can override fields. */

const cork = {
  id: 'cork',
  name: 'Milano Cork',
  address: ['8 Oliver Plunkett Street', 'Cork'],
  postCode: 'T12 X8N6',
  telephone: '021 496 0101',
  distance: 1.2 as number | null,
  distanceInMilesString: '1.2 miles' as string | null,
  isClosed: false as boolean,
  closedMessage: null as string | null,
  closedFrom: null as string | null,
  closedTo: null as string | null,
  availability: [] as readonly SlotBody[],
  showJourneyOptions: true as boolean,
  bookingConfiguration: {} as Readonly<Record<string, string>>,
} satisfies Required<WireVenue>

export const venueBody = (over: object = {}) => ({ ...cork, ...over })

export type VenueBody = ReturnType<typeof venueBody>

/** @param time hours and minutes as one number: 1930 */
export const slotBody = (time: number, available = true, useEnquiryFallback = false) => ({
  time,
  available,
  useEnquiryFallback,
})

export type SlotBody = ReturnType<typeof slotBody>

export const sessionsBody = (
  slots: readonly SlotBody[] = [
    slotBody(1200),
    slotBody(1215),
    slotBody(1900),
    slotBody(1930),
    slotBody(1945, false),
  ],
  configuration: Readonly<Record<string, string>> = {},
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

export const menuBody = (id: string | number, title: string, over: object = {}) => ({
  id,
  title,
  description: `All about ${title}`,
  images: { thumbnail: `https://pictures.example/${id}.jpg` },
  ...over,
})

export const clientTokenBody = (clientToken = 'token') => ({ clientToken })

export const bookingBody = (over: object = {}) => ({
  bookingReference: 'MB-1234',
  requiresCcg: false,
  ccgPerformed: false,
  ...over,
})

export const enquiryBody = (enquiryReference: string | null = 'ME-4711') => ({ enquiryReference })
