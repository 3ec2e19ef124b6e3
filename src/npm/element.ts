import { defineElement } from '../host/loader/custom-element'
import type { Handle } from '../host/public'
import { createCodeWidget } from './create-code-widget'
import type { CodeHandle, CodeOptions } from './public'

/** The package's "tavola/element". */

type ElementOptions = Omit<CodeOptions, 'container' | 'inline' | 'children' | 'nonce'>
/** Assignable properties. Undefined removes an option. */
type Properties = { -readonly [Name in keyof ElementOptions]?: ElementOptions[Name] | undefined }

/** `<tavola-booking>`. Its options are its attributes in kebab case and its properties, both reactive. */
export interface TavolaBookingElement extends HTMLElement, Properties {
  /** The widget's handle once the element is in the page. */
  readonly handle: CodeHandle | undefined
}

/**
 * Defines `<tavola-booking>`, with options for all such elements; an element's own win. Does nothing on a server, or where
 * the page has defined the element already.
 */
export function defineTavolaBooking(options: Partial<Omit<CodeOptions, 'container' | 'inline'>> = {}): void {
  if (typeof customElements === 'undefined') return
  defineElement((element) => {
    const inline = element.getAttribute('inline') !== 'false'
    return createCodeWidget({ ...options, container: element, inline }, element) as unknown as Handle
  })
}

declare global {
  interface HTMLElementTagNameMap {
    'tavola-booking': TavolaBookingElement
  }
}
