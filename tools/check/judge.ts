import * as v from 'valibot'
import * as bodies from '../../src/api/bodies'
import type { Field } from '../../src/api/definition'
import { readBody } from '../../src/api/reading'
import { Booked, CardGuaranteeRequired, strict } from '../bodies/strict'
import { statusInWords, type CallName, type Exchange } from './client'
import type { Level, Recorder } from './report'
import { checkRules } from './rules'
import { fieldsOf, isFields, isNone, shown, typeInWords } from './values'

/** Judges each response: is it a 200 with JSON, does the body match openapi.yaml, and what does the widget make of it? */

const definitions: Readonly<Record<CallName, Field>> = {
  search: bodies.venueList,
  nearby: bodies.nearby,
  venue: bodies.venue,
  sessions: bodies.sessions,
  availability: bodies.availability,
  menus: bodies.menuList,
  token: bodies.clientToken,
  booking: bodies.booking,
  enquiry: bodies.enquiry,
}

const accepted = { effect: 'The widget accepts it.' }
const hiddenError = {
  expected: 'An error has the status of an error: 400, 404 or 503.',
  effect: 'The widget finds none of its fields, treats the call as failed, and retries no such read.',
  fix: 'Send the status with the error. Many frameworks answer 200 if an error is caught and returned.',
}

/** Whether a response that should be a 200 with JSON is one. Reports what is wrong. */
export function isOk(recorder: Recorder, exchange: Exchange): boolean {
  const { call, request, status, method, headers, text, body, failure } = exchange
  const { checked, found } = recorder.about(request)
  const id = `${call}.answer` as const
  if (!recorder.isInTime(exchange, id)) return false
  checked(id)
  const type = headers.get('Content-Type') ?? 'missing'
  const begins = text.trim() ? `a body that begins ${shown(text.trim().slice(0, 40))}` : 'an empty body'
  const isSuccess = status >= 200 && status < 300
  if (failure) found(id, 'fault', failure)
  else if (!isSuccess) found(id, 'fault', statusInWords(exchange))
  else if (body === undefined)
    found(id, 'fault', `Status ${status} without JSON (Content-Type is ${type}), with ${begins}`)
  else if (isError(call, body))
    found(id, 'fault', `Status ${status} with an error inside: ${shown(body)}`, hiddenError)
  else if (text.includes('\uFFFD')) found(id, 'fault', 'Text that is not UTF-8: accented letters are lost.')
  else if (status !== 200 && method !== 'POST') found(id, 'fault', `Status ${status}`)
  else if (status !== 200) found(id, 'warning', `Status ${status}`, accepted)
  else if (!/^application\/([\w.-]+\+)?json\b/i.test(type))
    found(id, 'warning', `JSON with Content-Type ${type}.`, accepted)
  return !failure && isSuccess && body !== undefined && !isError(call, body)
}

const errorFields = /^(errors?|exception|message|fault|success|detail|status(code)?)$/i

/** Whether a body has none of the fields of its call, but some of an error. The refusal of a create has its own checks. */
function isError(call: CallName, body: unknown): boolean {
  const { kind, fields = {} } = definitions[call]
  if (!isFields(body) || (kind === 'list' && Object.values(body).some(Array.isArray))) return false
  const names = Object.keys(body)
  return !names.some((name) => name in fields) && names.some((name) => errorFields.test(name))
}

const cutTexts = {
  expected: 'At most about 300 restaurants, or as much of anything else.',
  effect: 'The diner waits for all of it.',
}

/** Reports what is wrong with a body. Returns whether other checks can read it. */
export function judgeBody(recorder: Recorder, exchange: Exchange): boolean {
  const { call, request, body, longNumbers, isCut } = exchange
  const subject = recorder.about(request)
  const id = `${call}.body` as const
  if (call === 'nearby')
    subject.expect('nearby.shape', !Array.isArray(body), `A list of ${(body as unknown[]).length}.`)
  if (call === 'nearby' && Array.isArray(body)) {
    recorder.inconclusive('The body is a list: see nearby.shape.', id)
    checkRules(subject, call, body)
    return true
  }
  subject.checked(id)
  if (isCut) subject.found(id, 'note', 'Too long: only the beginning of its lists is checked.', cutTexts)
  if (!(definitions[call].kind === 'list' ? Array.isArray(body) : isFields(body))) {
    const effect = 'The widget treats the call as failed.'
    subject.found(id, 'fault', `The body is ${typeInWords(body)}${listInside(body)}.`, { effect })
    return false
  }
  for (const difference of differencesIn(call, body)) {
    if (hasOwnCheck(call, body, difference)) continue
    const { level, effect } = severityOf(call, difference, subject.omission)
    subject.found(id, level, inWords(body, difference), { expected: difference.expected, effect })
  }
  const long = `${longNumbers[0]} is above 9007199254740991.`
  subject.expect('id.digits', longNumbers.length === 0, long, 'warning')
  checkRules(subject, call, body)
  return true
}

