import { elementName } from '../options/read-option'
import type { Handle } from '../public'

/**
 * `<tavola-booking>`: its attributes are the options in kebab case (`venue-id`), its properties the same in camel case.
 * Both may change. `create` makes the widget inside it. The first definition on a page stays.
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
      /** An element that is only moved keeps its widget. */
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
