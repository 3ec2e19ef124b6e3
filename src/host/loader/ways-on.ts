import { nativeOf, safeDocument } from '../../dom-clobbering'

/** Chromium has both from 93, Firefox from 98 and Safari from 15.4 (docs/browsers.md). */
const isSupported = () => 'hasOwn' in Object && 'HTMLDialogElement' in window

const tooOld = 'Booking needs a newer browser.'

/** In a browser that is too old nothing is fetched. */
export const ifSupported = <Value>(get: () => Promise<Value>): Promise<Value> =>
  isSupported() ? get() : Promise.reject(tooOld)

/** What the page has in its container for diners without the widget: its own link, its telephone. */
const fallback = ':scope > [data-tavola-fallback]'

/**
 * What a diner has in the widget's place while it can't be there: the page's own way on, and a try again where one can help.
 * `container`: that of an inline widget. `isBundled`: the page's own way stays until the widget is there.
 */
export function createWaysOn(host: HTMLElement, container?: Element, isBundled = false) {
  // A page that puts back a copy of the container has put back a copy of these too.
  const own = () =>
    container ? [...nativeOf(host.parentElement ?? container, 'querySelectorAll')<HTMLElement>(fallback)] : []
  let button: HTMLElement | undefined
  const show = (isShown: boolean) => {
    for (const { style } of own()) style.display = isShown ? '' : 'none'
  }
  show(isBundled || !isSupported())

  return {
    arrive: () => show(false),
    /** The code did not load. The latest try is what the diner or the page wants now. */
    lose(tryAgain: () => void): void {
      show(true)
      button?.remove()
      if (isSupported())
        button = offerRetry(host, () => {
          show(false)
          tryAgain()
        })
      else {
        // Nothing comes into the place that was reserved.
        host.style.cssText = ''
        host.textContent = own()[0] ? '' : tooOld
      }
    },
    /** The widget is gone. */
    end: () => show(true),
  }
}

/** Styles and texts are not here, so it is a plain button in the widget's place. */
function offerRetry(host: HTMLElement, retry: () => void): HTMLElement {
  const button = safeDocument.createElement('button')
  button.textContent = 'Booking did not load. Try again'
  button.onclick = () => {
    button.remove()
    retry()
  }
  // A step that stands in the page already keeps what was typed.
  ;(host.shadowRoot ?? host).prepend(button)
  return button
}
