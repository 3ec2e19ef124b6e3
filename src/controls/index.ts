/**
 * React controls and hooks for a plugin's components. A component gets its plugin's context by `usePlugin`.
 */
export { usePlugin } from './context'
export { useStyles } from './styles'
export { RichText, useGuestsInWords, useTexts } from './texts'
export { StepHeading } from './step-heading'

// Places for other plugins, and components that are loaded when they are needed.
export { Place, useInserts } from './place'
export type { Inserted } from './place'
export { useIdle, useLazy } from './lazy'
export type { Loaded } from './lazy'
export { LightSlot } from './light-slot'

// Forms.
export { Field } from './details/field'
export { TextField } from './details/text-field'
export { FieldErrorsProvider, useField, useFormProblems } from './details/field-errors'
export type { FormProblems } from './details/field-errors'
export { fieldsInTrouble } from './details/fields-in-trouble'
export type { FieldInTrouble } from './details/fields-in-trouble'
export { ErrorSummary } from './error-summary/error-summary'
export type { FormError } from './error-summary/form-error'
export { useChoiceNote, useWaitingFor } from './choice-note'
export { TryAgain } from './try-again'
export { SendingButton } from './details/sending-button'
export { DetailsForm } from './details/details-form'

// The restaurant, the choice and what comes of it.
export { Address, fillClosedMessage, VenueHeader, VenueText } from './venue'
export { TelephoneLink, WebLink } from './links'
export { UnavailableTime } from './unavailable-time'
export { FactList, FactSheet } from './fact-sheet'
export type { Fact } from './fact-sheet'
export { partyPanel } from '../party/party-panel'
export { partyTerms } from '../party/party-terms'
