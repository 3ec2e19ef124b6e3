import { readBody } from '../../../src/api/reading'
import type { CallName, Exchange } from '../client'
import type { Finding, Recorder } from '../report'
import { fieldsOf, isFields, shown, typeInWords } from '../values'
import { definitionAt, definitions, differencesIn, type Difference } from './differences'
import { checkRules, checkTexts } from './rules'

/** Judges each response: is it a 200 with JSON, does the body match openapi.yaml, and what does the widget make of it? */

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
  if (!(definitions[call].kind === 'list' ? Array.isArray(body) : isFields(body))) {
    const effect = 'The widget treats the call as failed.'
    recorder.found(id, 'fault', { request, response: `The body is ${typeInWords(body)}.`, effect })
    return false
  }
  for (const difference of differencesIn(call, body)) {
    const { path, value, expected } = difference
    if (hasOwnCheck(call, body, difference)) continue
    const { level, effect } = severityOf(call, difference)
    recorder.found(id, level, { request, response: `${path} is ${summaryOf(value)}`, expected, effect })
  }
  checkTexts(recorder, request, body)
  checkRules(recorder, call, request, body)
  return true
}

const pathsWithOwnChecks = [
  /(^|\.)(closedFrom|closedTo|time|startTime|endTime)$/,
  /(^|\.)(bookingConfiguration|configuration\.configuration)\./,
  /^configuration(\.configuration)?$/,
  /^(originalChoiceAvailable|anyAvailabilityInOriginalRestaurant)$/,
]

function hasOwnCheck(call: CallName, body: unknown, { path, value }: Difference): boolean {
  // "guarantee.first" checks these.
  const isGuarantee = call === 'booking' && fieldsOf(body).requiresCcg === true
  if (isGuarantee && /^(bookingReference|ccgPerformed)$/.test(path)) return true
  // "availability.venues" checks these.
  const isAlternative =
    call === 'availability' && /^venues\[\d+\]\.(availability|bookingConfiguration)$/.test(path)
  return (isAlternative && isNone(value)) || pathsWithOwnChecks.some((pattern) => pattern.test(path))
}

/** The widget needs none of these, but without one there is nothing to choose, so a default would hide the fault. */
const neededPaths = /^(venues|noAvailability|bookingReference)$|\.available$|^sessions\[\d+\]\.availability$/

const accepted = 'The widget accepts it.'
const ignored = 'The widget ignores it.'
const defaulted = 'The widget uses a default, so diners miss what the field says.'
const lost = 'The widget leaves out the record, or uses a default that may be wrong.'

function severityOf(call: CallName, difference: Difference): Pick<Finding, 'level' | 'effect'> {
  const { kind, keys, path, value } = difference
  if (kind === 'unknown field') return { level: 'note', effect: ignored }
  const definition = definitionAt(call, keys)
  if (isNone(value)) {
    const hasDefault = definition?.byDefault || definition?.kind === 'reference'
    const isNeeded = definition && (!hasDefault || neededPaths.test(path))
    return isNeeded ? { level: 'fault', effect: lost } : { level: 'warning', effect: defaulted }
  }
  // Another type may mean the same: a reference as a number, a distance or a flag as text.
  const read = definition && kind !== 'other value' ? readBody(definition, structuredClone(value)) : undefined
  const isAccepted = read?.body !== undefined && read.findings.length === 0
  return isAccepted ? { level: 'warning', effect: accepted } : { level: 'fault', effect: lost }
}

const isNone = (value: unknown) => value === undefined || value === null

function summaryOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  return isFields(value) ? 'an object' : shown(value)
}
