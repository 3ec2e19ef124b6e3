import { safeDocument } from '../dom-clobbering'
import { createContext, useContext, useLayoutEffect, useRef } from 'react'

/** Whether the diner has moved between steps: the first step on a page must not take the focus. */
export const StepMoved = createContext<{ current: boolean }>({ current: false })

/** Records the moves for the headings, whose effects run before any of ours would. */
export function useStepMoved(stepId: string | undefined): { current: boolean } {
  const first = useRef(stepId).current
  const moved = useRef(false)
  moved.current ||= stepId !== first
  return moved
}

/**
 * A step's title. It takes the focus when its step replaces another, so that screen readers announce the new step. In the
 * frame that first shows it: otherwise the page below would be seen to jump before the heading is scrolled to.
 */
export function StepHeading({ children }: { readonly children: string }) {
  const moved = useContext(StepMoved)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (moved.current) focusInView(heading.current)
  }, [moved])
  return (
    <h2 ref={heading} tabIndex={-1} part="heading" className="step-heading">
      {children}
    </h2>
  )
}

/** What is no control has the focus until its content is there. */
export function focusPlace(place: HTMLElement | null): void {
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Scrolls the page only if the widget's top, which shows what is being booked, is out of view, or the element is. */
export function focusInView(element: HTMLElement | null): void {
  if (!element || isElsewhere(element)) return
  element.focus({ preventScroll: true })
  const widget = element.closest('section')
  if (widget && widget.getBoundingClientRect().top < 0) widget.scrollIntoView()
  // In a small window, or a large text, it may stand below (WCAG 2.4.11).
  element.scrollIntoView?.({ block: 'nearest' })
}

/** Whether the diner is outside of the element's widget by now, on a slow device: no focus is taken from there. */
export function isElsewhere(element: Element): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot
  return !activeElement && safeDocument.activeElement !== safeDocument.body
}
