import { useEffect, type MouseEvent, type RefObject } from 'react'

type Form = RefObject<HTMLFormElement | null>

/** Continue once it can be pressed, else what is to be chosen next, else the title. */
const next = ['.button-wide:enabled', '.journeys button, input:checked:enabled, .date-button:enabled', 'h2']

function keepFocus({ current }: Form): void {
  if (!current?.isConnected) return
  const { activeElement } = current.getRootNode() as Document | ShadowRoot
  if (activeElement && activeElement !== document.body) return
  const found = next.map((one) => current.querySelector<HTMLElement>(one))
  found.find(Boolean)!.focus()
}

/**
 * What is pressed may go with the press, as a journey's button, a restaurant in the list, or a table on another day. The
 * focus goes on with the diner then. Returns what the form does with each press.
 */
export function useKeptFocus(form: Form, hasJourney: boolean) {
  // With the next value: "Choose Booking Type" stands outside of the form.
  useEffect(() => () => keepFocus(form), [form, hasJourney])
  return ({ target }: MouseEvent) => void setTimeout(() => (target as Node).isConnected || keepFocus(form))
}
