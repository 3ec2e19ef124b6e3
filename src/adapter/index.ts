/** The package's "tavola/adapter": connects the widget to a back end of any shape. */
export { createAdapter, type AdapterHeaders } from './create-adapter'
export { AdapterFailure, notFound, outcomeUnknown, refused, unavailable } from './failures'
export { tryAdapter } from './try-adapter'
export { ApiError, type ApiFailure } from '../api/api-error'
export type { FailureKind, FieldMessages } from './failures'
export type {
  AdapterCall,
  AdapterFunction,
  AdapterFunctions,
  RequestQuery,
  SessionsQuery,
  SlotQuery,
  TextQuery,
  VenueQuery,
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
