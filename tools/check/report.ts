import { checkIds, checks, type CheckId, type CheckText } from './catalogue'

export type Level = 'note' | 'warning' | 'fault' | 'not concluded'

/** `skipped`: the command was not asked to do what the check needs. */
export type Outcome = 'ok' | 'warning' | 'fault' | 'not concluded' | 'skipped'

/** What was seen once. The texts that are left out are the check's own. */
export interface Seen {
  readonly asked: string
  readonly came: string
  readonly expected?: string
  readonly widget?: string
  readonly mend?: string
}

export interface Finding extends Required<Seen> {
  readonly level: Level
  /** How often the like was seen. */
  readonly times: number
}

export interface Result {
  readonly id: CheckId
  readonly title: string
  readonly section: string
  readonly outcome: Outcome
  /** Why it is not concluded or skipped; empty otherwise. */
  readonly reason: string
  readonly findings: readonly Finding[]
}

/** What `--write` left at the back end, to be cancelled there. */
export interface Made {
  readonly bookings: readonly string[]
  readonly enquiries: readonly string[]
}

export interface Report {
  readonly baseUrl: string
  readonly wrote: boolean
  readonly requests: number
  readonly summary: Readonly<Record<Outcome, number>>
  readonly made: Made
  readonly checks: readonly Result[]
}

/** Findings of one check that are listed each; the others are counted. */
const MOST_LISTED = 3

/** Takes down what the stages see, by the checks' ids. */
export class Recorder {
  readonly #findings = new Map<CheckId, Finding[]>()
  readonly #tried = new Set<CheckId>()
  readonly #reasons = new Map<CheckId, string>()
  /** Why a check was not even tried, where nothing else is said. */
  otherwise = 'An earlier answer that this check needs did not come, or made no sense.'

  /** The check was done: it is ok where nothing is found. */
  tried(...ids: CheckId[]): void {
    for (const id of ids) this.#tried.add(id)
  }

  found(id: CheckId, level: Exclude<Level, 'not concluded'>, seen: Seen): void {
    this.tried(id)
    const text: CheckText = checks[id]
    const own = { expected: text.expected, widget: text.widget, mend: text.mend }
    const findings = this.#findings.get(id) ?? []
    const like = findings.findIndex((one) => one.level === level && alike(one) === alike(seen))
    if (like >= 0) findings[like] = { ...findings[like]!, times: findings[like]!.times + 1 }
    else findings.push({ ...own, ...seen, level, times: 1 })
    this.#findings.set(id, findings)
  }

  /** Nothing can be said of the check; what was found of it already stands. */
  unsettled(reason: string, ...ids: CheckId[]): void {
    for (const id of ids) if (!this.#reasons.has(id)) this.#reasons.set(id, reason)
  }

  has(id: CheckId, level: Level = 'fault'): boolean {
    return (this.#findings.get(id) ?? []).some((one) => one.level === level)
  }

  /** How many faults were found so far. */
  faults(): number {
    const faults = [...this.#findings.values()].flat().filter(({ level }) => level === 'fault')
    return faults.reduce((sum, { times }) => sum + times, 0)
  }

  /** @param skip why a check was not to be done, or undefined */
  results(skip: (id: CheckId) => string | undefined): Result[] {
    return checkIds.map((id) => {
      const { title, section } = checks[id]
      const findings = this.#findings.get(id) ?? []
      const skipped = findings.length === 0 ? skip(id) : undefined
      const outcome = skipped ? 'skipped' : this.#outcomeOf(id, findings)
      const reason = skipped ?? (outcome === 'not concluded' ? this.#reasonOf(id) : '')
      return { id, title, section, outcome, reason, findings: cut(findings) }
    })
  }

  #outcomeOf(id: CheckId, findings: readonly Finding[]): Outcome {
    if (findings.some(({ level }) => level === 'fault')) return 'fault'
    if (findings.some(({ level }) => level === 'warning')) return 'warning'
    return this.#tried.has(id) && !this.#reasons.has(id) ? 'ok' : 'not concluded'
  }

  #reasonOf(id: CheckId): string {
    return this.#reasons.get(id) ?? this.otherwise
  }
}

/** The worst first, and no more than a person reads. */
function cut(findings: readonly Finding[]): Finding[] {
  const order: readonly Level[] = ['fault', 'warning', 'not concluded', 'note']
  return [...findings].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level)).slice(0, MOST_LISTED)
}

/** The same field in another place of a list, or in another request of the same call. */
const alike = ({ asked, came }: Seen) =>
  `${asked.split('/').slice(0, 4).join('/')} ${came.replace(/\[\d+\]/g, '[]').replace(/^(\S+) is .*$/s, '$1')}`
