import type { ComponentProps, FormEvent, KeyboardEvent, ReactNode } from 'react'
import { specialRequestsLimit } from '../../constants'
import { useKernel } from '../context'
import { useTexts } from '../texts'
import { messages } from './messages'
import { Place } from '../place'
import { Consent, OptIn } from './consent'
import { FieldErrorsProvider, useField, useFormProblems } from './field-errors'
import type { DetailsField } from './rules'
import { TextField } from './text-field'

interface Props {
  /** The maximum length of the special requests; section 5's 200 by default. */
  readonly limit?: number
  /** A journey's own fields, above the others. */
  readonly children?: ReactNode
}

/** Section 2, step 4: the fields, up to "Happy with your choices?". A field's error appears on blur. */
export function DetailsFields(props: Props) {
  return (
    <FieldErrorsProvider moment="details">
      <Form {...props} />
    </FieldErrorsProvider>
  )
}

function Form({ limit = specialRequestsLimit, children }: Props) {
  const { facts, brand, set } = useKernel()
  const t = useTexts('details', messages)
  const { problems, hidden, showAll } = useFormProblems()
  const { customer } = facts
  const complete = problems.size === 0

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (complete) set({ detailsConfirmed: true })
  }

  /** The browser does not submit a form by Enter while its button is disabled: show the errors instead. */
  function onKeyDown({ key, target, defaultPrevented }: KeyboardEvent) {
    const asks = key === 'Enter' && !defaultPrevented && target instanceof HTMLInputElement && !complete
    if (asks) showAll()
  }

  return (
    <form className="details" noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {children}
      <div className="field-row">
        <RequiredField field="firstName" autoComplete="given-name" />
        <RequiredField field="lastName" autoComplete="family-name" />
      </div>
      <div className="field-row">
        <RequiredField field="email" type="email" autoComplete="email" inputMode="email" dir="ltr" />
        <RequiredField
          field="telephoneNumber"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          dir="ltr"
          hint={t(brand.country === 'GB' ? 'telephoneHintUk' : 'telephoneHint')}
        />
      </div>
      <TextField
        label={t('specialRequests')}
        value={customer.specialRequests}
        onChange={(specialRequests) => set({ customer: { ...facts.customer, specialRequests } })}
        multiline={{ limit }}
        hint={t('left', { count: limit - customer.specialRequests.length })}
      />
      <Place name="details" />
      <Consent />
      <OptIn />
      <div className="continue-panel">
        <p className="continue-question">{t('happy')}</p>
        {/* The problems that no field shows, if only these disable the button. */}
        <p part="note" className="note note-error continue-problem" role="status">
          {hidden.length === problems.size && hidden.join(' ')}
        </p>
        <button type="submit" part="button" className="button" disabled={!complete}>
          {t('continue')}
        </button>
      </div>
    </form>
  )
}

interface RequiredProps extends Partial<ComponentProps<typeof TextField>> {
  readonly field: Exclude<DetailsField, 'consent'>
}

function RequiredField({ field, ...input }: RequiredProps) {
  const { facts, set } = useKernel()
  const t = useTexts('details', messages)
  return (
    <TextField
      {...input}
      {...useField(field)}
      label={t(field)}
      value={facts.customer[field]}
      onChange={(value) => set({ customer: { ...facts.customer, [field]: value } })}
      required
    />
  )
}
