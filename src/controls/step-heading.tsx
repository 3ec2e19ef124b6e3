import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import { useKernel } from './context'
import { focusInView } from './focus'

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
 * A step's title. It takes the focus when its step replaces another, so that screen readers announce the step; it is announced if
 * the diner is elsewhere. A layout effect scrolls before the first paint, so the page does not jump.
 */
export function StepHeading({ children }: { readonly children: string }) {
  const { announce } = useKernel().announcer
  const moved = useContext(StepMoved)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (moved.current && !focusInView(heading.current)) announce(heading.current!.textContent)
  }, [moved, announce])
  return (
    <h2 ref={heading} tabIndex={-1} part="heading" className="step-heading">
      {children}
    </h2>
  )
}
