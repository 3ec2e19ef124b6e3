/**
 * The public API for plugins, themes and brands. Everything else is internal.
 */
export { defineOutcome, definePlugin, here } from './contract/plugin'
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
export type { Lasting, Outlasts, Values } from './contract/state'
export type { Journey, JourneyPart, Moment } from './contract/journey'
export type { HostCallbacks, PluginContext, Requested, Tool } from './contract/plugin-context'
export type { Extras, ReadSchemas, Schema } from './contract/schema'
// Everything, so that a plugin can declare its own names: `declare module 'tavola' { interface PlaceNames { … } }`.
export * from './contract/names'
export type { Brand, Tokens } from './contract/brand'
export type { TokenName } from './tokens'
export type { Message, Messages, MessageValues, Translations } from './messages/message'
export type { Failure } from './contract/failure'
export { slotDetail } from './contract/events'
export type {
  ConfirmationDetail,
  EventMap,
  EventName,
  HostEvent,
  EventDetail,
  PublicText,
} from './contract/events'
export type { ChosenSlot, Customer, Facts, Selection } from './contract/facts'
export { customerFields, selectionFields, sentRequests } from './ui/details/payload-fields'
export { callAddress, scriptAddress, webAddress } from './address'
export { ApiError } from './api/api-error'
export { nativeOf, pageGlobal, safeDocument } from './dom-clobbering'
export { availabilityFailure, noAvailabilityFailure } from './kernel/failures'
export type { Answered, Api, Json, Payload } from './api/client'
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
} from './api/schemas'
export type { Shared, SharedOptions } from './contract/shared'
export { specifiedNumbers } from './contract/shared'
export { groupGuests, maximumSplit } from './constants'
export { addDays, dayAt, firstDay, formatDate, isClosedOn, longDate, shortDate } from './dates/plain-date'
export { timeAt, toDate } from './dates/plain-date'
export type { PlainDate } from './dates/plain-date'
export { specialRequestsLimit, specialRequestsSent } from './constants'
export { hoursBefore, momentOf } from './dates/hours-before'
export { dayTimes, offeredTimes } from './times/offered-times'
export { isByEnquiry } from './times/by-enquiry'
export { nearestFree } from './times/nearest-free'
export { minutesApart } from './times/minutes-apart'
export type { OfferedTime } from './times/offered-times'
export { directionOf } from './locale/direction'
export { currencyOf, money } from './locale/money'
export { languageOf, regionOf } from './locale/tag'
export { localDigits, localNumber } from './locale/numbers'
export { defineParty } from './party/define-party'
export { partyPanel } from './party/party-panel'
export { partyTerms } from './party/party-terms'
export type { PartyNumbers } from './party/party-numbers'
export { usePlugin } from './ui/context'
export { Address } from './ui/address'
export { fillClosedMessage, VenueText } from './ui/closed-message'
export { snapshotTool } from './kernel/snapshot/snapshots'
export type { Snapshot, Snapshots } from './contract/snapshot'
export { DetailsForm } from './ui/details/details-form'
export { SendingButton } from './ui/details/sending-button'
export { ErrorSummary } from './ui/error-summary/error-summary'
export type { FormError } from './ui/error-summary/form-error'
export { Field } from './ui/details/field'
export { fieldsInTrouble } from './ui/details/fields-in-trouble'
export type { FieldInTrouble } from './ui/details/fields-in-trouble'
export { FieldErrorsProvider, useField, useFormProblems } from './ui/details/field-errors'
export type { FormProblems } from './ui/details/field-errors'
export { FactList, FactSheet } from './ui/fact-sheet'
export type { Fact } from './ui/fact-sheet'
export { customerValidators } from './ui/details/rules'
export { TextField } from './ui/details/text-field'
export { afterPaint } from './later'
export { useIdle } from './ui/idle'
export { useLazy } from './ui/lazy'
export type { Loaded } from './ui/lazy'
export { useGuestsInWords } from './ui/guests-in-words'
export { LightSlot } from './ui/light-slot'
export { loadComponent, preload } from './kernel/load-component'
export { Place, useInserts } from './ui/place'
export type { Inserted } from './ui/place'
export { RichText } from './ui/rich-text'
export { StepHeading } from './ui/step-heading'
export { useStyles } from './ui/styles'
export { TakenTime } from './ui/taken-time'
export { useTexts } from './ui/texts'
export { TelephoneLink } from './ui/telephone-link'
export { VenueHeader } from './ui/venue-header'
export { WebLink } from './ui/web-link'
