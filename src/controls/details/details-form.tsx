import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useKernel } from '../context'
import { Place } from '../place'
import { focusInView, StepHeading } from '../step-heading'
import { useStyles } from '../styles'
import { useTexts } from '../texts'
import { ConfirmedDetails } from './confirmed-details'
import css from './details.css'
import { DetailsFields } from './details-fields'
import { FieldErrorsProvider } from './field-errors'
import { messages } from '../../messages/details'
import { Problems } from './problems'
import { createWords } from './words'

interface Props {
  /** "Your Details" by default (section 2, step 4). */
  readonly title?: string
  readonly message?: ReactNode
  readonly limit?: number
  /** Further fields, above the others in the same form. */
  readonly children?: ReactNode
}

/** The details form at the end of every journey: filled in, confirmed, then sent. */
export function DetailsForm({ title, message, limit, children }: Props) {
  useStyles(css)
  const kernel = useKernel()
  const t = useTexts('details', messages)
  const words = useMemo(() => createWords(kernel, t), [kernel, t])
  const { detailsConfirmed } = kernel.facts
  const form = useRef<HTMLDivElement>(null)
  const wasConfirmed = useRef(detailsConfirmed)
  useEffect(() => {
    const find = (selector: string) => form.current!.querySelector<HTMLElement>(selector)
    // Not where it begins with them: the step's own heading has the focus, or the page.
    if (wasConfirmed.current && !detailsConfirmed) find('form input')?.focus()
    if (!wasConfirmed.current && detailsConfirmed) focusInView(find('.confirmed h3'))
    wasConfirmed.current = detailsConfirmed
  }, [detailsConfirmed])

  return (
    <div ref={form}>
      <StepHeading>{title ?? t('title')}</StepHeading>
      {message && <div className="step-message">{message}</div>}
      <Place name="before-details" />
      <FieldErrorsProvider key={String(detailsConfirmed)} moment="details" words={words}>
        <Problems form={form} />
        {detailsConfirmed ? (
          <ConfirmedDetails />
        ) : (
          <DetailsFields {...(limit !== undefined && { limit })}>{children}</DetailsFields>
        )}
      </FieldErrorsProvider>
    </div>
  )
}
