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
