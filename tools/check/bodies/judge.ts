import * as bodies from '../../../src/api/bodies'
import type { Field } from '../../../src/api/definition'
import { readBody } from '../../../src/api/reading'
import type { CallName, Exchange } from '../client'
import type { Finding, Recorder } from '../report'
import { fieldsOf, isFields, shown, typeInWords } from '../values'
import { checkRules, checkTexts, originalFlag } from './rules'
import { schemaErrors, type SchemaError } from './schema'

/** Judges each response: is it a 200 with JSON, does the body match openapi.yaml, and can the widget use it? */

/** Whether a response that should be a 200 with JSON is one. Reports what is wrong. */
export function isOk(recorder: Recorder, exchange: Exchange): boolean {
  const { call, request, status, method, headers, text, body, failure, isTimeout } = exchange
  const id = `${call}.answer` as const
  if (isTimeout) {
    recorder.found('latency', 'fault', { request, response: failure })
    recorder.inconclusive('There was no response in time.', id)
    return false
  }
  recorder.checked(id)
  const type = headers.get('Content-Type') ?? 'missing'
  const isSuccess = status >= 200 && status < 300
  const fault = (response: string) => recorder.found(id, 'fault', { request, response })
  if (failure) fault(failure)
  else if (!isSuccess) fault(`Status ${status} with ${beginning(text)}`)
  else if (body === undefined)
    fault(`Status ${status} without JSON (Content-Type is ${type}), with ${beginning(text)}`)
  else if (text.includes('\uFFFD')) fault('Text that is not UTF-8: accented letters are lost.')
  else if (status !== 200 && method !== 'POST') fault(`Status ${status}`)
  else if (status !== 200) {
    const effect = 'The widget accepts any 2xx with a reference.'
    recorder.found(id, 'warning', { request, response: `Status ${status}`, effect })
  } else if (!/^application\/([\w.-]+\+)?json\b/i.test(type))
    recorder.found(id, 'warning', { request, response: `JSON with Content-Type ${type}.`, effect: accepted })
  return !failure && isSuccess && body !== undefined
}

const beginning = (text: string) =>
  text.trim() ? `a body that begins ${shown(text.trim().slice(0, 40))}` : 'an empty body'

/** Reports what is wrong with a body. Returns whether other checks can read it. */
export function judgeBody(recorder: Recorder, { call, request, body }: Exchange): boolean {
  const id = `${call}.body` as const
  if (call === 'nearby') {
    recorder.checked('nearby.shape')
    if (Array.isArray(body)) {
      recorder.found('nearby.shape', 'fault', { request, response: `A list of ${body.length}.` })
      recorder.inconclusive('The body is a list: see nearby.shape.', id)
      checkRules(recorder, call, request, body)
      return true
    }
  }
  recorder.checked(id)
  if (!hasShape(call, body)) {
    const effect = 'The widget treats the call as failed.'
    recorder.found(id, 'fault', { request, response: `The body is ${typeInWords(body)}.`, effect })
    return false
  }
  const before = recorder.faultCount()
  for (const issue of issuesOf(call, body)) recorder.found(id, issue.level, { request, ...issue })
  checkTexts(recorder, request, body)
  checkRules(recorder, call, request, body)
  const isReported = recorder.faultCount() > before || lacksFlag(call, body)
  if (!isReported && !widgetAccepts(call, body))
    recorder.found(id, 'fault', {
      request,
      response: `A body that the widget can't use: ${shown(body)}`,
      effect:
        'The widget leaves out a record or treats the call as failed, although openapi.yaml allows the body: a required text may be empty.',
    })
  return true
}

const isList = (call: CallName) => call === 'search' || call === 'menus'
const hasShape = (call: CallName, body: unknown) => (isList(call) ? Array.isArray(body) : isFields(body))

/** "availability.flag" reports it. */
const lacksFlag = (call: CallName, body: unknown) =>
  call === 'availability' && typeof originalFlag(body) !== 'boolean'

