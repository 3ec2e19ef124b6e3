import * as v from 'valibot'
import { DateText } from './strict'

/** What the widget sends to book and to enquire, and the messages of a refusal. Notes are descriptions. */

export const TimeText = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3])[0-5]\d$/), v.examples(['1930']))

export const Guests = v.pipe(
  v.union([v.literal(-1), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))]),
  v.description('1 to 200, or -1 for a group of 15 or more.'),
)

const text = (least: number, most: number, note: string) =>
  v.pipe(v.string(), v.minLength(least), v.maxLength(most), v.description(note))
const flag = (note: string) => v.pipe(v.boolean(), v.description(note))
const noted = <const Schema extends v.GenericSchema>(schema: Schema, note: string) =>
  v.pipe(schema, v.description(note))
const id = v.union([v.pipe(v.string(), v.minLength(1)), v.number()])

const venueId = noted(id, "The restaurant's id, with its type.")
const children = noted(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  '0 where guests are not split into adults and children.',
)

const details = {
  email: noted(v.pipe(v.string(), v.email(), v.maxLength(254)), 'An email address.'),
  firstName: text(1, 100, 'Not empty.'),
  lastName: text(1, 100, 'Not empty.'),
  telephoneNumber: text(7, 40, "As it was typed. Valid in one of the brand's countries."),
  specialRequests: text(0, 200, 'Ends with "| Source: Website".'),
  optIn: flag('The marketing box is ticked.'),
  optInAsked: noted(v.literal(true), 'Always true.'),
  termsAndConditions: noted(v.literal(true), 'Always true.'),
}

export const BookingPayload = v.pipe(
  v.looseObject({
    venueId,
    date: noted(DateText, 'A date at the restaurant, such as "2026-11-20".'),
    time: noted(TimeText, 'A time at the restaurant, such as "1930".'),
    guests: noted(Guests, 'The adults where guests are split, otherwise all guests.'),
    children,
    menuId: noted(v.nullable(id), "The menu's id, with its type. Null: none was chosen."),
    ...details,
    paymentNonce: noted(
      v.nullable(v.string()),
      "The card form's one-time name for the card. Null in the first call, and without a guarantee.",
    ),
    captchaToken: noted(v.nullable(v.string()), 'Null if the brand has no human verification.'),
  }),
  v.description('What the widget sends to book. Plugins may add fields.'),
)

export const EnquiryPayload = v.pipe(
  v.looseObject({
    venueId,
    date: noted(v.nullable(DateText), 'A date at the restaurant. A general enquiry may have none: null.'),
    time: noted(v.nullable(TimeText), 'A time at the restaurant. A general enquiry may have none: null.'),
    guests: noted(
      v.nullable(Guests),
      'The adults where guests are split, otherwise all guests. A general enquiry may have none: null.',
    ),
    children,
    ...details,
    ocassionType: noted(
      v.nullable(v.string()),
      "The party's occasion. Spelled like this. Null for other enquiries.",
    ),
    captchaToken: v.optional(
      noted(v.nullable(v.string()), 'Only for servers that require human verification of enquiries too.'),
    ),
  }),
  v.description('What the widget sends to enquire. Plugins may add fields.'),
)

export const Problems = v.pipe(
  v.record(v.string(), v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1))),
  v.minEntries(1),
  v.description('Messages for the diner, by field.'),
)
