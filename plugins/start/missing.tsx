import { useContext, useEffect, useState } from 'react'
import {
  ErrorSummary,
  fieldsInTrouble,
  moveFocus,
  useFormProblems,
  type FieldInTrouble,
} from 'tavola/controls'
import { Pressed } from './pressed'

interface Found {
  readonly fields: readonly FieldInTrouble[]
  readonly presses: number
}

/** What the last press found missing. A line goes as soon as it is chosen, and comes back with a press alone. */
export default function MissingChoices() {
  const { form, presses } = useContext(Pressed)!
  const { problems } = useFormProblems()
  const [found, setFound] = useState<Found>({ fields: [], presses: 0 })
  // Once the controls say what they lack.
  useEffect(() => {
    if (presses > 0) setFound({ fields: missingIn(form.current!, problems), presses })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each press.
  }, [presses])
  const left = found.fields.filter(({ field }) => problems.has(field))
  if (left.length < found.fields.length) setFound({ ...found, fields: left })
  const errors = left.map(({ field, focus }) => ({ text: problems.get(field)!, focus }))
  return <ErrorSummary errors={errors} presses={found.presses} />
}

/** The step's own choices are where their marks are; a plugin's are found as in any form, by what they say. */
function missingIn(form: HTMLFormElement, problems: ReadonlyMap<string, string>): readonly FieldInTrouble[] {
  const fields = [...problems.keys()].filter((field) => hasMark(form, field))
  const others = [...problems].filter(([field]) => !fields.includes(field))
  return [
    ...fields.map((field) => ({
      field,
      // Found at the press: the control may be another one by then.
      focus: controlOf(form, field) && (() => void moveFocus(controlOf(form, field))),
    })),
    ...fieldsInTrouble(form, new Map(others)),
  ]
}

/** Whether it is one of the step's own choices. Other fields belong to plugins. */
const hasMark = (form: HTMLElement, field: string) =>
  [...form.querySelectorAll<HTMLElement>('[data-choice]')].some(({ dataset }) => dataset.choice === field)

/** Controls that can take the focus, and the marks between them. `:is`, because jsdom returns the matches of a list unsorted. */
const controls = ':is([data-choice], input:enabled, select, textarea, button:enabled, a[href])'

/** The first control of a choice, or of a plugin's own field the first that is wrong; null where there is none. */
function controlOf(form: HTMLElement, field: string): HTMLElement | null {
  const all = [...form.querySelectorAll<HTMLElement>(controls)]
  const isMark = (element: HTMLElement | undefined) => element?.dataset.choice !== undefined
  const mark = all.findIndex(({ dataset }) => dataset.choice === field)
  if (mark < 0) return form.querySelector('[data-choice="more"] ~ * [aria-invalid="true"]')
  const control = all[mark + 1]
  return control && !isMark(control) ? control : null
}