function listInside(body: unknown): string {
  const [name] = Object.entries(fieldsOf(body)).find(([, value]) => Array.isArray(value)) ?? []
  return name === undefined ? '' : `, with the list in ${shown(name)}`
}

/** A difference of a body from the strict schema of its call, from which openapi.yaml is written. */
interface Difference {
  readonly kind: 'unknown field' | 'other shape' | 'other value'
  readonly keys: readonly (string | number)[]
  /** The keys as people write them: "venues[0].id". */
  readonly path: string
  readonly value: unknown
  readonly expected: string
}

function differencesIn(call: CallName, body: unknown): Difference[] {
  const booking = fieldsOf(body).requiresCcg === true ? CardGuaranteeRequired : Booked
  const schema = call === 'booking' ? booking : strict(definitions[call])
  return (v.safeParse(schema, body).issues ?? []).map((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => key as string | number)
    const path = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
    // An object reports its missing fields by their names in quotes.
    const isMissing = issue.expected?.startsWith('"') && issue.kind === 'schema' && issue.input === undefined
    const isOtherShape = issue.kind === 'schema' || issue.type === 'min_length'
    return {
      kind: issue.type === 'never' ? 'unknown field' : isOtherShape ? 'other shape' : 'other value',
      keys,
      path: path.replace(/^\./, '') || 'the body',
      value: issue.input,
      expected: isMissing ? 'A value: the field is required.' : issue.message,
    }
  })
}

/** What is there instead: perhaps the field in another spelling, such as "Id" or "venue_id". */
function inWords(body: unknown, { keys, path, value }: Difference): string {
  if (value !== undefined) return `${path} is ${summaryOf(value)}`
  const parent = keys.slice(0, -1).reduce<unknown>((part, key) => Object(part)[key] as unknown, body)
  const plain = (name: string) => name.toLowerCase().replace(/[_-]/g, '')
  const wanted = String(keys.at(-1))
  const other = Object.keys(fieldsOf(parent)).find((name) => name !== wanted && plain(name) === plain(wanted))
  if (other === undefined) return `${path} is missing`
  return `${path} is missing: it is spelled ${shown(other)}, and names of fields are case-sensitive`
}

function summaryOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  return isFields(value) ? 'an object' : shown(value)
}

/** rules.ts checks these. */
const pathsWithOwnChecks =
  /(^|\.)(closedFrom|closedTo|time|startTime|endTime)$|(^|\.)(bookingConfiguration|configuration\.configuration)\.|^configuration(\.configuration)?$|^(originalChoiceAvailable|anyAvailabilityInOriginalRestaurant)$/

function hasOwnCheck(call: CallName, body: unknown, { path, value }: Difference): boolean {
  // "guarantee.first" checks these.
  const isGuarantee = call === 'booking' && fieldsOf(body).requiresCcg === true
  if (isGuarantee && /^(bookingReference|ccgPerformed)$/.test(path)) return true
  // "availability.venues" checks these.
  const isAlternative =
    call === 'availability' && /^venues\[\d+\]\.(availability|bookingConfiguration)$/.test(path)
  return (isAlternative && isNone(value)) || pathsWithOwnChecks.test(path)
}

/** The widget needs none of these, but without one there is nothing to choose, so a default would hide the fault. */
const neededPaths = /^(venues|noAvailability|bookingReference)$|\.available$|^sessions\[\d+\]\.availability$/

interface Severity {
  readonly level: Level | undefined
  readonly effect: string
}

const lost: Severity = {
  level: 'fault',
  effect: 'The widget leaves out the record, or uses a default that may be wrong.',
}

function severityOf(call: CallName, difference: Difference, omission: Level | undefined): Severity {
  const { kind, keys, path, value } = difference
  if (kind === 'unknown field') return { level: 'note', effect: 'The widget ignores it.' }
  // Undefined if the widget doesn't read the field.
  const definition = keys.reduce<Field | undefined>(
    (field, key) => (typeof key === 'number' ? field?.item : field?.fields?.[key]),
    definitions[call],
  )
  if (isNone(value)) {
    const hasDefault = definition?.byDefault || definition?.kind === 'reference'
    if (definition && (!hasDefault || neededPaths.test(path))) return lost
    return { level: omission, effect: 'The widget uses a default, so diners miss what the field says.' }
  }
  // Another type may mean the same: a reference as a number, a distance or a flag as text.
  const read = definition && kind === 'other shape' ? readBody(definition, structuredClone(value)) : undefined
  const isAccepted = read?.body !== undefined && read.mismatches.length === 0
  return isAccepted ? { level: 'warning', ...accepted } : lost
}
