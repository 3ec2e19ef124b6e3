import type { Messages } from 'tavola'
import { customerFields, customerValidators, selectionFields } from 'tavola/journeys'

/** Step 4: the details form, and what a booking sends. */
export { DetailsForm as default } from 'tavola/controls'

export const texts = {
  sending: 'Completing Booking...',
  complete: 'Complete Booking',
} as const satisfies Messages

export const validators = customerValidators

/** In the order of the payload (payload.booking). Other plugins of this journey replace the null values. */
export const payload = {
  ...selectionFields,
  menuId: () => null,
  ...customerFields,
  paymentNonce: () => null,
  captchaToken: () => null,
}
