import { Fragment, type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../button'
import { useKernel, useStyles } from '../context'
import { useOnScreen } from '../on-screen'
import { Place } from '../parts/place'
import { focusInView, moveFocus } from '../focus'
import { StepHeading } from '../step-heading'
import { useTexts } from '../use-texts'
import css from './details.css'
import { DetailsAction } from './details-action'
import { Consents, DetailsFields } from './details-fields'
import { FieldErrorsProvider, useField, useFormProblems } from '../form/field-errors'
import { SharedErrors } from '../form/shared-errors'
import { Note } from '../form/note'
import { messages } from '../../messages/details'
import { createWords } from './words'
import { SendingButton } from '../form/sending-button'

interface Props {
  /** "Your Details" by default (details.title). */
  readonly title?: string
  readonly message?: ReactNode
  readonly limit?: number
  /** Further fields, above the others in the same form. */
  readonly children?: ReactNode
}

/** The details form at the end of every journey. The diner fills it in, confirms the details and sends them. */
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
    // Not when the step opens: then its heading or the page has the focus.
    if (wasConfirmed.current && !detailsConfirmed)
      moveFocus(find('form [aria-invalid=true]') ?? find('form input'))
    if (!wasConfirmed.current && detailsConfirmed) focusInView(find('.confirmed h3'))
    wasConfirmed.current = detailsConfirmed
  }, [detailsConfirmed])

  return (
    <div ref={form} className="details-step">
      <StepHeading>{title ?? t('title')}</StepHeading>
      {message && <div className="step-message">{message}</div>}
      <Place name="before-details" />
      <FieldErrorsProvider key={String(detailsConfirmed)} moment="details" words={words}>
        <SharedErrors />
        {detailsConfirmed ? (
          <ConfirmedDetails />
        ) : (
          <DetailsFields {...(limit !== undefined && { limit })}>{children}</DetailsFields>
        )}
      </FieldErrorsProvider>
    </div>
  )
}

/**
 * The confirmed details with a link to edit them, the verification and the button that sends everything. Prefilled details lack
 * the consent, so its checkbox is here.
 */
function ConfirmedDetails() {
  const { facts, tasks, texts, choices, sender } = useKernel()
  const t = useTexts('details', messages)
  const form = useFormProblems()
  useOnScreen('confirmed')
  const [asksConsent] = useState(!facts.customer.consent)

  function complete({ detail }: MouseEvent) {
    // The second click of a double click was meant for the previous button.
    if (detail > 1) return
    if (facts.customer.consent) void sender.send()
    else form.showAll()
  }

  return (
    <div className="confirmed">
      <div part="panel" className="confirmed-card">
        <h3 tabIndex={-1}>{t('yourDetails')}</h3>
        <ConfirmedFields />
        <Button
          kind="link"
          reason={tasks.busy.value ? t('sending') : undefined}
          onClick={() => choices.set({ detailsConfirmed: false })}
        >
          {t('editDetails')}
        </Button>
      </div>
      {asksConsent && (
        <div className="confirmed-consents">
          <Consents />
        </div>
      )}
      <Place name="verification" />
      <DetailsAction>
        <SendingButton onPress={complete}>{texts.journey('complete')}</SendingButton>
      </DetailsAction>
    </div>
  )
}

/** The confirmed details in lines. A field that the back end has refused has its message under its line. */
function ConfirmedFields() {
  const { firstName, lastName, ...others } = useKernel().facts.customer
  const lines = [
    [`${firstName} ${lastName}`, 'firstName', 'lastName'],
    ...(['email', 'telephoneNumber', 'specialRequests'] as const).map((field) => [others[field], field]),
  ] as const
  return lines.map(
    ([line, ...fields]) =>
      line.trim() !== '' && (
        <Fragment key={fields[0]}>
          <p>
            <bdi>{line}</bdi>
          </p>
          {fields.map((field) => (
            <FieldNote key={field} field={field} />
          ))}
        </Fragment>
      ),
  )
}

function FieldNote({ field }: { readonly field: string }) {
  const { error } = useField(field)
  return error !== undefined && <Note error={error} />
}
