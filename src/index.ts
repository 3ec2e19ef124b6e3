/** The API for plugins, themes and brands. React controls and hooks are in `tavola/controls`; everything else is internal. */

// A plugin and its parts.
export { defineOutcome, definePlugin, here, notSent } from './contract/plugin'
export type {
  AnyPlugin,
  Insert,
  Limit,
  Load,
  MaySend,
  Outcome,
  Plugin,
  Step,
  Validator,
  WrapperProps,
} from './contract/plugin'
export { keep, once } from './contract/state'
export { secret } from './contract/secret'
export type { Secret } from './contract/secret'
export type { Lasting, Outlasts, Values } from './contract/state'
export type { Journey, JourneyPart, Moment } from './contract/journey'
export type { HostCallbacks, PluginContext, Requested, Tool } from './contract/plugin-context'
export type { Extras, ReadSchemas, Schema } from './contract/schema'
export type { Shared, SharedOptions } from './contract/shared'
export { specifiedNumbers } from './contract/shared'
// All names are exported, so that a plugin can declare its own: `declare module 'tavola' { interface PlaceNames { … } }`.
export * from './contract/names'
export * from './contract/services'
export { defineParty } from './party/define-party'
export type { PartyNumbers } from './party/define-party'

// The brand, its texts and its tokens.
export type { Brand, Tokens } from './contract/brand'
export type { TokenName } from './tokens'
export type { Message, Messages, MessageValues, Translations } from './messages/message'

// Facts and events.
export type { ChosenSlot, Customer, Facts, Selection } from './contract/facts'
export { slotDetail } from './contract/events'
export { slotKey } from './kernel/actions/slot'
export type {
  ConfirmationDetail,
  EventDetail,
  EventMap,
  EventName,
  HostEvent,
  PublicText,
} from './contract/events'

// The back end: an outcome's payload and response.
export { customerFields, selectionFields, sentId, sentRequests } from './customer/payload'
export { customerValidators } from './customer/validators'
export { cleanText, isPersonText, isVisible, searchText } from './person-text'
export { groupGuests, maximumSplit, specialRequestsLimit, specialRequestsSent } from './constants'
export { ApiError } from './api/api-error'
export type { Failure } from './contract/plugin-context'
export { availabilityFailure, noAvailabilityFailure } from './kernel/screen/availability-failures'
export type { Api, CreateResponse, Json, Payload } from './api/client'
export type {
  Availability,
  BookingAnswer,
  EnquiryAnswer,
  Menu,
  Nearby,
  Session,
  Sessions,
  Slot,
  Venue,
} from './api/bodies'

// Dates, times and the language.
export {
  addDays,
  clockAt,
  dayAt,
  firstDay,
  isClosedOn,
  isPlainDate,
  timeAt,
  toDate,
  todayOf,
} from './dates/plain-date'
export type { PlainDate } from './dates/plain-date'
export { openDays } from './dates/open-days'
export { hoursBefore, isoAt, momentOf } from './dates/hours-before'
export { isByEnquiry } from './times/full-times'
export { minutesApart, minutesTo } from './times/full-times'
export { nearestFree } from './times/full-times'
export { dayOfTime, hoursOf, timeName, wallTime } from './times/after-midnight'
export { dayTimes, earliestTime, offeredTimes } from './times/offered-times'
export { timesSelection } from './times/selection'
export type { OfferedTime } from './times/offered-times'
export { configuredNumber } from './conditions/configured-number'
export { feeInWords, guaranteeTerms } from './conditions/guarantee-terms'
export type { FreeUntil, GuaranteeTerms, NoShowFee } from './conditions/guarantee-terms'
export type { Formats } from './locale/formats'
export { directionOf } from './locale/direction'
export { currencyOf } from './locale/formatters'
export { languageOf, regionOf } from './locale/locale'

// Checks of addresses and of the page's names, which may be hostile.
export { callAddress, scriptAddress, webAddress } from './address'
export { nativeOf, pageGlobal, safeDocument } from './dom-clobbering'
export { logProblem } from './console'

export { isFresh, storedJson, storedKeys } from './stored-json'

// Deadlines, loading ahead, storing the widget, and its popup.
export { withDeadline } from './deadline'
export { afterPaint } from './scheduling'
export { snapshotTool } from './kernel/actions/snapshot/snapshots'
export type { Snapshot, Snapshots } from './contract/snapshot'
export { startQuery } from './kernel/actions/queries'
export type { Query, QueryDefinition } from './contract/query'
export { popupTool } from './kernel/actions/open-popup'
export type { Popup } from './kernel/actions/open-popup'
