import { useEffect, useRef, type RefObject } from 'react'

/**
 * A journey's button and "Choose Booking Type" disappear when they are pressed, and lose the focus. The focus moves to
 * the next control (the date or the journeys), or to the title while that control is disabled.
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
