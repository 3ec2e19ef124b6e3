import { safeDocument } from '../dom-clobbering'
import { createContext, useContext, useLayoutEffect, useRef } from 'react'

/** Whether the diner has moved between steps. The first step of a page must not take the focus. */
export const StepMoved = createContext<{ current: boolean }>({ current: false })

/** Records moves during render, because the effects of headings run before ours. */
export function useStepMoved(stepId: string | undefined): { current: boolean } {
  const first = useRef(stepId).current
  const moved = useRef(false)
  moved.current ||= stepId !== first
  return moved
}

/**
 * A step's title. It takes the focus when its step replaces another, so that screen readers announce the step. A layout effect
 * scrolls before the first paint, so the page does not jump.
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

/** Focuses an element that is not a control. */
export function focusPlace(place: HTMLElement | null): void {
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Focuses an element. Scrolls only if the widget's top, which shows the booking, or the element is out of view. */
export function focusInView(element: HTMLElement | null): void {
  if (!element || isElsewhere(element)) return
  element.focus({ preventScroll: true })
  const widget = element.closest('section')
  if (widget && widget.getBoundingClientRect().top < 0) widget.scrollIntoView()
  // In a small window or with large text it may be below the fold (WCAG 2.4.11).
  element.scrollIntoView?.({ block: 'nearest' })
}

/** Whether the focus is outside of the element's widget by now. Then it must not be moved. */
export function isElsewhere(element: Element): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot
  return !activeElement && safeDocument.activeElement !== safeDocument.body
}
