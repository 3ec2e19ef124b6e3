import { safeDocument } from '../dom-clobbering'

/**
 * Where the focus may go. It belongs to the diner: nothing of the widget moves it while the diner is elsewhere on the page or in
 * another widget. All moves of the focus within the widget are made here (eslint.config.js).
 */

/** Whether the focus is outside of the element's widget. Then it must stay there. */
export function isElsewhere(element: Element): boolean {
  const { activeElement } = safeDocument
  if (!activeElement || activeElement === safeDocument.body || activeElement === safeDocument.documentElement)
    return false
  const root = element.getRootNode()
  // A plugin's test may render it without a shadow root, on a page without anything else.
  if (!(root instanceof ShadowRoot)) return false
  // Third parties' frames are beside the shadow root, in its host.
  const around = root.host.getRootNode()
  return !root.host.contains(around instanceof ShadowRoot ? around.activeElement : activeElement)
}

/** Focuses an element of the widget, unless the diner is elsewhere. Returns whether it did. */
export function moveFocus(element: HTMLElement | null | undefined, options?: FocusOptions): boolean {
  if (!element || isElsewhere(element)) return false
  // eslint-disable-next-line no-restricted-syntax -- The only call.
  element.focus(options)
  return true
}

/** Focuses an element that is not a control. Returns whether it did. */
export function focusPlace(place: HTMLElement | null): boolean {
  if (place) place.tabIndex = -1
  return moveFocus(place, { preventScroll: true })
}

/** Where the focus rests since its element disappeared without a press (ui/kept-focus.ts). */
export const resting: { place?: HTMLElement | undefined } = {}

/** Whether the element that had the focus has gone, so that the part that replaces it may take the focus. */
export function isFocusFree(): boolean {
  const { place } = resting
  if (safeDocument.activeElement === safeDocument.body) return true
  return place !== undefined && (place.getRootNode() as ShadowRoot).activeElement === place
}

/**
 * Focuses an element. Scrolls only if the widget's top, which shows the booking, or the element is out of view. Returns whether it
 * did.
 */
export function focusInView(element: HTMLElement | null): boolean {
  if (!element || !moveFocus(element, { preventScroll: true })) return false
  const widget = element.closest('section')
  if (widget && widget.getBoundingClientRect().top < 0) widget.scrollIntoView()
  // In a small window or with large text it may be below the fold (WCAG 2.4.11).
  element.scrollIntoView?.({ block: 'nearest' })
  return true
}
