/** What hurts, or may hurt, the widget on this page. */
export interface Finding {
  /** `error`: diners will meet it; `warning`: some may; `note`: worth knowing. */
  readonly level: 'error' | 'warning' | 'note'
  /** Which examination found it: "base URL", "policy", "page", "place", "options", "contrast", "files". */
  readonly about: string
  readonly what: string
  /** What to do about it. */
  readonly remedy: string
}

/** A widget on the page, as the loader knows it. */
export interface Patient {
  readonly host: HTMLElement
  readonly inline: boolean
  /** As far as they are known, unchecked. */
  readonly options: {
    readonly baseUrl?: unknown
    readonly brand?: unknown
    readonly fetch?: unknown
    readonly [key: string]: unknown
  }
}

/** What a policy must let through, by directive; `plugin` names who needs it. */
export interface Need {
  readonly plugin: string | null
  readonly directives: Readonly<Record<string, readonly string[]>>
}
