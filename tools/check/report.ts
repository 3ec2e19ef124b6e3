import { checkIds, checks, type CheckId, type CheckText } from './catalogue'
import type { Exchange } from './client'
import { printable } from './values'

/** What the steps find, and the report of it for people. */

export type Level = 'note' | 'warning' | 'fault'

/** `skipped`: the check needs an option that wasn't given. `not applicable`: the check isn't for adapters, or this adapter lacks the function. */
export type Outcome = 'ok' | 'warning' | 'fault' | 'inconclusive' | 'skipped' | 'not applicable'

/** Why a check was not made. */
export interface Unused {
  readonly outcome: 'skipped' | 'not applicable'
  readonly reason: string
}

type OwnTexts = Partial<Pick<CheckText, 'expected' | 'effect' | 'fix'>>

/** Something that was seen once. */
interface Observation extends OwnTexts {
  readonly request: string
  readonly response: string
}

export interface Finding extends Required<Observation> {
  readonly level: Level
  /** How many similar observations there were. */
  readonly count: number
}

export interface Result {
  readonly id: CheckId
  readonly title: string
  readonly outcome: Outcome
  /** Why it is inconclusive, skipped or not applicable, or empty. */
  readonly reason: string
  readonly findings: readonly Finding[]
}

export interface Report {
  /** The address, or the file of the adapter. */
  readonly baseUrl: string
  readonly wrote: boolean
  readonly requests: number
  readonly summary: Readonly<Record<Outcome, number>>
  /** References of what `--write` created, for you to cancel. */
  readonly created: { readonly bookings: readonly string[]; readonly enquiries: readonly string[] }
  readonly checks: readonly Result[]
}

/** More findings of one check are left out. */
const MOST_FINDINGS = 3
/** In characters. */
const LONGEST_TEXT = 1000

/** Records what is found in the response to one request. */
export type Subject = ReturnType<Recorder['about']>

/** Collects what the steps find, by check. */
export class Recorder {
  /** By the level and what similar findings share. */
  readonly #findings = new Map<CheckId, Map<string, Finding>>()
  readonly #checked = new Set<CheckId>()
  readonly #reasons = new Map<CheckId, string>()
  /** Why a check is inconclusive if no step gave a reason. */
  defaultReason = 'An earlier response that this check needs is missing or invalid.'

  /** @param mayOmit whether a field with a default may be left out, as the types of an adapter say */
  constructor(readonly mayOmit = false) {}

  /** Marks checks as done. They are ok if nothing is found. */
  checked(...ids: CheckId[]): void {
    for (const id of ids) this.#checked.add(id)
  }

  /** For what is found in the response to a request. Texts that are left out are those of the check. */
  about(request: string) {
    return {
      /** The level of a missing field that has a default. Undefined if it may be left out. */
      omission: this.mayOmit ? undefined : ('warning' as const),
      checked: (...ids: CheckId[]) => this.checked(...ids),
      found: (id: CheckId, level: Level | undefined, response: string, texts: OwnTexts = {}) =>
        this.#found(id, level, { ...texts, request, response }),
      /** Marks a check as done, and reports a fault (or a warning) unless it passes. */
      expect: (id: CheckId, passes: boolean, response: string, level: Level = 'fault') => {
        this.checked(id)
        if (!passes) this.#found(id, level, { request, response })
      },
    }
  }

  /** Says why checks can't be decided. The first reason counts, and findings of theirs stay. */
  inconclusive(reason: string, ...ids: CheckId[]): void {
    for (const id of ids) if (!this.#reasons.has(id)) this.#reasons.set(id, beginning(reason))
  }

  /** Whether there was a response in time. A missing one is reported as "latency" alone: it decides no other check. */
  isInTime({ isTimeout, request, failure }: Exchange, ...ids: CheckId[]): boolean {
    if (!isTimeout) return true
    this.about(request).found('latency', 'fault', failure)
    this.inconclusive('There was no response in time.', ...ids)
    return false
  }

  isChecked(id: CheckId): boolean {
    return this.#checked.has(id)
  }

  hasFault(id: CheckId): boolean {
    return this.#findingsOf(id).some(({ level }) => level === 'fault')
  }

  #found(id: CheckId, level: Level | undefined, observation: Observation): void {
    this.checked(id)
    if (!level) return
    const { expected, effect, fix }: CheckText = checks[id]
    const findings = this.#findings.get(id) ?? new Map<string, Finding>()
    this.#findings.set(id, findings)
    const [request, response] = [observation.request, observation.response].map(beginning) as [string, string]
    const pattern = `${level} ${patternOf(request, response)}`
    const similar = findings.get(pattern)
    const texts = { effect, fix, ...observation, request, response }
    if (similar) findings.set(pattern, { ...similar, count: similar.count + 1 })
    else if (this.#findingsOf(id).filter((one) => one.level === level).length < MOST_FINDINGS)
      findings.set(pattern, {
        ...texts,
        expected: beginning(observation.expected ?? expected),
        level,
        count: 1,
      })
  }

  #findingsOf(id: CheckId): Finding[] {
    return [...(this.#findings.get(id)?.values() ?? [])]
  }

  /** @param unusedFor why a check was not made, if it wasn't */
  results(unusedFor: (id: CheckId) => Unused | undefined): Result[] {
    return checkIds.map((id) => {
      const { title } = checks[id]
      const findings = this.#findingsOf(id)
      const unused = findings.length === 0 ? unusedFor(id) : undefined
      const outcome = unused?.outcome ?? this.#outcomeOf(id, findings)
      const unknown = outcome === 'inconclusive' ? (this.#reasons.get(id) ?? this.defaultReason) : ''
      const reason = unused?.reason ?? unknown
      return { id, title, outcome, reason, findings: worstOf(findings) }
    })
  }

  #outcomeOf(id: CheckId, findings: readonly Finding[]): Outcome {
    if (findings.some(({ level }) => level === 'fault')) return 'fault'
    if (findings.some(({ level }) => level === 'warning')) return 'warning'
    return this.#checked.has(id) && !this.#reasons.has(id) ? 'ok' : 'inconclusive'
  }
}

function worstOf(findings: readonly Finding[]): Finding[] {
  const order: readonly Level[] = ['fault', 'warning', 'note']
  return [...findings].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level)).slice(0, MOST_FINDINGS)
}

