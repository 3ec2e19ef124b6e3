import { useContext, useLayoutEffect } from 'react'
import { useQuietKernel } from '../context'
import { errorsOutside, FieldErrorsContext } from './field-errors'

/** While the form is there, its errors are also those of fields outside of it, such as one whose `useField` is beside `<DetailsForm>` or `<StepForm>`. */
export function SharedErrors() {
  const form = useContext(FieldErrorsContext)!
  const shared = errorsOutside(useQuietKernel())
  useLayoutEffect(() => {
    const before = shared.peek()
    shared.value = form
    return () => void (shared.value = before)
  }, [shared, form])
  return null
}
