import { useEffect } from 'react'
import type { SummaryProps } from './error-list'
import { useLazy } from '../parts/lazy'

/**
 * What a press of Continue found missing or wrong, above the form, each line a link to its field (WCAG 2.2, 3.3.1). How
 * many there are is said; the first is heard as its field takes the focus, which does not wait for the summary's file.
 */
export function ErrorSummary(props: SummaryProps) {
  const { errors, presses } = props
  useEffect(() => {
    errors.find(({ focus }) => focus)?.focus!()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each press, not for each change of what is wrong.
  }, [presses])
  return presses > 0 && <Lazy {...props} />
}

const load = () => import(/* webpackChunkName: "error-summary" */ './error-list')

function Lazy(props: SummaryProps) {
  const file = useLazy(load)
  return file.state === 'loaded' && <file.Component {...props} />
}

/** A field in trouble, and what takes the focus to it; null where no control shows its error. */
export interface FieldInTrouble {
  readonly field: string
  readonly focus: (() => void) | null
}

/**
 * The fields in trouble in the order of the form: each is found by its error, which stands there. So every plugin's field
 * is, however it is made: a control with `aria-invalid` that its error describes, or a group with its error in it.
 */
export function fieldsInTrouble(
  form: HTMLElement,
  problems: ReadonlyMap<string, string>,
): readonly FieldInTrouble[] {
  const left = new Map(problems)
  const found: FieldInTrouble[] = []
  for (const element of form.querySelectorAll<HTMLElement>('[aria-invalid="true"], .note-error')) {
    const texts = textsOf(element)
    const field = [...left.keys()].find((name) => texts.includes(left.get(name)!))
    const control = field && controlOf(element, form)
    if (!control) continue
    left.delete(field)
    found.push({ field, focus: () => control.focus() })
  }
  return [...found, ...[...left.keys()].map((field) => ({ field, focus: null }))]
}

/** What it says: an error its own text, a control what describes it. */
function textsOf(element: HTMLElement): readonly (string | null | undefined)[] {
  if (!element.hasAttribute('aria-invalid')) return [element.textContent]
  const root = element.getRootNode() as Document | ShadowRoot
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => root.getElementById(id)?.textContent)
}

const controls = 'input, select, textarea, button'

/** Itself, or the first control beside it. */
function controlOf(element: HTMLElement, form: HTMLElement): HTMLElement | null {
  if (element.matches(controls)) return element
  for (let around: HTMLElement | null = element; around && around !== form; around = around.parentElement) {
    const control = around.querySelector<HTMLElement>(controls)
    if (control) return control
  }
  return null
}
