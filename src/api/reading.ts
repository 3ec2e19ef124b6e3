import { itemsPerTask } from '../constants'
import { instantIn } from '../dates/instant'
import { clockAt, isPlainDate } from '../dates/plain-date'
import { cleanText } from '../person-text'
import type { Expected, Field, Finding, Kind, Reading, TimeZone } from './definition'
import { hasLongId } from './long-numbers'

/**
 * Reads bodies by their definitions (body.parts, body.optional): once, and in place. Invalid items are left out of their lists, invalid
 * fields get their defaults, and both become findings for the host's developer.
 */

/** The body is undefined if it is invalid as a whole. */
export interface ReadBody<Body> {
  readonly body: Body | undefined
  readonly findings: readonly Finding[]
}

export function readBody<Body>(definition: Field<Body>, sent: unknown): ReadBody<Body> {
  const steps = readInSteps(definition, sent)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same, with a step after every two thousand items of a list. */
export function* readInSteps<Body>(
  definition: Field<Body>,
  sent: unknown,
  timeZone: TimeZone = () => undefined,
): Steps<ReadBody<Body>> {
  const reading: Reading = { path: [], findings: [], valid: new Set(), timeZone }
  const body = yield* read(definition, sent, reading)
  return { body, findings: reading.findings }
}

type Steps<Result> = Generator<undefined, Result>
type Scalar = Exclude<Kind, 'list' | 'record'>

/** @param path from the value that is being read */
export function invalid(reading: Reading, expected: Expected, got: unknown, ...path: string[]): undefined {
  reading.findings.push({ path: [...reading.path, ...path], expected, got })
}

function* read<Value>(field: Field<Value>, sent: unknown, reading: Reading): Steps<Value | undefined> {
  const { kind, byDefault } = field
  if (byDefault && isNone(sent)) return byDefault()
  const before = reading.findings.length
  const found =
    kind === 'list'
      ? yield* readList(sent, reading, field.item!)
      : kind === 'record'
        ? yield* readRecord(sent, reading, field)
        : scalars[kind](sent, reading)
  return checked(field, sent, found, before, reading) as Value | undefined
}

const hasParts = ({ kind }: Field) => kind === 'list' || kind === 'record'

/** A field without parts has no steps. It is read without a generator, which would take three times as long. */
function readScalar(field: Field, sent: unknown, reading: Reading): unknown {
  const { kind, byDefault } = field
  if (byDefault && isNone(sent)) return byDefault()
  const before = reading.findings.length
  return checked(field, sent, scalars[kind as Scalar](sent, reading), before, reading)
}

/** Applies the rule and the default. `before`: how many findings there were before this value was read. */
function checked(field: Field, sent: unknown, found: unknown, before: number, reading: Reading): unknown {
  const { kind, rule, byDefault } = field
  const { findings } = reading
  // A field within it may have its own finding.
  if (found === undefined && findings.length === before) invalid(reading, kind, sent)
  if (found !== undefined && rule) found = rule(found as never, findings.slice(before), reading)
  return found === undefined ? byDefault?.() : found
}

export const isNone = (sent: unknown): sent is null | undefined => sent === undefined || sent === null
export const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null

const isText = (sent: unknown): sent is string => typeof sent === 'string'
const isFilled = (sent: unknown): sent is string => isText(sent) && /\S/.test(sent)

/** Undefined: the value is invalid. */
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
    // A text of a number would have an exponent from 1e21 on.
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
      invalid(reading, 'text', text, name)
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
    const found = hasParts(item) ? yield* read(item, one, reading) : readScalar(item, one, reading)
    reading.path.pop()
    if (found !== undefined) items.push(found)
  }
  return items
}

function* readRecord(sent: unknown, reading: Reading, field: Field): Steps<unknown> {
  // A body or an item of a list is never an empty list.
  const whole = Array.isArray(sent) && !field.byDefault ? undefined : objectIn(sent)
  if (!whole) return undefined
  const { length } = reading.findings
  // Object.entries and Object.hasOwn: a script of the page may have added properties to every object.
  for (const [name, one] of Object.entries(field.fields!)) {
    const part = Object.hasOwn(whole, name) ? whole[name] : undefined
    reading.path.push(name)
    const found = hasParts(one) ? yield* read(one, part, reading) : readScalar(one, part, reading)
    reading.path.pop()
    if (found === undefined && !one.byDefault) return undefined
    if (found !== undefined && found !== part) whole[name] = found
    if (one.kind === 'id' && hasLongId(sent as object)) whole.isLongId = true
  }
  if (reading.findings.length === length) reading.valid.add(field)
  return whole
}

const numberIn = (sent: unknown) =>
  (typeof sent === 'number' || isText(sent)) && Number.isFinite(Number(sent)) ? Number(sent) : undefined

function dayIn(sent: unknown, reading: Reading): string | undefined {
  const start = isText(sent) ? sent.slice(0, 10) : ''
  if (!isPlainDate(start)) return undefined
  const moment = instantIn(sent as string)
  if (!moment) return start
  // Serializers write a day as its midnight, and some convert that to another zone.
  const timeZone = reading.timeZone()
  const [day, time] = timeZone ? clockAt(moment, timeZone).split(' ') : []
  if (time === '00:00') return day
  invalid(reading, 'midnight', sent)
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

/** Keys that every object has. As fields they come only in attacks. */
const inherited = ['__proto__', 'constructor', 'prototype']

/** Some back ends write an empty object as `[]`. Any other list is not one. */
export function objectIn(sent: unknown): Record<string, unknown> | undefined {
  if (!isObject(sent)) return undefined
  if (Array.isArray(sent)) return sent.length > 0 ? undefined : {}
  if (!inherited.some((key) => Object.hasOwn(sent, key))) return sent
  return Object.fromEntries(Object.entries(sent).filter(([key]) => !inherited.includes(key)))
}
