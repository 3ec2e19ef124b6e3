import { elementName } from '../options/read-option'
import type { Handle } from '../public'

/**
 * Defines `<tavola-booking>`, unless the page has defined it. Its attributes are the options in kebab case (`venue-id`), its
 * properties the same in camel case; both may change. `create` makes the widget inside it.
 */
export function defineElement(create: (element: HTMLElement) => Handle): void {
  if (customElements.get(elementName)) return
  customElements.define(
    elementName,
    class extends HTMLElement {
      handle: Handle | undefined
      connectedCallback() {
        this.handle ??= create(this)
      }
      /** Keeps the widget of an element that is only moved. */
      disconnectedCallback() {
        queueMicrotask(() => {
          if (this.isConnected) return
          this.handle?.destroy()
          this.handle = undefined
        })
      }
    },
  )
}
