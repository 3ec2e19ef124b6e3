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

/**
 * The body of `POST /api/enquiries/create` (section 3, "Enquiry create payload").
 * A general enquiry may have no date, time or number of guests: null (decisions, "General enquiry").
 */
export const EnquiryPayload = v.object({
  venueId: venueIdField,
  date: v.nullish(dateField, null),
  time: v.nullish(timeField, null),
  guests: v.nullish(guestsField, null),
  children: childrenField,
  ...detailsFields,
  // The specification's spelling.
  ocassionType: optionalText(100),
  // Not in section 3: for servers that ask it of enquiries too (CAPTCHA_ON_ENQUIRIES).
  captchaToken: optionalText(10_000),
})

export type EnquiryPayload = v.InferOutput<typeof EnquiryPayload>
