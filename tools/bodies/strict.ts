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
  const { fields, notes, unread } = recordNotes[name]
  const read = Object.entries(fields).filter(([key]) => !notes[key]!.isAlias)
  const entries = {
    ...Object.fromEntries(
      read.map(([key, field]) => [key, withNote(own[key] ?? strict(field, notes[key]), notes[key]!)]),
    ),
    ...Object.fromEntries(Object.entries(unread).map(([key, note]) => [key, withNote(scalars.time, note)])),
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
