import type { InvalidResponse } from '../api/client'
import type { Expected, Finding } from '../api/definition'
import type { LogError } from '../console'
import { bodyLimit } from '../constants'
import { described, lineOf, shortened } from './problem'

const words: Readonly<Record<Expected, string>> = {
  day: 'a day as "2026-11-28"',
  filled: 'a text that is not empty',
  flag: 'true or false',
  id: 'an id, a text or a number',
  json: 'JSON',
  list: 'a list',
  looseFlag: 'true or false',
  midnight: 'a day as "2026-11-28", or its midnight in the brand\'s "timeZone"',
  number: 'a number',
  oneFlag: 'true or false here, or in "anyAvailabilityInOriginalRestaurant"',
  record: 'an object',
  reference: 'a reference, a text or a number',
  size: `at most ${bodyLimit / 1_000_000} MB`,
  text: 'a text',
  texts: 'an object',
  time: 'a time as 1930',
}

/** How many findings of a response a line shows. */
const mostFindings = 3
/** How many are compared with those that were reported: a list may have 100,000. */
const mostCompared = 1_000

/** Findings that this page has reported. The same response comes again with each visit to a step. */
const reported = new Set<string>()

/** One line for a response that does not match the API: the call, where it differs, what was expected and received. */
export function reportInvalidResponse(
  { method, path, findings, refused }: InvalidResponse,
  log: LogError,
): void {
  const { shown, typed } = withoutTyped(path)
  const where = `${method} /${shown}`
  const compared = findings.slice(0, mostCompared)
  const fresh = compared.filter((finding) => isNew(`${where} ${refused} ${placeOf(finding)}`))
  if (fresh.length === 0) return
  // A diner's reference, or a token that pays: not even a part of these is shown.
  const secret = method === 'POST' || path.endsWith('/getclienttoken')
  const first = fresh.slice(0, mostFindings).map((finding) => describe(finding, secret, typed))
  const count = fresh.length + findings.length - compared.length
  const more = count > mostFindings ? [`and ${count - mostFindings} more`] : []
  const found = [...first, ...more].join('; ')
  log(
    refused
      ? lineOf({ code: 'T050', where, what: `the response doesn't match the API and was ignored. ${found}` })
      : lineOf({ code: 'T051', where, what: `${effectOf(fresh)} ${found}` }),
  )
}

const effectOf = (findings: readonly Finding[]) =>
  findings.every(({ expected }) => expected === 'midnight')
    ? 'a closure was sent with a time zone, and its days may be wrong.'
    : 'some fields of the response are invalid and were ignored.'

const isNew = (line: string) => !reported.has(line) && reported.add(line)

/** The paths of the searches contain what diners type. */
function withoutTyped(path: string): { shown: string; typed: string } {
  const [start] = /^api\/venues\/search(?:nearby)?\//.exec(path) ?? []
  if (start === undefined) return { shown: path, typed: '' }
  return { shown: `${start}…`, typed: decodeURIComponent(path.slice(start.length)) }
}

const describe = (finding: Finding, secret: boolean, typed: string) =>
  `${placeOf(finding)}: expected ${words[finding.expected]}, received ${received(finding, secret, typed)}`

function received({ expected, got }: Finding, secret: boolean, typed: string): string {
  if (expected === 'size') return 'more'
  return expected === 'json' ? receivedText(String(got), secret, typed) : receivedValue(got, secret, typed)
}

/** As in JavaScript: sessions[0].availability[2].time. */
function placeOf({ path }: Finding): string {
  const place = path.map((key) =>
    typeof key === 'number' ? `[${key}]` : /^\w+$/.test(key) ? `.${shortened(key)}` : `["${shortened(key)}"]`,
  )
  return place.join('').replace(/^\./, '') || 'the body'
}

function receivedValue(value: unknown, secret: boolean, typed: string): string {
  if (!secret && !repeats(value, typed)) return described(value)
  const kind = { string: 'a text', number: 'a number', boolean: 'true or false' }[typeof value as string]
  return kind ?? described(value)
}

function receivedText(text: string, secret: boolean, typed: string): string {
  const [line = ''] = text.trim().split('\n')
  if (line === '') return 'an empty text'
  return secret || repeats(line, typed) ? 'a text' : `text that begins with "${shortened(line)}"`
}

/** A server may repeat what a diner typed. */
const repeats = (value: unknown, typed: string) =>
  typed.length > 2 && String(value).toLowerCase().includes(typed.toLowerCase())
