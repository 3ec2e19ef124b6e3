import { useState, type RefObject } from 'react'
import { ErrorSummary, useFormProblems } from 'tavola'
import { controlOf } from './find-control'

export interface SummaryProps {
  readonly form: RefObject<HTMLFormElement | null>
  /** How often Continue was pressed while something was missing. */
  readonly presses: number
}

/** What the last press found missing. A line goes as soon as it is chosen, and comes back with a press alone. */
export default function Summary({ form, presses }: SummaryProps) {
  const { problems } = useFormProblems()
  const [found, setFound] = useState({ presses: 0, fields: [...problems.keys()] })
  const fields = presses === found.presses ? found.fields : [...problems.keys()]
  const left = fields.filter((field) => problems.has(field))
  if (presses !== found.presses || left.length < fields.length) setFound({ presses, fields: left })
  const errors = left.map((field) => ({
    text: problems.get(field)!,
    focus: () => controlOf(form.current!, field)?.focus(),
  }))
  return <ErrorSummary errors={presses === 0 ? [] : errors} presses={presses} />
}
