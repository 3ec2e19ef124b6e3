import { nativeOf } from '../../dom-clobbering'
import type { LowContrast } from '../../host/look/contrast'
import type { Options } from '../../host/options/table'
import type { Finding } from '../../host/public'

/** A widget on the page. */
export interface ExaminedWidget {
  readonly host: HTMLElement
  readonly inline: boolean
  /** The page asked for a second widget in its container. */
  readonly isSharing: boolean
  /** The widget could not start, and the console says why (T002). */
  readonly hasFailed?: boolean
  /** The known options, which are unchecked until the widget's code has loaded. */
  readonly options: {
    readonly baseUrl?: unknown
    readonly brand?: unknown
    readonly fetch?: unknown
    readonly api?: unknown
    readonly [key: string]: unknown
  }
  /** The unchecked options of the page's code or of the script tag `source`. */
  readonly rawOptions: Options
  readonly source: Element | undefined
  /** Unreadable colours of its brand, which were replaced. */
  readonly repairs: readonly LowContrast[]
}

/** Sources that a page's policy must allow, by directive. `plugin`: the plugin that needs them; null for the widget itself. */
export interface Need {
  readonly plugin: string | null
  readonly directives: Readonly<Record<string, readonly string[]>>
}

/** Returns a function that makes findings about one subject. */
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

/** The element as a selector: `div#book.wide`. */
export function nameOf(element: Element): string {
  const id = nativeOf(element, 'id')
  const classes = [...nativeOf(element, 'classList')].map((name) => `.${name}`)
  return nativeOf(element, 'localName') + (id && `#${id}`) + classes.join('')
}
