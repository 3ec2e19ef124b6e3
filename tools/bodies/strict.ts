import * as v from 'valibot'
import { booking, menuList, venueList } from '../../src/api/bodies'
import { configurationKeys, recordNotes, type Note, type RecordName } from '../../src/api/body-notes'
import type { Field, Fields, Kind } from '../../src/api/definition'

/**
 * The bodies of a good back end, as strict schemas: every field is there, with its own type, and no other. They are made from the
 * definitions and notes of src/api. A message says what is expected.
 */

export type Schema = v.GenericSchema

export const DateText = v.pipe(
  v.string('A date, such as "2026-11-20".'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'A date, such as "2026-11-20".'),
  v.examples(['2026-11-20']),
)

const time = 'A time as an integer, such as 1930.'
export const SlotTime = v.pipe(
  v.number(time),
  v.integer(time),
  v.minValue(0, time),
  v.maxValue(2359, time),
  v.description('HHMM as an integer: 930 is half past nine in the morning.'),
  v.examples([1930]),
)

const filled = (expected: string) => v.pipe(v.string(expected), v.regex(/\S/, expected))

const texts = { text: 'A text.', number: 'A text of digits.', switch: '"true" or "false".' } as const

export const BookingConfiguration = v.pipe(
  v.objectWithRest(
    Object.fromEntries(
      Object.entries(configurationKeys).map(([key, { kind, note }]) => {
        const value = {
          text: v.string(texts.text),
          number: v.pipe(v.string(texts.number), v.regex(/^\d{0,4}$/, texts.number)),
          switch: v.picklist(['true', 'false'], texts.switch),
        }[kind]
        return [key, v.optional(withNote(value, { note }))]
      }),
    ),
    v.string(texts.text),
    'An object.',
  ),
  v.description('Switches and texts. A switch is on with "true".'),
)

type Scalar = Exclude<Kind, 'list' | 'record'>

/** Lazy: otherwise a note would make openapi.yaml repeat the named schema. */
const scalars: Readonly<Record<Scalar, Schema>> = {
  day: v.nullable(DateText),
  filled: filled('A text that is not empty.'),
  flag: v.boolean('true or false.'),
  id: v.union([filled(''), v.number()], 'A text that is not empty, or a number.'),
  looseFlag: v.boolean('true or false.'),
  number: v.nullable(v.pipe(v.number('A number, or null.'), v.minValue(0, 'A number of at least 0.'))),
  reference: filled('A text that is not empty.'),
  text: v.string('A text.'),
  texts: v.lazy(() => BookingConfiguration),
  time: v.lazy(() => SlotTime),
}

const names = new Map<Fields, RecordName>(
  Object.entries(recordNotes).map(([name, { fields }]) => [fields, name as RecordName]),
)

/** The name of a record's description. */
export function recordNameOf({ fields }: Field): RecordName {
  const name = fields && names.get(fields)
  if (!name)
    throw new Error(`body-notes.ts has no record with the fields ${Object.keys(fields ?? {}).join(', ')}.`)
  return name
}

const records = new Map<RecordName, Schema>()

/** The strict schema of a body or a field. */
export function strict(field: Field, { least, pattern }: Partial<Note> = {}): Schema {
  if (field.kind === 'list') return listOf(strict(field.item!), least)
  if (field.kind !== 'record') return pattern ? matching(pattern) : scalars[field.kind]
  const name = recordNameOf(field)
  const schema = records.get(name) ?? strictRecord(name)
  records.set(name, schema)
  return schema
}

const listOf = (item: Schema, least?: number): Schema => {
  const list = v.array(item, 'A list.')
  return least === undefined ? list : v.pipe(list, v.minLength(least, `A list of at least ${least}.`))
}

const matching = (pattern: string) =>
  v.pipe(v.string('A text.'), v.regex(new RegExp(`^${pattern}$`), `A text that matches ${pattern}.`))

function strictRecord(name: RecordName, own: Readonly<Record<string, Schema>> = {}, about?: string): Schema {
  const { fields, notes, loose } = recordNotes[name]
  const read = Object.entries(fields).filter(([key]) => !notes[key]!.isAlias)
  const entries = {
    ...Object.fromEntries(
      read.map(([key, field]) => [key, withNote(own[key] ?? strict(field, notes[key]), notes[key]!)]),
    ),
    ...Object.fromEntries(Object.entries(loose).map(([key, note]) => [key, withNote(scalars.time, note)])),
  }
  const rest = v.never('Only the fields in openapi.yaml.')
  return v.pipe(
    v.objectWithRest(entries, rest, 'An object.'),
    v.description(about ?? recordNotes[name].about),
  )
}

function withNote(schema: Schema, { note, example, isNullable }: Note): Schema {
  const whole = isNullable ? v.nullable(schema) : schema
  const described = v.pipe(whole, v.description(note))
  return example === undefined ? described : v.pipe(described, v.examples([example]))
}

const bookingName = recordNameOf(booking)
export const Booked = strictRecord(
  bookingName,
  { requiresCcg: v.literal(false, 'false.') },
  'A booking was made.',
)
export const CardGuaranteeRequired = strictRecord(
  bookingName,
  {
    bookingReference: v.null('null.'),
    requiresCcg: v.literal(true, 'true.'),
    ccgPerformed: v.literal(false, 'false.'),
  },
  'Nothing is booked yet: a card has to guarantee it.',
)

export const Venues = strict(venueList)
export const Menus = strict(menuList)

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
  email: noted(
    v.pipe(v.string(), v.email(), v.maxLength(254)),
    'An email address. A domain in other letters is sent as Punycode.',
  ),
  firstName: text(1, 100, 'Not empty.'),
  lastName: text(1, 100, 'Not empty.'),
  telephoneNumber: text(
    7,
    40,
    "As it was typed, with the digits 0 to 9. Valid in one of the brand's countries.",
  ),
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
    cardGuarantee: v.optional(
      noted(
        v.object({
          noShowFee: v.pipe(v.number(), v.minValue(0)),
          currency: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
          freeCancellationUntil: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
        }),
        "The terms that the diner saw before the card: the most that a no-show costs the whole party, its currency (ISO 4217), and the last moment of free cancellation, with the restaurant's offset from UTC. Only together with `paymentNonce`.",
      ),
    ),
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
