/** A control that is wrong, or the error of one that cannot say so itself, such as a group. */
const wrong = '[aria-invalid="true"], .note-error:not(:empty)'

/** Gives the focus to the first field that shows an error. */
export function focusFirstWrong(form: HTMLElement): void {
  const first = form.querySelector<HTMLElement>(wrong)
  const control = first?.matches('.note-error') ? besides(first, form) : first
  control?.focus()
}

/** The first control of the field that the error belongs to; null for an error of no field. */
function besides(error: HTMLElement, form: HTMLElement): HTMLElement | null {
  for (let field = error.parentElement; field && field !== form; field = field.parentElement) {
    const control = field.querySelector<HTMLElement>('input, select, textarea')
    if (control) return control
  }
  return null
}
