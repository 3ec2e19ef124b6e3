import { safeDocument } from 'tavola'
import { useEffect, type MouseEvent, type RefObject } from 'react'

type Form = RefObject<HTMLFormElement | null>

/** What is to be chosen next, else the title. */
const next = ['.journeys button, input:checked:not([aria-disabled]), .date-button:not([aria-disabled])', 'h2']

function keepFocus({ current }: Form, isComplete: () => boolean): void {
  if (!current?.isConnected) return
  // A slow device gets here when the diner may be elsewhere on the page.
  if (safeDocument.activeElement !== safeDocument.body) return
  const found = (isComplete() ? ['.button-wide'] : next).map((one) => current.querySelector<HTMLElement>(one))
  found.find(Boolean)!.focus()
}

/**
 * What is pressed may go with the press, as a journey's button, a restaurant in the list, or a table on another day. The
 * focus goes on with the diner then: to Continue where all is chosen. Returns what the form does with each press.
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Whether all is chosen is asked for then.
    [form, hasJourney],
  )
  return ({ target }: MouseEvent) =>
    void setTimeout(() => (target as Node).isConnected || keepFocus(form, isComplete))
}
