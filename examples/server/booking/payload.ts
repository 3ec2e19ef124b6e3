import * as v from 'valibot'
import {
  childrenField,
  dateField,
  detailsFields,
  guestsField,
  optionalText,
  timeField,
  venueIdField,
} from '../request/fields'

/** The body of `POST /api/bookings/create` (section 3, "Booking create payload"). */
export const BookingPayload = v.object({
  venueId: venueIdField,
  date: dateField,
  time: timeField,
  guests: guestsField,
  children: childrenField,
  menuId: optionalText(100),
  ...detailsFields,
  paymentNonce: optionalText(500),
  captchaToken: optionalText(10_000),
})

export type BookingPayload = v.InferOutput<typeof BookingPayload>
