import type { Nonsense } from '../../api/client'
import type { Expected, Finding } from '../../api/reading'
import type { LogError } from '../log-error'

const words: Readonly<Record<Expected, string>> = {
  day: 'a day as "2026-11-28"',
  filled: 'a text that is not empty',
  flag: 'true or false',
  id: 'an id, a text or a number',
  json: 'JSON',
  list: 'a list',
  number: 'a number',
  object: 'an object',
  oneFlag: 'true or false here, or in "anyAvailabilityInOriginalRestaurant"',
  reference: 'a reference, a text or a number',
  text: 'a text',
  time: 'a time as 1930',
}

/** So many findings of an answer are told in full, and so many characters of a value. */
const mostFindings = 3
const longest = 40

/** What was told on this page. The same answer comes again with each visit to a step. */
const told = new Set<string>()

/** One line for an answer: what it was asked for, where it makes no sense, what was expected there, and what came. */
export function logNonsense({ method, path, findings, refused }: Nonsense, logError: LogError): void {
  const { shown, typed } = withoutTyped(path)
  const call = `${method} /${shown}`
  const fresh = findings.filter((finding) => isFirst(`${call} ${refused} ${wayTo(finding)}`))
  if (fresh.length === 0) return
  // A diner's reference, or a token that pays: of these not even a part.
  const secret = method === 'POST' || path.endsWith('/getclienttoken')
  const lines = fresh.slice(0, mostFindings).map((finding) => describe(finding, secret, typed))
  const rest = fresh.length - lines.length
  const more = rest > 0 ? `; and ${rest} more` : ''
  const found = `${lines.join('; ')}${more}.`
  if (refused) logError(`T050 ${call}: the answer makes no sense and was not used. ${found}`)
  else logError(`T051 ${call}: parts of the answer make no sense and count as not sent. ${found}`)
}

const isFirst = (line: string) => !told.has(line) && told.add(line)

/** What diners type stands in the paths of the searches. */
function withoutTyped(path: string): { shown: string; typed: string } {
  const [start, typed] = path.split(/(?<=^api\/venues\/search(?:nearby)?\/)/)
  return { shown: typed === undefined ? path : `${start}…`, typed: decodeURIComponent(typed ?? '') }
}

const describe = (finding: Finding, secret: boolean, typed: string) =>
  `${wayTo(finding)}: expected ${words[finding.expected]}, got ${
    finding.expected === 'json'
      ? textGot(String(finding.got), secret, typed)
      : valueGot(finding.got, secret, typed)
  }`

/** As one would write it in JavaScript: sessions[0].availability[2].time. */
function wayTo({ path }: Finding): string {
  const way = path.map((key) =>
    typeof key === 'number' ? `[${key}]` : /^\w+$/.test(key) ? `.${cut(key)}` : `["${cut(key)}"]`,
  )
  return way.join('').replace(/^\./, '') || 'the body'
}

function valueGot(value: unknown, secret: boolean, typed: string): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  const kind = { string: 'a text', number: 'a number' }[typeof value as string] ?? 'true or false'
  if (secret || repeats(value, typed)) return kind
  return typeof value === 'string' ? `"${cut(value)}"` : String(value)
}

function textGot(text: string, secret: boolean, typed: string): string {
  const [line = ''] = text.trim().split('\n')
  if (line === '') return 'an empty text'
  return secret || repeats(line, typed) ? 'a text' : `text that begins with "${cut(line)}"`
}

/** A server may say again what was typed. */
const repeats = (value: unknown, typed: string) =>
  typed.length > 2 && String(value).toLowerCase().includes(typed.toLowerCase())

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
