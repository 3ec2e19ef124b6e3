import { safeDocument } from 'tavola'
import { useEffect, type MouseEvent, type RefObject } from 'react'

/** Marks where the controls of a choice begin in the form. They may be another plugin's. */
export const markOf = (field: string) => ({ 'data-choice': field, hidden: true })

/** Whether it is one of the step's own choices. Other fields belong to plugins. */
export const hasMark = (form: HTMLElement, field: string) =>
  [...form.querySelectorAll<HTMLElement>('[data-choice]')].some(({ dataset }) => dataset.choice === field)

/** Controls that can take the focus, and the marks between them. */
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
 * A pressed control may disappear, such as a journey's button, a restaurant in the list or a table on another day. The focus
 * then moves to the next choice, or to Continue once everything is chosen. Returns the form's click handler.
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
  return ({ target }: MouseEvent) =>
    void setTimeout(() => (target as Node).isConnected || keepFocus(form, isComplete))
}
