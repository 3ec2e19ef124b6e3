import type { ContrastFinding } from '../look/contrast'

/** A widget on the page. */
export interface ExaminedWidget {
  readonly host: HTMLElement
  readonly inline: boolean
  /** As far as they are known. Before the widget's code is here they are unchecked. */
  readonly options: {
    readonly baseUrl?: unknown
    readonly brand?: unknown
    readonly fetch?: unknown
    readonly api?: unknown
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
