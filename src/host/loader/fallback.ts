import { nativeOf, safeDocument } from '../../dom-clobbering'

/** Chromium has both from 93, Firefox from 98 and Safari from 15.4 (docs/browsers.md). */
const isSupported = () => 'hasOwn' in Object && 'HTMLDialogElement' in window

const tooOld = 'Booking needs a newer browser.'

/** Fetches nothing in a browser that is too old. */
export const ifSupported = <Value>(get: () => Promise<Value>): Promise<Value> =>
  isSupported() ? get() : Promise.reject(tooOld)

/** The page's elements for diners without the widget, such as a link or a telephone number. */
const selector = ':scope > [data-tavola-fallback]'

/**
 * The page's own fallback, and a button to try again, while the widget can't be shown. `container`: an inline widget's. `isBundled`:
 * the fallback is shown until the widget loads.
 */
export function createFallback(host: HTMLElement, container?: Element, isBundled = false) {
  // The elements are looked up each time, because the page may have replaced the container by a copy.
  const elements = () =>
    container ? [...nativeOf(host.parentElement ?? container, 'querySelectorAll')<HTMLElement>(selector)] : []
  let button: HTMLElement | undefined
  const toggle = (isShown: boolean) => {
    for (const { style } of elements()) style.display = isShown ? '' : 'none'
  }
  toggle(isBundled || !isSupported())

  return {
    hide: () => toggle(false),
    /** Shows the fallback because the code did not load. The latest `tryAgain` replaces earlier ones. */
    show(tryAgain: () => void): void {
      toggle(true)
      button?.remove()
      if (isSupported())
        button = offerRetry(host, () => {
          toggle(false)
          tryAgain()
        })
      else {
        // The reserved space will stay empty, so it is given up.
        host.style.cssText = ''
        host.textContent = elements()[0] ? '' : tooOld
      }
    },
    /** Shows the fallback again after the widget is destroyed. */
    restore: () => toggle(true),
  }
}

/** Adds a plain button in the widget's place, because styles and texts have not loaded. */
function offerRetry(host: HTMLElement, retry: () => void): HTMLElement {
  const button = safeDocument.createElement('button')
  button.textContent = 'Booking did not load. Try again'
  button.onclick = () => {
    button.remove()
    retry()
  }
  // A prerendered step stays, and keeps the text that the diner typed.
  ;(host.shadowRoot ?? host).prepend(button)
  return button
}