type Issue = Pick<Finding, 'level' | 'response' | 'expected' | 'effect'>

const accepted = 'The widget accepts it.'
const ignored = 'The widget ignores it.'
const defaulted = 'The widget uses a default, so diners miss what the field says.'
const lost = 'The widget leaves out the record, or uses a default that may be wrong.'

/** Differences from openapi.yaml, except those that a check of their own reports. */
function issuesOf(call: CallName, body: unknown): Issue[] {
  return schemaErrors(call, body).flatMap((error) => {
    if (hasOwnCheck(call, body, error)) return []
    const severity = severityOf(call, error)
    const { path, value, expected } = error
    return severity ? [{ ...severity, response: `${path} is ${summaryOf(value)}`, expected }] : []
  })
}

const fieldsWithOwnChecks = [
  /\/(closedFrom|closedTo)$/,
  /\/(bookingConfiguration|configuration\/configuration)\/.+/,
  /\/time$/,
  /\/(startTime|endTime)$/,
  /^\/configuration(\/configuration)?$/,
  /^\/(originalChoiceAvailable|anyAvailabilityInOriginalRestaurant)$/,
]

function hasOwnCheck(call: CallName, body: unknown, { pointer, value }: SchemaError): boolean {
  // "guarantee.first" checks these.
  const isGuarantee = call === 'booking' && fieldsOf(body).requiresCcg === true
  if (isGuarantee && /^\/(bookingReference|ccgPerformed)$/.test(pointer)) return true
  // "availability.venues" checks these.
  const isAlternative = /^\/venues\/\d+\/(availability|bookingConfiguration)$/.test(pointer)
  if (call === 'availability' && isAlternative && (value === undefined || value === null)) return true
  return fieldsWithOwnChecks.some((pattern) => pattern.test(pointer))
}

/** Without these there is nothing to choose or nothing to show, so a default would hide the fault. */
const requiredFields = [
  /^\/(venues|sessions|noAvailability|clientToken|bookingReference)$/,
  /\/(id|name|available)$/,
  /^\/sessions\/\d+\/availability$/,
]

function severityOf(call: CallName, error: SchemaError): Pick<Issue, 'level' | 'effect'> | undefined {
  const { kind, pointer, value } = error
  if (kind === 'unknown field') return { level: 'note', effect: ignored }
  if (value === undefined || value === null) {
    // A menu needs its title, but a session doesn't.
    const isRequired =
      requiredFields.some((pattern) => pattern.test(pointer)) ||
      (call === 'menus' && pointer.endsWith('/title'))
    return isRequired ? { level: 'fault', effect: lost } : { level: 'warning', effect: defaulted }
  }
  if (kind === 'wrong type' && typeof value === 'number' && /(^|\/)id$/.test(pointer)) return undefined
  if (pointer.endsWith('/thumbnail') && value === '') return undefined
  return isHarmless(error) ? { level: 'warning', effect: accepted } : { level: 'fault', effect: lost }
}

/** Another type with the same meaning: a reference as a number, a distance or a flag as text. */
function isHarmless({ kind, pointer, value }: SchemaError): boolean {
  if (kind === 'wrong length') return true
  if (/Reference$/.test(pointer)) return typeof value === 'number'
  if (/\/distance$/.test(pointer)) return typeof value === 'string' && Number.isFinite(Number(value))
  return /^\/(requiresCcg|ccgPerformed)$/.test(pointer) && (value === 'true' || value === 'false')
}

function summaryOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  return isFields(value) ? 'an object' : shown(value)
}

const definitions: Readonly<Record<CallName, Field>> = {
  ...bodies,
  search: bodies.venueList,
  menus: bodies.menuList,
  token: bodies.clientToken,
}

/** Whether the widget can use the whole body. Its readers change what they read, so they get a copy. */
function widgetAccepts(call: CallName, body: unknown): boolean {
  const read = readBody(definitions[call], structuredClone(body))
  return read.body !== undefined && read.findings.length === 0
}
