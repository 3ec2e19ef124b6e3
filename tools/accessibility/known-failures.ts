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
  /** Which findings of the walk over the gallery these are: what they say is "picture: element: what was found". */
  readonly finding?: { readonly examination: string; readonly says: RegExp }
}

/** What a look at the widget has found and nobody has mended yet: whoever mends one takes it out. */
export const knownFailures: readonly KnownFailure[] = []
