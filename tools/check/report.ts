import { checkIds, checks, type CheckId, type CheckText } from './checks'
import type { Exchange } from './client'

export type Level = 'note' | 'warning' | 'fault'

/** `skipped`: the check needs an option that wasn't given. `not applicable`: the check isn't for adapters, or this adapter lacks the function. */
export type Outcome = 'ok' | 'warning' | 'fault' | 'inconclusive' | 'skipped' | 'not applicable'

export interface Unused {
  readonly outcome: 'skipped' | 'not applicable'
  readonly reason: string
}

type OwnTexts = Partial<Pick<CheckText, 'expected' | 'effect' | 'fix'>>

export interface Finding extends Required<OwnTexts> {
  readonly request: string
  readonly response: string
  readonly level: Level
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
const LONGEST_TEXT = 1000
const beginning = (text: string) => text.slice(0, LONGEST_TEXT)

const worstFirst: readonly Level[] = ['fault', 'warning', 'note']

export type Subject = ReturnType<Recorder['about']>

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
        this.#found(id, level, request, response, texts),
      /** Marks a check as done, and reports a fault (or a warning) unless it passes. */
      expect: (id: CheckId, passes: boolean, response: string, level: Level = 'fault') => {
        this.checked(id)
        if (!passes) this.#found(id, level, request, response, {})
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

  #found(id: CheckId, level: Level | undefined, request: string, response: string, own: OwnTexts): void {
    this.checked(id)
    if (!level) return
    const findings = this.#findings.get(id) ?? new Map<string, Finding>()
    this.#findings.set(id, findings)
    const pattern = `${level} ${patternOf(beginning(request), beginning(response))}`
    const similar = findings.get(pattern)
    const { expected, effect, fix } = { ...checks[id], ...own }
    const texts = { request: beginning(request), response: beginning(response), effect, fix }
    if (similar) findings.set(pattern, { ...similar, count: similar.count + 1 })
    else if (this.#findingsOf(id).filter((one) => one.level === level).length < MOST_FINDINGS)
      findings.set(pattern, { ...texts, expected: beginning(expected), level, count: 1 })
  }

  #findingsOf(id: CheckId): Finding[] {
    return [...(this.#findings.get(id)?.values() ?? [])]
  }

  /** @param unusedFor why a check was not made, if it wasn't */
  results(unusedFor: (id: CheckId) => Unused | undefined): Result[] {
    return checkIds.map((id) => {
      const all = this.#findingsOf(id)
      const findings = worstFirst.flatMap((level) => all.filter((one) => one.level === level))
      const unused = all.length === 0 ? unusedFor(id) : undefined
      const outcome = unused?.outcome ?? this.#outcomeOf(id, findings[0]?.level)
      const unknown = outcome === 'inconclusive' ? (this.#reasons.get(id) ?? this.defaultReason) : ''
      const { title } = checks[id]
      const reason = unused?.reason ?? unknown
      return { id, title, outcome, reason, findings: findings.slice(0, MOST_FINDINGS) }
    })
  }

  #outcomeOf(id: CheckId, worst: Level | undefined): Outcome {
    if (worst === 'fault' || worst === 'warning') return worst
    return this.#checked.has(id) && !this.#reasons.has(id) ? 'ok' : 'inconclusive'
  }
}

/** What findings share about the same field at another index of a list, or in another request of the same call. */
const patternOf = (request: string, response: string): string =>
  `${request.split('/').slice(0, 4).join('/')} ${response.replace(/\[\d+\]/g, '[]').replace(/^(\S+) is .*$/s, '$1')}`
