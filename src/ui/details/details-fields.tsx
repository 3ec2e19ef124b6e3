import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { specialRequestsLimit } from '../../constants'
import type { Customer } from '../../kernel/facts'
import { useKernel } from '../context'
import { useTexts } from '../texts'
import { messages } from './messages'
import { Place } from '../place'
import { Consent, OptIn } from './consent'
import type { DetailsField } from './rules'
import { TextField } from './text-field'

interface Props {
  /** How many characters the special requests take; section 5's 200 by default. */
  readonly limit?: number
}

/** Section 2, step 4: the fields, up to "Happy with your choices?". A field's error shows when it is left. */
export function DetailsFields({ limit = specialRequestsLimit }: Props) {
  const { facts, brand, problems, set } = useKernel()
  const t = useTexts('details', messages)
  const [left, setLeft] = useState<ReadonlySet<DetailsField>>(new Set())
  const { customer } = facts
  const complete = problems.value.size === 0

  const leave = (field: DetailsField) => setLeft((before) => new Set(before).add(field))
  const error = (field: DetailsField) => (left.has(field) ? problems.value.get(field) : undefined)
  const bind = (field: Exclude<keyof Customer, 'optIn' | 'consent'>) => ({
    label: t(field),
    value: customer[field],
    onChange: (value: string) => set({ customer: { ...facts.customer, [field]: value } }),
  })
  const bindRequired = (field: Exclude<DetailsField, 'consent'>) => ({
    ...bind(field),
    required: true,
    error: error(field),
    onBlur: () => leave(field),
  })

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (complete) set({ detailsConfirmed: true })
  }

  /** The button is disabled, so the browser would do nothing: say what is missing instead. */
  function onKeyDown({ key, target }: KeyboardEvent) {
    const asks = key === 'Enter' && target instanceof HTMLInputElement && !complete
    if (asks) setLeft(new Set([...problems.value.keys()] as DetailsField[]))
  }

  return (
    <form className="details" noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <div className="field-row">
        <TextField {...bindRequired('firstName')} autoComplete="given-name" />
        <TextField {...bindRequired('lastName')} autoComplete="family-name" />
      </div>
      <div className="field-row">
        <TextField {...bindRequired('email')} type="email" autoComplete="email" inputMode="email" />
        <TextField
          {...bindRequired('telephoneNumber')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint={t(brand.country === 'GB' ? 'telephoneHintUk' : 'telephoneHint')}
        />
      </div>
      <TextField
        {...bind('specialRequests')}
        multiline={{ limit }}
        hint={t('left', { count: limit - customer.specialRequests.length })}
      />
      <Place name="details" />
      <Consent error={error('consent')} onBlur={() => leave('consent')} />
      <OptIn />
      <div className="continue-panel">
        <p className="continue-question">{t('happy')}</p>
        <button type="submit" className="button" disabled={!complete}>
          {t('continue')}
        </button>
      </div>
    </form>
  )
}
