import type { InvalidResponse } from '../api/client'
import type { Expected, Mismatch } from '../api/definition'
import type { LogError } from '../console'
import { bodyLimit } from '../constants'
import { describeValue, lineOf, shorten } from './mistake'

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

/** How many mismatches of a response a line shows. */
const mostShown = 3
/** How many are compared with those that were reported: a list may have 100,000. */
const mostCompared = 1_000

/** Mismatches that this page has reported. The same response comes again with each visit to a step. */
const reported = new Set<string>()

/** Writes one line for a response that does not match the API: the call, and what was expected and received. */
export function reportInvalidResponse(
  { method, path, mismatches, isIgnored }: InvalidResponse,
  log: LogError,
): void {
  const { shown, typed } = withoutTyped(path)
  const where = `${method} /${shown}`
  const compared = mismatches.slice(0, mostCompared)
  const fresh = compared.filter((mismatch) => isNew(`${where} ${isIgnored} ${placeOf(mismatch)}`))
  if (fresh.length === 0) return
  // The body may have a diner's reference or a card's token, so no part of it is shown.
  const secret = method === 'POST' || path.endsWith('/getclienttoken')
  const first = fresh.slice(0, mostShown).map((mismatch) => describe(mismatch, secret, typed))
  const count = fresh.length + mismatches.length - compared.length
  const more = count > mostShown ? [`and ${count - mostShown} more`] : []
  const list = [...first, ...more].join('; ')
  log(
    isIgnored
      ? lineOf({ code: 'T050', where, what: `the response doesn't match the API and was ignored. ${list}` })
      : lineOf({ code: 'T051', where, what: `${effectOf(fresh)} ${list}` }),
  )
}

const effectOf = (mismatches: readonly Mismatch[]) =>
  mismatches.every(({ expected }) => expected === 'midnight')
    ? 'a closure was sent with a time zone, and its days may be wrong.'
    : 'some fields of the response are invalid and were ignored.'

const isNew = (line: string) => !reported.has(line) && reported.add(line)

/** Removes the text that the diner typed from the path of a search. */
function withoutTyped(path: string): { shown: string; typed: string } {
  const [start] = /^api\/venues\/search(?:nearby)?\//.exec(path) ?? []
  if (start === undefined) return { shown: path, typed: '' }
  return { shown: `${start}…`, typed: decodeURIComponent(path.slice(start.length)) }
}

const describe = (mismatch: Mismatch, secret: boolean, typed: string) =>
  `${placeOf(mismatch)}: expected ${words[mismatch.expected]}, received ${received(mismatch, secret, typed)}`

function received({ expected, got }: Mismatch, secret: boolean, typed: string): string {
  if (expected === 'size') return 'more'
  return expected === 'json' ? receivedText(String(got), secret, typed) : receivedValue(got, secret, typed)
}

/** The path in JavaScript's notation: sessions[0].availability[2].time. */
function placeOf({ path }: Mismatch): string {
  const place = path.map((key) =>
    typeof key === 'number' ? `[${key}]` : /^\w+$/.test(key) ? `.${shorten(key)}` : `["${shorten(key)}"]`,
  )
  return place.join('').replace(/^\./, '') || 'the body'
}

function receivedValue(value: unknown, secret: boolean, typed: string): string {
  if (!secret && !repeats(value, typed)) return describeValue(value)
  const kind = { string: 'a text', number: 'a number', boolean: 'true or false' }[typeof value as string]
  return kind ?? describeValue(value)
}

function receivedText(text: string, secret: boolean, typed: string): string {
  const [line = ''] = text.trim().split('\n')
  if (line === '') return 'an empty text'
  return secret || repeats(line, typed) ? 'a text' : `text that begins with "${shorten(line)}"`
}

/** Whether a server repeats the text that the diner typed. */
const repeats = (value: unknown, typed: string) =>
  typed.length > 2 && String(value).toLowerCase().includes(typed.toLowerCase())
