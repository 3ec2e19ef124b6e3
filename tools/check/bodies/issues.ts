import type { ErrorObject } from 'ajv/dist/2020'
import type { CallName } from '../calls'
import type { Level } from '../report'
import { fieldsOf, isFields, kindOf, listOf, shown } from '../values'
import { schemaErrors, valueAt } from './schema'

export interface Issue {
  readonly level: Exclude<Level, 'not concluded'>
  readonly came: string
  readonly expected: string
  readonly widget: string
}

/** Fields that have a check of their own, which says more than the schema does. */
const checkedApart = [
  /\/(closedFrom|closedTo)$/,
  /\/(bookingConfiguration|configuration\/configuration)\/.+/,
  /\/time$/,
  /\/(startTime|endTime)$/,
  /^\/configuration(\/configuration)?$/,
  /^\/(originalChoiceAvailable|anyAvailabilityInOriginalRestaurant)$/,
]

const asksForCard = (body: unknown) => fieldsOf(body).requiresCcg === true

const ofAlternative = /^\/venues\/\d+\/(availability|bookingConfiguration)$/

/** Without these there is nothing to choose, or nothing to say: a default would hide it. */
const indispensable = [
  /^\/(venues|sessions|noAvailability|clientToken|bookingReference)$/,
  /\/(id|name|available)$/,
  /^\/sessions\/\d+\/availability$/,
]

const defaulted = 'The widget takes its default, so the diner misses what the field says.'
const read = 'The widget reads it all the same.'
const ignored = 'The widget ignores it.'
const lost = 'The widget leaves the record out, or takes a default that says something else.'

/** What of a body is not as openapi.yaml has it, but for what other checks tell. */
export function issuesOf(call: CallName, body: unknown): Issue[] {
  return schemaErrors(call, body).flatMap((error) => {
    const place = placeOf(error)
    const { value, path } = valueAt(body, place)
    if (checkedApart.some((pattern) => pattern.test(place))) return []
    // "guarantee.first" says it.
    if (call === 'booking' && asksForCard(body) && /^\/(bookingReference|ccgPerformed)$/.test(place))
      return []
    // "availability.venues" says it.
    if (call === 'availability' && (value === undefined || value === null) && ofAlternative.test(place))
      return []
    const issue = judged(call, error, place, value)
    return issue ? [{ ...issue, came: `${path} is ${cameOf(value)}` }] : []
  })
}

/** The path of the field itself, where ajv names the object that should have it or should not. */
function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  const key: unknown =
    keyword === 'required'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : ''
  return key ? `${instancePath}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}` : instancePath
}

function judged(
  call: CallName,
  { keyword, message = '', params, schema }: ErrorObject,
  place: string,
  value: unknown,
): Omit<Issue, 'came'> | undefined {
  const expected = expectedOf(keyword, message, params, schema)
  if (keyword === 'additionalProperties')
    return { level: 'note', expected: 'Only fields that openapi.yaml names.', widget: ignored }
  if (value === undefined || value === null) return missing(call, place, expected)
  if (keyword === 'type' && typeof value === 'number' && /(^|\/)id$/.test(place)) return undefined
  if (place.endsWith('/thumbnail') && value === '') return undefined
  if (isHarmless(keyword, place, value)) return { level: 'warning', expected, widget: read }
  return { level: 'fault', expected, widget: lost }
}

function missing(call: CallName, place: string, expected: string): Omit<Issue, 'came'> {
  // A menu needs its title; a sitting does not.
  const needed =
    indispensable.some((pattern) => pattern.test(place)) || (call === 'menus' && place.endsWith('/title'))
  return needed
    ? { level: 'fault', expected, widget: lost }
    : { level: 'warning', expected, widget: defaulted }
}

/** Another type that says the same: a reference as a number, a distance or a flag as text. */
function isHarmless(keyword: string, place: string, value: unknown): boolean {
  if (keyword === 'maxItems' || keyword === 'minItems') return true
  if (/Reference$/.test(place)) return typeof value === 'number'
  if (/\/distance$/.test(place)) return typeof value === 'string' && Number.isFinite(Number(value))
  return /^\/(requiresCcg|ccgPerformed)$/.test(place) && (value === 'true' || value === 'false')
}

function expectedOf(
  keyword: string,
  message: string,
  params: Record<string, unknown>,
  schema: unknown,
): string {
  if (keyword === 'required') return 'A value: the field is required.'
  if (keyword === 'type') return `A value of type ${[params.type].flat().join(' or ')}.`
  if (keyword === 'pattern') return `A text that matches ${String(params.pattern)}.`
  if (keyword === 'const') return `${shown(params.allowedValue ?? schema)}.`
  return `A value that ${message}.`
}

function cameOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${listOf(value).length}`
  return isFields(value) ? 'an object' : value === undefined || value === null ? kindOf(value) : shown(value)
}
