import { useEffect, useRef, type RefObject } from 'react'

/**
 * A journey's button goes with its press, and so does "Choose Booking Type": the focus that went with it goes to what
 * comes next, the date or the journeys, or to the title while that waits for a restaurant.
 */
export function useJourneyFocus(form: RefObject<HTMLFormElement | null>, chosen: boolean): void {
  const before = useRef(chosen)
  useEffect(() => {
    if (before.current === chosen) return
    before.current = chosen
    const { activeElement } = form.current!.getRootNode() as Document | ShadowRoot
    if (activeElement && activeElement !== document.body) return
    const next = chosen ? '.date-button:enabled' : '.journeys button'
    const element = form.current!.querySelector<HTMLElement>(next)
    ;(element ?? form.current!.querySelector<HTMLElement>('.step-heading'))?.focus({ preventScroll: true })
  }, [form, chosen])
}
