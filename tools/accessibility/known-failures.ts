/** Something of the widget that does not hold a criterion yet, and what a diner can do meanwhile. The report lists it. */
export interface KnownFailure {
  /** A short name of its own: `ring-on-photograph`. */
  readonly id: string
  /** Numbers of WCAG: `['1.4.11']`. */
  readonly criteria: readonly string[]
  /** Where it is seen: pictures of the gallery, or words. */
  readonly where: readonly string[]
  readonly what: string
  readonly wayAround: string
  /** The day it was found: `2026-11-23`. */
  readonly since: string
}

export const knownFailures: readonly KnownFailure[] = []
