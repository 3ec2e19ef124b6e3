import { safeDocument } from 'tavola'
import { useEffect, type MouseEvent, type RefObject } from 'react'

/** Where the controls of a choice begin in the form: they may be another plugin's. */
export const markOf = (field: string) => ({ 'data-choice': field, hidden: true })

/** Whether the step itself asks for it: what it does not is a plugin's own. */
export const hasMark = (form: HTMLElement, field: string) =>
  [...form.querySelectorAll<HTMLElement>('[data-choice]')].some(({ dataset }) => dataset.choice === field)

/** What may stand there, with the marks. */
const controls = '[data-choice], input:enabled, select, textarea, button:enabled, a[href]'

/** The first control of a choice, or of a plugin's own field the first that is wrong; null where there is none. */
export function controlOf(form: HTMLElement, field: string): HTMLElement | null {
  const all = [...form.querySelectorAll<HTMLElement>(controls)]
  const isMark = (element: HTMLElement | undefined) => element?.dataset.choice !== undefined
  const mark = all.findIndex(({ dataset }) => dataset.choice === field)
  if (mark < 0) return form.querySelector('[data-choice="more"] ~ * [aria-invalid="true"]')
  const control = all[mark + 1]
  return control && !isMark(control) ? control : null
}

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
