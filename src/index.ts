/**
 * The kernel's public face: all that a plugin, a theme or a brand imports. What is not here is Tavola's own.
 */
export { defineOutcome, definePlugin } from './kernel/contract'
export type {
  AnyPlugin,
  ChosenSlot,
  HostCallbacks,
  Insert,
  Journey,
  Outcome,
  Plugin,
  PluginContext,
  Step,
  Validator,
} from './kernel/contract'
export type { Brand, Message, Messages, Tokens } from './kernel/brand'
export type { TokenName } from './tokens'
export type { Failure } from './kernel/banner'
export { slotDetail } from './kernel/events'
export type {
  ConfirmationDetail,
  EventMap,
  EventName,
  HostEvent,
  EventDetail,
  PublicText,
} from './kernel/events'
export type { Customer, Facts, Selection } from './kernel/facts'
export { customerFields, selectionFields } from './kernel/fields'
export { ApiError } from './api/api-error'
export { availabilityFailure, noAvailabilityFailure } from './api/failures'
export type { Api, Json, Payload } from './api/client'
export type {
  Availability,
  BookingAnswer,
  EnquiryAnswer,
  Menu,
  Nearby,
  Sessions,
  Slot,
  Venue,
} from './api/schemas'
export { groupGuests, maximumGuests, maximumSplit, partyNotice, searchPause, splitPause } from './constants'
export { addDays, dayAt, firstDay, isClosedOn, longDate, shortDate, localDigits } from './dates/plain-date'
export { timeAt, toDate } from './dates/plain-date'
export type { PlainDate } from './dates/plain-date'
export { adultsParty, kidsParty, partyCurrency, supervision } from './constants'
export { cardDeadlines, cardGuarantee } from './constants'
export { minimumAge, replyPromise } from './constants'
export { hoursBefore } from './dates/hours-before'
export { lastChange } from './dates/last-change'
export { money } from './money'
export { directionOf } from './direction'
export { usePlugin } from './ui/context'
export { Address } from './ui/address'
export { fillClosedMessage, VenueText } from './ui/closed-message'
export { DetailsForm } from './ui/details/details-form'
export { Field } from './ui/details/field'
export { useField } from './ui/details/fields-left'
export { FactList, FactSheet } from './ui/fact-sheet'
export type { Fact } from './ui/fact-sheet'
export { customerValidators } from './ui/details/rules'
export { TextField } from './ui/details/text-field'
export { useLazy } from './ui/lazy'
export { LightSlot } from './ui/light-slot'
export { Place, useInserts } from './ui/place'
export type { Inserted } from './ui/place'
export { RichText } from './ui/rich-text'
export { StepHeading } from './ui/step-heading'
export { useStyles } from './ui/styles'
export { useTexts } from './ui/texts'
export { TelephoneLink } from './ui/telephone-link'
export { VenueHeader } from './ui/venue-header'
