import { useEffect, useState, type RefObject } from 'react'
import { ErrorSummary } from '../error-summary/error-summary'
import { useFormProblems } from './field-errors'
import { fieldsInTrouble, type FieldInTrouble } from './fields-in-trouble'

interface Found {
  readonly fields: readonly FieldInTrouble[]
  readonly presses: number
}

/** What the last press found wrong, above the form. A line goes as soon as its field is right. */
export function Problems({ form }: { readonly form: RefObject<HTMLElement | null> }) {
  const { problems, presses } = useFormProblems()
  const [found, setFound] = useState<Found>({ fields: [], presses: 0 })
  // Once the fields show their errors.
  useEffect(() => {
    if (presses > 0) setFound({ fields: fieldsInTrouble(form.current!, problems), presses })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each press: what comes later is listed by the next.
  }, [presses])
  const errors = found.fields.flatMap(({ field, focus }) => {
    const text = problems.get(field)
    return text === undefined ? [] : [{ text, focus }]
  })
  return <ErrorSummary errors={errors} presses={found.presses} />
}
