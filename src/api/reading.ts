import type { Expected, Field, Finding, Kind, Reading } from './definition'

/**
 * Reads bodies by their definitions (decisions, "Answers in parts"): once, and in place. Invalid items are left out of their lists, invalid
 * fields get their defaults, and both become findings for the host's developer.
 */

/** The body is undefined if it is invalid as a whole. */
export interface ReadBody<Body> {
  readonly body: Body | undefined
  readonly findings: readonly Finding[]
}

export function readBody<Body>(definition: Field<Body>, sent: unknown): ReadBody<Body> {
  const reading: Reading = { path: [], findings: [], valid: new Set() }
  const body = read(definition, sent, reading)
  return { body, findings: reading.findings }
}

/** @param path from the value that is being read */
export function invalid(reading: Reading, expected: Expected, got: unknown, ...path: string[]): undefined {
  reading.findings.push({ path: [...reading.path, ...path], expected, got })
}

function read<Value>(field: Field<Value>, sent: unknown, reading: Reading): Value | undefined {
  const { kind, rule, byDefault } = field
  if (byDefault && isNone(sent)) return byDefault()
  const { findings } = reading
  const before = findings.length
  let found = readers[kind](sent, reading, field)
  // A field within it may have its own finding.
  if (found === undefined && findings.length === before) invalid(reading, kind, sent)
  if (found !== undefined && rule) found = rule(found as never, findings.slice(before), reading)
  return (found === undefined ? byDefault?.() : found) as Value | undefined
}

function readWithin(key: string | number, sent: unknown, reading: Reading, field: Field): unknown {
  reading.path.push(key)
  const found = read(field, sent, reading)
  reading.path.pop()
  return found
}

export const isNone = (sent: unknown): sent is null | undefined => sent === undefined || sent === null
export const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null

const isText = (sent: unknown): sent is string => typeof sent === 'string'
const isFilled = (sent: unknown): sent is string => isText(sent) && /\S/.test(sent)

/** Undefined: the value is invalid. */
const readers: Readonly<Record<Kind, (sent: unknown, reading: Reading, field: Field) => unknown>> = {
  day: (sent) => (sent === '' ? null : dayIn(sent)),
  filled: (sent) => (isFilled(sent) ? sent : undefined),
  flag: (sent) => (typeof sent === 'boolean' ? sent : undefined),
  id: (sent) => (isFilled(sent) || Number.isFinite(sent) ? sent : undefined),
  looseFlag: (sent) => (/^(true|false)$/.test(String(sent)) ? String(sent) === 'true' : undefined),
  number: (sent) => (sent === '' ? null : numberIn(sent)),
  reference: (sent) =>
    isNone(sent) ? null : isText(sent) || typeof sent === 'number' ? String(sent) || null : undefined,
  text: (sent) => (isText(sent) ? sent : undefined),
  time: timeIn,

  list: (sent, reading, { item }) => {
    if (!Array.isArray(sent)) return undefined
    const items: unknown[] = []
    sent.forEach((one, index) => {
      if (isNone(one) && item!.kind === 'text') return
      const found = readWithin(index, one, reading, item!)
      if (found !== undefined) items.push(found)
    })
    return items
  },

  record: (sent, reading, field) => {
    // A body or an item of a list is never an empty list.
    const whole = Array.isArray(sent) && !field.byDefault ? undefined : objectIn(sent)
    if (!whole) return undefined
    const { length } = reading.findings
    // Object.entries, not for…in: a script of the page may have added properties to every object.
    for (const [name, one] of Object.entries(field.fields!)) {
      const found = readWithin(name, whole[name], reading, one)
      if (found === undefined && !one.byDefault) return undefined
      if (found !== undefined && found !== whole[name]) whole[name] = found
    }
    if (reading.findings.length === length) reading.valid.add(field)
    return whole
  },

  texts: (sent, reading) => {
    const texts = objectIn(sent)
    if (!texts) return undefined
    for (const name of Object.keys(texts)) {
      const found = isNone(texts[name]) ? '' : readWithin(name, texts[name], reading, { kind: 'text' })
      if (found === undefined) delete texts[name]
      else if (found !== texts[name]) texts[name] = found
    }
    return texts
  },
}

const numberIn = (sent: unknown) =>
  (typeof sent === 'number' || isText(sent)) && Number.isFinite(Number(sent)) ? Number(sent) : undefined

function dayIn(sent: unknown): string | undefined {
  const start = isText(sent) ? sent.slice(0, 10) : ''
  const isDay = /^\d{4}-\d\d-\d\d$/.test(start) && new Date(start).toJSON()?.startsWith(start)
  return isDay ? start : undefined
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
