import type { FormEvent, ReactNode } from 'react'
import { messages } from '../messages/details'
import { DetailsAction } from './details/details-action'
import { FieldErrorsProvider, useFormProblems } from './form/field-errors'
import { SendingButton } from './form/sending-button'
import { SharedErrors } from './form/shared-errors'
import { StepHeading } from './step-heading'
import { useTexts } from './use-texts'

interface Props {
  readonly title: string
  /** The fields. */
  readonly children: ReactNode
  /** Called by Continue once all fields of the form are valid. */
  readonly onContinue: () => void
}

/**
 * A step with fields and a Continue of its own. The validators of its fields apply, and a press that finds errors lists them, as
 * in the details.
 */
export const StepForm = (props: Props) => (
  <FieldErrorsProvider moment="details" own>
    <SharedErrors />
    <Form {...props} />
  </FieldErrorsProvider>
)

function Form({ title, children, onContinue }: Props) {
  const t = useTexts('details', messages)
  const form = useFormProblems()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (form.problems.size > 0) form.showAll()
    else onContinue()
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <StepHeading>{title}</StepHeading>
      {children}
      <DetailsAction>
        <SendingButton type="submit">{t('continue')}</SendingButton>
      </DetailsAction>
    </form>
  )
}
