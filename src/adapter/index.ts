/** The package's "tavola/adapter": the widget over a back end of any shape. */
export { createAdapter, type AdapterHeaders } from './create-adapter'
export { AdapterFailure, notFound, outcomeUnknown, refused, unavailable } from './failures'
export { tryAdapter } from './try-adapter'
export { ApiError, type ApiFailure } from '../api/api-error'
export type { FailureKind, FieldMessages } from './failures'
export type {
  AdapterCall,
  AdapterFunctions,
  Answering,
  RequestAsked,
  SessionsAsked,
  SlotAsked,
  TextAsked,
  VenueAsked,
} from './functions'
export type { Adapter } from '../api/adapter'
export type {
  BookingPayload,
  EnquiryPayload,
  WireAvailability,
  WireBookingAnswer,
  WireClientToken,
  WireConfiguration,
  WireEnquiryAnswer,
  WireMenu,
  WireNearby,
  WireSession,
  WireSessions,
  WireSlot,
  WireVenue,
} from '../api/wire'
