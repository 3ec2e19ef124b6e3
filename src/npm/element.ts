import { defineElement } from '../host/loader/element'
import type { Handle } from '../host/public'
import { make } from './make'
import type { CodeHandle, CodeOptions } from './public'

/** The package's "tavola/element". */

type Own = Omit<CodeOptions, 'container' | 'inline' | 'children' | 'nonce'>
/** To be assigned; undefined takes an option away again. */
type Properties = { -readonly [Name in keyof Own]?: Own[Name] | undefined }

/** `<tavola-booking>`: the options are its attributes in kebab case and its properties, both reactive. */
export interface TavolaBookingElement extends HTMLElement, Properties {
  /** Once it stands in the page. */
  readonly handle: CodeHandle | undefined
}

/**
 * Defines `<tavola-booking>`, with options for all of them; each element's own go over these. Does nothing on a server
 * and where the page has the element already.
 */
export function defineTavolaBooking(options: Partial<Omit<CodeOptions, 'container' | 'inline'>> = {}): void {
  if (typeof customElements === 'undefined') return
  defineElement((element) => {
    const inline = element.getAttribute('inline') !== 'false'
    return make({ ...options, container: element, inline }, element) as unknown as Handle
  })
}

declare global {
  interface HTMLElementTagNameMap {
    'tavola-booking': TavolaBookingElement
  }
}
