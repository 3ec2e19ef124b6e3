import type { LongId } from './long-numbers'

/**
 * Bodies are defined as data (bodies.ts). The types, the reader in the browser (reading.ts), the strict schema of tavola-check,
 * openapi.yaml, wire.ts and docs/back-end/wire.md come from it.
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

/** A body, or a field of one. `Value` is its type after reading. A list has an `item`, and a record has `fields`. */
export interface Field<Value = unknown> {
  readonly kind: Kind
  readonly item?: Field | undefined
  readonly fields?: Fields | undefined
  readonly rule?: Rule | undefined
  /** The value of a missing or invalid field. A field without a default is required: its record is invalid without it. */
  readonly byDefault?: (() => Value) | undefined
}

export type Fields = Readonly<Record<string, Field>>

/**
 * A rule about several fields. It may change the value, or return undefined if it is invalid.
 *
 * @param mismatches the invalid parts of this value
 */
export type Rule<In = never, Out = unknown> = (
  value: In,
  mismatches: readonly Mismatch[],
  reading: Reading,
) => Out | undefined

/** A kind, JSON, a smaller body, one of two flags, or a midnight at the restaurant. */
export type Expected = Kind | 'json' | 'size' | 'oneFlag' | 'midnight'

/** An invalid value of a body. */
export interface Mismatch {
  /** Keys and list indexes, from the body down. */
  readonly path: readonly (string | number)[]
  readonly expected: Expected
  readonly got: unknown
}

export type TimeZone = () => string | undefined

/** The state while one body is read. */
export interface Reading {
  /** Keys and list indexes of the value that is being read. */
  readonly path: (string | number)[]
  readonly mismatches: Mismatch[]
  /** The brand's time zone, which takes a moment to check. */
  readonly timeZone: TimeZone
  /** Definitions with at least one valid record in this body. */
  readonly valid: Set<Field>
}

export type ValueOf<Of> = Of extends Field<infer Value> ? Value : never
type ValuesOf<Of extends Fields> = {
  -readonly [Name in keyof Of]: ValueOf<Of[Name]>
} & ('id' extends keyof Of ? LongId : unknown)

const scalar = <Value>(kind: Kind): Field<Value> => ({ kind })

/** A date, a date with a time, or an instant, whose day is the brand's time zone's. Read as "2026-11-28"; an empty text is null. */
export const day = scalar<string | null>('day')
export const filled = scalar<string>('filled')
export const flag = scalar<boolean>('flag')
/** An id keeps its type, because paths and payloads send it back. An integer above 2^53 becomes a text, and its record has `isLongId`. */
export const id = scalar<string | number>('id')
/** A boolean, or "true" or "false". */
export const looseFlag = scalar<boolean>('looseFlag')
export const number = scalar<number | null>('number')
/** A text or a number, read as trimmed text. Null if it is missing or blank. */
export const reference = scalar<string | null>('reference')
export const text = scalar<string>('text')
/** A record of texts with any keys. */
export const texts = scalar<Record<string, string>>('texts')
/** Hours and minutes as one integer, 1930 or "1930". Read as "19:30". */
export const time = scalar<string>('time')

/** A list without its invalid items. A list of texts also loses its nulls. */
export const list = <Item>(item: Field<Item>, rule?: Rule<Item[], Item[]>): Field<Item[]> => ({
  kind: 'list',
  item,
  rule,
})

/** A record keeps its unknown fields for plugins. */
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
