import { useContext, useLayoutEffect } from 'react'
import { useQuietKernel } from '../context'
import { errorsOutside, FieldErrorsContext } from '../form/field-errors'

/** In a form: its errors are also those of fields outside of it, such as one whose `useField` is beside `<DetailsForm>`. */
export function SharedErrors() {
  const form = useContext(FieldErrorsContext)!
  const shared = errorsOutside(useQuietKernel())
  useLayoutEffect(() => void (shared.value = form), [shared, form])
  return null
}