const beginning = (text: string) => text.slice(0, LONGEST_TEXT)

/** What findings share about the same field at another index of a list, or in another request of the same call. */
const patternOf = (request: string, response: string): string =>
  `${request.split('/').slice(0, 4).join('/')} ${response.replace(/\[\d+\]/g, '[]').replace(/^(\S+) is .*$/s, '$1')}`

const colours: Readonly<Record<Outcome, string>> = {
  ok: '32',
  warning: '33',
  fault: '31',
  inconclusive: '36',
  skipped: '90',
  'not applicable': '90',
}

/** The report as JSON, without characters that a terminal would not show as they are. */
export const reportAsJson = (report: Report): string =>
  JSON.stringify(report, null, 2).split('\n').map(printable).join('\n')

/** Texts of the back end can't begin a line or change a colour. */
const printableTexts = (report: Report): Report =>
  JSON.parse(JSON.stringify(report), (_, value: unknown) =>
    typeof value === 'string' ? printable(value) : value,
  ) as Report

/** The report for people: a line for each check, details of the findings, and a summary. */
export function reportAsText(unprintable: Report, isColoured: boolean): string {
  const report = printableTexts(unprintable)
  const paint = (outcome: Outcome, text: string) =>
    isColoured ? `\u001b[${colours[outcome]}m${text}\u001b[0m` : text
  const checks = report.checks.filter(({ outcome }) => outcome !== 'skipped')
  const width = Math.max(0, ...checks.map(({ id }) => id.length))
  const lines = checks.map(
    ({ id, title, outcome }) => `${paint(outcome, outcome.padEnd(14))}  ${id.padEnd(width)}  ${title}`,
  )
  const withFindings = checks.filter(({ findings }) => findings.length > 0)
  return [
    `Tavola's nine calls at ${report.baseUrl}`,
    '',
    ...lines,
    ...withFindings.flatMap((result) => ['', ...detailsOf(result, paint)]),
    ...reasonsOf(checks, 'inconclusive'),
    ...reasonsOf(checks, 'not applicable'),
    '',
    ...summaryOf(report),
    '',
  ].join('\n')
}

type Paint = (outcome: Outcome, text: string) => string

function detailsOf({ id, title, outcome, findings }: Result, paint: Paint): string[] {
  const heading = `${paint(outcome, outcome === 'ok' ? 'note' : outcome)}  ${id}: ${title}`
  return [heading, ...findings.flatMap((finding, index) => rowsOf(finding, findings[index - 1]))]
}

/** A text that the finding before has too is not repeated. */
function rowsOf(finding: Finding, before: Finding | undefined): string[] {
  const { request, response, level, count } = finding
  const row = (name: string, text: string) => `    ${name.padEnd(8)}  ${text}`
  const unlessRepeated = (name: 'expected' | 'effect' | 'fix') =>
    before?.[name] === finding[name] ? [] : [row(name, finding[name])]
  return [
    row('request', request),
    row('response', count > 1 ? `${response} (and ${count - 1} more like it)` : response),
    ...unlessRepeated('expected'),
    ...unlessRepeated('effect'),
    ...(level === 'note' ? [] : unlessRepeated('fix')),
  ]
}

/** Why checks have no result. Many often share a reason. */
function reasonsOf(checks: readonly Result[], wanted: 'inconclusive' | 'not applicable'): string[] {
  const byReason = new Map<string, string[]>()
  for (const { id, outcome, reason } of checks)
    if (outcome === wanted) byReason.set(reason, [...(byReason.get(reason) ?? []), id])
  const lines = [...byReason].flatMap(([reason, ids]) => [`    ${reason}`, `      ${ids.join(', ')}`])
  return lines.length > 0 ? ['', wanted, ...lines] : []
}

function summaryOf({ summary, created, requests, checks }: Report): string[] {
  const { fault, warning, ok, inconclusive, skipped, 'not applicable': unused } = summary
  const reasons = checks.flatMap(({ outcome, reason }) => (outcome === 'skipped' ? [reason] : []))
  const options = [...new Set(reasons.join(' ').match(/--[\w-]+/g))]
  const { bookings, enquiries } = created
  const lists = [
    ...(bookings.length > 0 ? [`${counted(bookings.length, 'booking')} (${bookings.join(', ')})`] : []),
    ...(enquiries.length > 0
      ? [`${counted(enquiries.length, 'enquiry', 'enquiries')} (${enquiries.join(', ')})`]
      : []),
  ]
  return [
    `${counted(fault, 'fault')}, ${counted(warning, 'warning')}, ${ok} ok, ${inconclusive} inconclusive${unused > 0 ? `, ${unused} not applicable` : ''}; ${counted(requests, 'request')}.`,
    ...(skipped > 0 ? [`${counted(skipped, 'check')} skipped. To run them, add ${options.join(', ')}.`] : []),
    ...(lists.length > 0
      ? [`Please cancel what was created in the name of Tavola Check: ${lists.join(' and ')}.`]
      : []),
  ]
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
