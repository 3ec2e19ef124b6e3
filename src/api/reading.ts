import { itemsPerTask } from '../constants'
import { instantIn } from '../dates/instant'
import { clockAt, isPlainDate } from '../dates/plain-date'
import { cleanText } from '../person-text'
import type { Expected, Field, Kind, Mismatch, Reading, TimeZone } from './definition'
import { hasLongId } from './long-numbers'

/**
 * Reads bodies by their definitions, in place (body.parts, body.optional). Lists lose their invalid items, invalid fields get their
 * defaults, and both are reported to the host's developer.
 */

/** The body is undefined if it is invalid as a whole. */
export interface BodyResult<Body> {
  readonly body: Body | undefined
  readonly mismatches: readonly Mismatch[]
}

export function readBody<Body>(definition: Field<Body>, sent: unknown): BodyResult<Body> {
  const steps = readInSteps(definition, sent)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Reads a body with a pause after every two thousand items of a list. */
export function* readInSteps<Body>(
  definition: Field<Body>,
  sent: unknown,
  timeZone: TimeZone = () => undefined,
): Steps<BodyResult<Body>> {
  const reading: Reading = { path: [], mismatches: [], valid: new Set(), timeZone }
  const body = yield* read(definition, sent, reading)
  return { body, mismatches: reading.mismatches }
}

type Steps<Result> = Generator<undefined, Result>
type Scalar = Exclude<Kind, 'list' | 'record'>

/** @param path from the value that is being read */
export function addMismatch(
  reading: Reading,
  expected: Expected,
  got: unknown,
  ...path: string[]
): undefined {
  reading.mismatches.push({ path: [...reading.path, ...path], expected, got })
}

function* read<Value>(field: Field<Value>, sent: unknown, reading: Reading): Steps<Value | undefined> {
  const { kind, byDefault } = field
  if (byDefault && isNone(sent)) return byDefault()
  const before = reading.mismatches.length
  const value =
    kind === 'list'
      ? yield* readList(sent, reading, field.item!)
      : kind === 'record'
        ? yield* readRecord(sent, reading, field)
        : scalars[kind](sent, reading)
  return applyRule(field, sent, value, before, reading) as Value | undefined
}

const hasParts = ({ kind }: Field) => kind === 'list' || kind === 'record'

/** Reads a field without parts. A generator would take three times as long. */
function readScalar(field: Field, sent: unknown, reading: Reading): unknown {
  const { kind, byDefault } = field
  if (byDefault && isNone(sent)) return byDefault()
  const before = reading.mismatches.length
  return applyRule(field, sent, scalars[kind as Scalar](sent, reading), before, reading)
}

/** Applies the rule and the default. `before`: the number of mismatches before this value was read. */
function applyRule(field: Field, sent: unknown, value: unknown, before: number, reading: Reading): unknown {
  const { kind, rule, byDefault } = field
  const { mismatches } = reading
  // A part of the value may have reported its own mismatch.
  if (value === undefined && mismatches.length === before) addMismatch(reading, kind, sent)
  if (value !== undefined && rule) value = rule(value as never, mismatches.slice(before), reading)
  return value === undefined ? byDefault?.() : value
}

export const isNone = (sent: unknown): sent is null | undefined => sent === undefined || sent === null
export const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null

const isText = (sent: unknown): sent is string => typeof sent === 'string'
const isFilled = (sent: unknown): sent is string => isText(sent) && /\S/.test(sent)

/** Each reader returns undefined for an invalid value. */
const scalars: Readonly<Record<Scalar, (sent: unknown, reading: Reading) => unknown>> = {
  day: (sent, reading) => (sent === '' ? null : dayIn(sent, reading)),
  filled: (sent) => (isFilled(sent) ? sent : undefined),
  flag: (sent) => (typeof sent === 'boolean' ? sent : undefined),
  id: (sent) => (isFilled(sent) || Number.isFinite(sent) ? sent : undefined),
  looseFlag: (sent) => {
    if (sent === 'true' || sent === 'false') return sent === 'true'
    return typeof sent === 'boolean' ? sent : undefined
  },
  number: (sent) => (sent === '' ? null : numberIn(sent)),
  reference: (sent) => {
    if (isNone(sent)) return null
    if (isText(sent)) return cleanText(sent) || null
    // From 1e21 on, `String` would write an exponent.
    return Number.isFinite(sent) ? String(Number.isInteger(sent) ? BigInt(sent as number) : sent) : undefined
  },
  text: (sent) => (isText(sent) ? sent : undefined),
  time: timeIn,

  texts: (sent, reading) => {
    const texts = objectIn(sent)
    if (!texts) return undefined
    for (const [name, text] of Object.entries(texts)) {
      if (isText(text)) continue
      if (isNone(text)) {
        texts[name] = ''
        continue
      }
      addMismatch(reading, 'text', text, name)
      delete texts[name]
    }
    return texts
  },
}

function* readList(sent: unknown, reading: Reading, item: Field): Steps<unknown> {
  if (!Array.isArray(sent)) return undefined
  const items: unknown[] = []
  for (let index = 0; index < sent.length; index++) {
    const one: unknown = sent[index]
    if (index > 0 && index % itemsPerTask === 0) yield
    if (isNone(one) && item.kind === 'text') continue
    reading.path.push(index)
    const value = hasParts(item) ? yield* read(item, one, reading) : readScalar(item, one, reading)
    reading.path.pop()
    if (value !== undefined) items.push(value)
  }
  return items
}

function* readRecord(sent: unknown, reading: Reading, field: Field): Steps<unknown> {
  // An optional record may be written as an empty list, but a body or an item of a list may not.
  const whole = Array.isArray(sent) && !field.byDefault ? undefined : objectIn(sent)
  if (!whole) return undefined
  const { length } = reading.mismatches
  // A script of the page may have added properties to every object, so only own ones are read.
  for (const [name, one] of Object.entries(field.fields!)) {
    const part = Object.hasOwn(whole, name) ? whole[name] : undefined
    reading.path.push(name)
    const value = hasParts(one) ? yield* read(one, part, reading) : readScalar(one, part, reading)
    reading.path.pop()
    if (value === undefined && !one.byDefault) return undefined
    if (value !== undefined && value !== part) whole[name] = value
    if (one.kind === 'id' && hasLongId(sent as object)) whole.isLongId = true
  }
  if (reading.mismatches.length === length) reading.valid.add(field)
  return whole
}

const numberIn = (sent: unknown) =>
  (typeof sent === 'number' || isText(sent)) && Number.isFinite(Number(sent)) ? Number(sent) : undefined

function dayIn(sent: unknown, reading: Reading): string | undefined {
  const start = isText(sent) ? sent.slice(0, 10) : ''
  if (!isPlainDate(start)) return undefined
  const moment = instantIn(sent as string)
  if (!moment) return start
  // Serializers write a day as its midnight, and some convert the midnight to another zone.
  const timeZone = reading.timeZone()
  const [day, time] = timeZone ? clockAt(moment, timeZone).split(' ') : []
  if (time === '00:00') return day
  addMismatch(reading, 'midnight', sent)
  const isMidnightAsWritten = (sent as string).slice(11, 16) === '00:00'
  return isMidnightAsWritten ? start : (day ?? start)
}

function timeIn(sent: unknown): string | undefined {
  const time = isText(sent) && /^\d+$/.test(sent) ? Number(sent) : sent
  if (typeof time !== 'number' || time % 1 !== 0 || time < 0 || time >= 2400 || time % 100 > 59)
    return undefined
  const digits = String(time).padStart(4, '0')
  return `${digits.slice(0, 2)}:${digits.slice(2)}`
}

/** Keys that every object inherits. Only attacks send them as fields. */
const inherited = ['__proto__', 'constructor', 'prototype']

/** The value as an object. Some back ends write an empty one as `[]`. */
export function objectIn(sent: unknown): Record<string, unknown> | undefined {
  if (!isObject(sent)) return undefined
  if (Array.isArray(sent)) return sent.length > 0 ? undefined : {}
  if (!inherited.some((key) => Object.hasOwn(sent, key))) return sent
  return Object.fromEntries(Object.entries(sent).filter(([key]) => !inherited.includes(key)))
}
