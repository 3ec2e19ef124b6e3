import type { LongId } from './long-numbers'

/**
 * Bodies are defined as data (bodies.ts). The same definition gives the reader in the diner's browser (reading.ts), the types,
 * the strict schema of tavola-check, and the descriptions in openapi.yaml, wire.ts and docs/back-end/wire.md.
 */

export type Kind =
  | 'day'
  | 'filled'
  | 'flag'
  | 'id'
  | 'list'
  | 'looseFlag'
  | 'number'
  | 'record'
  | 'reference'
  | 'text'
  | 'texts'
  | 'time'

/** A body, or a field of one. `Value` is its type once it is read. */
export interface Field<Value = unknown> {
  readonly kind: Kind
  /** Of a list. */
  readonly item?: Field | undefined
  /** Of a record. */
  readonly fields?: Fields | undefined
  readonly rule?: Rule | undefined
  /** The value of a field that is missing or invalid. Without a default the field is required: without it, its record is invalid. */
  readonly byDefault?: (() => Value) | undefined
}

export type Fields = Readonly<Record<string, Field>>

/**
 * A rule about several fields. It may change the value, or return undefined if it is invalid.
 *
 * @param found what is invalid in this value
 */
export type Rule<In = never, Out = unknown> = (
  value: In,
  found: readonly Finding[],
  reading: Reading,
) => Out | undefined

/** What is expected where a value is invalid: a kind, JSON, a smaller body, one of two flags, or a midnight at the restaurant. */
export type Expected = Kind | 'json' | 'size' | 'oneFlag' | 'midnight'

export interface Finding {
  /** Keys and list indexes, from the body down. */
  readonly path: readonly (string | number)[]
  readonly expected: Expected
  readonly got: unknown
}

export type TimeZone = () => string | undefined

/** State of reading one body. */
export interface Reading {
  /** Keys and list indexes of the value that is being read. */
  readonly path: (string | number)[]
  readonly findings: Finding[]
  /** The brand's time zone, which takes a moment to check. */
  readonly timeZone: TimeZone
  /** Definitions of which at least one record was read without a finding. */
  readonly valid: Set<Field>
}

export type ValueOf<Of> = Of extends Field<infer Value> ? Value : never
type ValuesOf<Of extends Fields> = {
  -readonly [Name in keyof Of]: ValueOf<Of[Name]>
} & ('id' extends keyof Of ? LongId : unknown)

const scalar = <Value>(kind: Kind): Field<Value> => ({ kind })

/** A date, which a time may follow, or an instant: its day in the brand's time zone. Read as "2026-11-28", and as null if it is empty. */
export const day = scalar<string | null>('day')
export const filled = scalar<string>('filled')
export const flag = scalar<boolean>('flag')
/** Keeps its type, because it is sent back in paths and payloads. An integer above 2^53 is a text, and its record has `isLongId`. */
export const id = scalar<string | number>('id')
/** True or false, or one of them as text. */
export const looseFlag = scalar<boolean>('looseFlag')
export const number = scalar<number | null>('number')
/** A text or a number, read as text without blanks around it. Null if it is missing or blank. */
export const reference = scalar<string | null>('reference')
export const text = scalar<string>('text')
/** Texts by any key. */
export const texts = scalar<Record<string, string>>('texts')
/** Hours and minutes as one integer, 1930 or "1930". Read as "19:30". */
export const time = scalar<string>('time')

/** Invalid items are left out, and so is null in a list of texts. */
export const list = <Item>(item: Field<Item>, rule?: Rule<Item[], Item[]>): Field<Item[]> => ({
  kind: 'list',
  item,
  rule,
})

/** Unknown fields are kept for plugins. */
export const record = <Of extends Fields, Value = ValuesOf<Of>>(
  fields: Of,
  rule?: Rule<ValuesOf<Of>, Value>,
): Field<Value> & { readonly fields: Of } => ({ kind: 'record', fields, rule })

export const optional = <Value, Default>(
  field: Field<Value>,
  byDefault: () => Default,
): Field<Value | Default> => ({ ...field, byDefault })

export const orNull = <Value>(field: Field<Value>) => optional(field, () => null)

export const optionalText = optional(text, () => '')
export const optionalFlag = (byDefault: boolean) => optional(flag, () => byDefault)
