import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { specialRequestsLimit } from '../../constants'
import { useKernel } from '../context'
import { useTexts } from '../texts'
import { messages } from '../../messages/details'
import { Place } from '../place'
import { Consents } from './consent'
import { useCustomer } from './customer'
import { useField, useFormProblems } from './field-errors'
import type { DetailsField } from '../../customer/validators'
import { SendingButton } from './sending-button'
import { TextField } from './text-field'
import { takenNumbers } from './words'

interface Props {
  /** The maximum length of the special requests; section 5's 200 by default. */
  readonly limit?: number
  /** A journey's own fields, above the others. */
  readonly children?: ReactNode
}

/** Section 2, step 4: the fields, up to "Happy with your choices?". A field's error appears on blur. */
export function DetailsFields({ limit = specialRequestsLimit, children }: Props) {
  const { brand, choices, banner } = useKernel()
  const t = useTexts('details', messages)
  const form = useFormProblems()

  /** By the button, or by Enter in a field. */
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (form.problems.size > 0) return form.showAll()
    // What an error has asked for is done.
    banner.dismiss()
    choices.set({ detailsConfirmed: true })
  }

  return (
    <form className="details" noValidate onSubmit={onSubmit}>
      {children}
      <div className="field-row names">
        <RequiredField field="firstName" autoComplete="given-name" />
        <RequiredField field="lastName" autoComplete="family-name" />
      </div>
      <div className="field-row">
        <RequiredField field="email" type="email" autoComplete="email" dir="ltr" />
        <RequiredField
          field="telephoneNumber"
          type="tel"
          autoComplete="tel"
          dir="ltr"
          hint={takenNumbers(brand, t)}
        />
      </div>
      <SpecialRequests limit={limit} />
      <Place name="details" />
      <Consents />
      <Place name="continue" fallback={<ContinuePanel />} />
    </form>
  )
}

function SpecialRequests({ limit }: { readonly limit: number }) {
  const [text, change] = useCustomer('specialRequests')
  const t = useTexts('details', messages)
  return (
    <TextField
      label={t('specialRequests')}
      value={text}
      onChange={change}
      optional
      multiline={{ limit }}
      hint={t('left', { count: limit - text.length })}
    />
  )
}

function ContinuePanel() {
  const t = useTexts('details', messages)
  return (
    <div className="continue-panel">
      <p className="continue-question">{t('happy')}</p>
      <SendingButton type="submit" className="button">
        {t('continue')}
      </SendingButton>
    </div>
  )
}

interface RequiredProps extends Partial<ComponentProps<typeof TextField>> {
  readonly field: Exclude<DetailsField, 'consent'>
}

function RequiredField({ field, ...input }: RequiredProps) {
  const [text, change] = useCustomer(field)
  const t = useTexts('details', messages)
  return (
    <TextField {...input} {...useField(field)} label={t(field)} value={text} onChange={change} required />
  )
}
