import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react'

/** Whether the diner has moved from step to step: the first one a page shows must not take the focus. */
export const StepMoved = createContext<{ readonly current: boolean }>({ current: false })

/** Follows the steps for the headings in them. A layout effect: it is through before a new heading asks. */
export function useStepMoved(stepId: string | undefined): { readonly current: boolean } {
  const shown = useRef(stepId)
  const moved = useRef(false)
  useLayoutEffect(() => {
    if (shown.current !== stepId) moved.current = true
    shown.current = stepId
  }, [stepId])
  return moved
}

/** A step's title. It takes the focus when its step replaces another, so that everyone is told and nobody is lost. */
export function StepHeading({ children }: { readonly children: string }) {
  const moved = useContext(StepMoved)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moved.current) focusInView(heading.current)
  }, [moved])
  return (
    <h2 ref={heading} tabIndex={-1} part="heading" className="step-heading">
      {children}
    </h2>
  )
}

/** The page moves only where the widget's top, with what is being booked, would not be seen. */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  const widget = element?.closest('section')
  if (widget && widget.getBoundingClientRect().top < 0) widget.scrollIntoView()
}
