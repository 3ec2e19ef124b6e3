import { isFocusFree, moveFocus } from 'tavola/controls'
import { useEffect, type RefObject } from 'react'

/** Marks where the controls of a choice begin in the form. They may be another plugin's. */
export const markOf = (field: string) => ({ 'data-choice': field, hidden: true })

type Form = RefObject<HTMLFormElement | null>

/** What is to be chosen next, else the title. */
const next = [
  '.journeys button, input:checked:not([aria-disabled]), [aria-haspopup="dialog"]:not([aria-disabled])',
  'h2',
]

function keepFocus({ current }: Form, isComplete: () => boolean): void {
  if (!current?.isConnected) return
  // A slow device gets here when the diner may be elsewhere on the page.
  if (!isFocusFree()) return
  const found = (isComplete() ? ['.action .button'] : next).map((one) =>
    current.querySelector<HTMLElement>(one),
  )
  moveFocus(found.find(Boolean))
}

/**
 * A pressed control may disappear, such as a journey's button, a restaurant in the list or a table on another day. The focus
 * then moves to the next choice, or to Continue once everything is chosen.
 */
export function useKeptFocus(
  form: Form,
  hasJourney: boolean,
  isUsed: () => boolean,
  isComplete: () => boolean,
) {
  // With the next value: "Choose Booking Type" stands outside of the form.
  useEffect(
    // A journey that comes with the page's restaurant must not take the focus from the page.
    () => () => (hasJourney || isUsed() ? keepFocus(form, isComplete) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The functions are called only when one of these changes.
    [form, hasJourney],
  )
  useEffect(() => {
    // A listener of the form would make all in it clickable to screen readers.
    const root = form.current!.getRootNode()
    const onClick = ({ target }: Event) => {
      if (!form.current?.contains(target as Node)) return
      setTimeout(() => (target as Node).isConnected || keepFocus(form, isComplete))
    }
    // Before the press takes the control away.
    root.addEventListener('click', onClick, true)
    return () => root.removeEventListener('click', onClick, true)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `isComplete` reads the latest.
  }, [form])
}
