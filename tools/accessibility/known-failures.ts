/** A part of the widget that fails a criterion, and what diners can do meanwhile. The report lists it. */
export interface KnownFailure {
  /** A short unique name: `ring-on-photograph`. */
  readonly id: string
  /** WCAG numbers: `['1.4.11']`. */
  readonly criteria: readonly string[]
  /** Pictures of the gallery, or a description. */
  readonly where: readonly string[]
  readonly what: string
  readonly workaround: string
  /** The day it was found: `2026-11-23`. */
  readonly since: string
  /** Its findings in the picture tests, in the form "picture: element: finding". */
  readonly finding?: { readonly examination: string; readonly says: RegExp }
}

/** Open failures. Remove an entry when you fix it. */
export const knownFailures: readonly KnownFailure[] = []
