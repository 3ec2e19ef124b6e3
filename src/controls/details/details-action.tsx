import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ActionBar } from '../action-bar'
import { ErrorSummary, type FieldInTrouble, fieldsInTrouble } from '../form/error-summary'
import { useFormProblems } from '../form/field-errors'

interface Props {
  /** The id of the choice in words, for the button's description. */
  readonly id?: string
  readonly children: ReactNode
}

/** The end of the details form: the button, the choice in words, and what the last press found wrong. */
export const DetailsAction = ({ id, children }: Props) => (
  <ActionBar id={id} errors={<Problems />}>
    {children}
  </ActionBar>
)

interface Found {
  readonly fields: readonly FieldInTrouble[]
  readonly presses: number
}

/** The errors found by the last press. A line disappears when its field is valid. */
function Problems() {
  const place = useRef<HTMLDivElement>(null)
  const { problems, presses } = useFormProblems()
  const [found, setFound] = useState<Found>({ fields: [], presses: 0 })
  // An effect, so that the fields already show their errors.
  useEffect(() => {
    const form = place.current!.closest<HTMLElement>('.stage') ?? place.current!
    if (presses > 0) setFound({ fields: fieldsInTrouble(form, problems), presses })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each press: later errors are listed by the next press.
  }, [presses])
  const errors = found.fields.flatMap(({ field, focus }) => {
    const text = problems.get(field)
    return text === undefined ? [] : [{ text, focus }]
  })
  return (
    <div ref={place}>
      <ErrorSummary errors={errors} presses={found.presses} />
    </div>
  )
}
