import { nativeOf } from '../../dom-clobbering'
import type { ContrastFinding } from '../../host/look/contrast'
import type { Options } from '../../host/options/table'
import type { Finding } from '../../host/public'

/** A widget on the page. */
export interface ExaminedWidget {
  readonly host: HTMLElement
  readonly inline: boolean
  /** Another widget was refused in its container. */
  readonly isSharing: boolean
  /** It could not start, and the console says why (T002). */
  readonly hasFailed?: boolean
  /** As far as they are known. Before the widget's code is here they are unchecked. */
  readonly options: {
    readonly baseUrl?: unknown
    readonly brand?: unknown
    readonly fetch?: unknown
    readonly api?: unknown
    readonly [key: string]: unknown
  }
  /** The options that the page's code, or the script tag `source`, gave it, unchecked. */
  readonly given: Options
  readonly source: Element | undefined
  /** Colours of its brand that were unreadable, and were replaced. */
  readonly repairs: readonly ContrastFinding[]
}

/** What a page's policy must allow, by directive. `plugin`: which one needs it; null for the widget itself. */
export interface Need {
  readonly plugin: string | null
  readonly directives: Readonly<Record<string, readonly string[]>>
}

/** Makes the findings of one examination. */
export const findingsAbout =
  (about: string) =>
  (level: Finding['level'], what: string, remedy: string, code?: string): Finding => ({
    level,
    about,
    what,
    remedy,
    ...(code && { code }),
  })

/** An element's parents, from its container up, across the shadow roots of the page's own components. */
export function ancestorsOf(element: Element): Element[] {
  const parent = nativeOf(element, 'parentElement') ?? (nativeOf(element, 'getRootNode')() as ShadowRoot).host
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

/** As a selector: `div#book.wide`. */
export function nameOf(element: Element): string {
  const id = nativeOf(element, 'id')
  const classes = [...nativeOf(element, 'classList')].map((name) => `.${name}`)
  return nativeOf(element, 'localName') + (id && `#${id}`) + classes.join('')
}
