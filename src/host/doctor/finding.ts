import type { ContrastFinding } from '../look/contrast'

/** A problem of the widget on this page, or a possible one. */
export interface Finding {
  /** `error`: every diner meets it. `warning`: some may. `note`: worth knowing. */
  readonly level: 'error' | 'warning' | 'note'
  /** Which examination found it: "base URL", "policy", "page", "place", "options", "contrast", "files". */
  readonly about: string
  readonly what: string
  /** What to do about it. */
  readonly remedy: string
}

/** A widget on the page. */
export interface ExaminedWidget {
  readonly host: HTMLElement
  readonly inline: boolean
  /** As far as they are known. Before the widget's code is here they are unchecked. */
  readonly options: {
    readonly baseUrl?: unknown
    readonly brand?: unknown
    readonly fetch?: unknown
    readonly [key: string]: unknown
  }
  /** Colours of its brand that could not be read, and were replaced. */
  readonly repairs: readonly ContrastFinding[]
}

/** What a page's policy must allow, by directive. `plugin`: which one needs it; null for the widget itself. */
export interface Need {
  readonly plugin: string | null
  readonly directives: Readonly<Record<string, readonly string[]>>
}
