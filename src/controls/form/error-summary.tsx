import { useEffect } from 'react'
import type { SummaryProps } from './error-list'
import { moveFocus } from '../focus'
import { shell } from '../../kernel/core/parts'
import { usePart } from '../parts/use-part'

/**
 * Lists the errors of a press of Continue beside the button, each as a link to its field (WCAG 2.2, 3.3.1). The list takes the
 * focus. It is loaded with the first press; if it does not load, the first field takes the focus.
 */
export const ErrorSummary = (props: SummaryProps) => props.presses > 0 && <Lazy {...props} />

const load = () => import('./error-list')

function Lazy(props: SummaryProps) {
  const file = usePart<SummaryProps>(shell, load)
  const { errors, presses } = props
  const hasFailed = file.state === 'failed'
  useEffect(() => {
    if (hasFailed) errors.find(({ focus }) => focus)?.focus!()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each press, not for each change of the errors.
  }, [hasFailed, presses])
  return file.state === 'loaded' && <file.Component {...props} />
}

/** An invalid field. `focus` focuses its control; null if no control shows its error. */
export interface FieldInTrouble {
  readonly field: string
  readonly focus: (() => void) | null
}

/**
 * The invalid fields in the order of the form. Each is found by its error in the form, so this works for controls of any
 * plugin: a control with `aria-invalid` that is described by its error, or a group that contains its error.
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
    found.push({ field, focus: () => void moveFocus(control) })
  }
  return [...found, ...[...left.keys()].map((field) => ({ field, focus: null }))]
}

/** The text of an error, or the descriptions of a control. */
function textsOf(element: HTMLElement): readonly (string | null | undefined)[] {
  if (!element.hasAttribute('aria-invalid')) return [element.textContent]
  const root = element.getRootNode() as Document | ShadowRoot
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => root.getElementById(id)?.textContent)
}

const controls = 'input, select, textarea, button'

/** The element, or the nearest control around it. */
function controlOf(element: HTMLElement, form: HTMLElement): HTMLElement | null {
  if (element.matches(controls)) return element
  for (let parent: HTMLElement | null = element; parent && parent !== form; parent = parent.parentElement) {
    const control = parent.querySelector<HTMLElement>(controls)
    if (control) return control
  }
  return null
}
