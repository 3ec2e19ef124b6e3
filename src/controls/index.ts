/** React controls and hooks for plugins: the package entry `tavola/controls`. `usePlugin` returns the plugin's context. */
export { usePlugin, useStyles } from './context'
export { RichText, TelephoneLink, useGuestsInWords, useTexts, WebLink } from './texts'
export { ActionBar } from './action-bar'
export { useAncestorMark } from './ancestor-mark'
export { StepHeading } from './step-heading'
export { moveFocus, whenHere } from './focus'
export { useBackdrop } from './backdrop'

// Places for other plugins, and lazily loaded components.
export { Place, useInserts } from './parts/place'
export type { Inserted } from './parts/place'
export { useIdle, useLazy } from './parts/lazy'
export type { Loaded } from './parts/lazy'
export { LightSlot } from './light-slot'

// Forms.
export { Field } from './form/field'
export { TextField } from './form/text-field'
export { FieldErrorsProvider, useField, useFormProblems } from './form/field-errors'
export type { FormProblems } from './form/field-errors'
export { ErrorSummary, fieldsInTrouble } from './form/error-summary'
export type { FieldInTrouble } from './form/error-summary'
export type { FormError } from './form/error-list'
export { useChoiceNote, useWaitingFor } from './choice-note'
export { TryAgain } from './try-again'
export { SendingButton } from './form/sending-button'
export { DetailsAction } from './details/details-action'
export { DetailsForm } from './details/details-form'
export { useSentLimit } from './details/sent-limit'

// The restaurant, times and facts.
export { Address, fillClosedMessage, VenueHeader, VenueText } from './venue'
export { UnavailableTime } from './unavailable-time'
export { ZoneNote } from './zone-note'
export { FactList, FactSheet } from './fact-sheet'
export type { Fact } from './fact-sheet'
export { partyPanel } from '../party/party-panel'
export { partyTerms } from '../party/party-terms'
