import {
  type ClipboardEvent,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useId,
  useMemo,
} from 'react'
import { specialRequestsLimit } from '../../constants'
import { useKernel } from '../context'
import { RichText, WebLink } from '../texts'
import { useTexts } from '../use-texts'
import { messages } from '../../messages/details'
import { Place } from '../parts/place'
import { useField, useFormProblems } from '../form/field-errors'
import type { DetailsField } from '../../customer/validators'
import { Note } from '../form/note'
import { SendingButton } from '../form/sending-button'
import { SpecialRequestsLimit } from './special-requests-limit'
import { TextField } from '../form/text-field'
import { DetailsAction } from './details-action'
import { pastedNames } from './full-name'
import { acceptedNumbers } from './words'
import { computed } from '@preact/signals-core'
import type { Customer } from '../../contract/facts'

interface Props {
  /** The maximum length of the special requests: 200 by default (requests.limit). */
  readonly limit?: number
  /** Additional fields of a journey, above the others. */
  readonly children?: ReactNode
}

/** The fields, up to "Happy with your choices?". Errors appear on blur. */
export function DetailsFields({ limit = specialRequestsLimit, children }: Props) {
  const { brand, choices, banner } = useKernel()
  const t = useTexts('details', messages)
  const form = useFormProblems()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (form.problems.size > 0) return form.showAll()
    // The errors in the banner are fixed.
    banner.dismiss()
    choices.set({ detailsConfirmed: true })
  }

  return (
    <form className="details" noValidate onSubmit={onSubmit}>
      {children}
      <div className="field-row names">
        <FirstName />
        <RequiredField field="lastName" autoComplete="family-name" />
      </div>
      <div className="field-row">
        <RequiredField field="email" type="email" autoComplete="email" dir="ltr" />
        <RequiredField
          field="telephoneNumber"
          type="tel"
          autoComplete="tel"
          dir="ltr"
          hint={acceptedNumbers(brand, t)}
        />
      </div>
      <SpecialRequestsLimit.Provider value={limit}>
        <Place name="details" />
        {/* Before what is optional: a phone shows all that must be filled in at once. */}
        <Consents />
        <SpecialRequests limit={limit} />
        <Place name="after-requests" />
      </SpecialRequestsLimit.Provider>
      <Place name="continue" fallback={<ContinuePanel />} />
    </form>
  )
}

/** A full name that is pasted here fills both names, unless there is a last name already. */
function FirstName() {
  const { facts, choices, announcer } = useKernel()
  const t = useTexts('details', messages)

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const names = facts.customer.lastName.trim() === '' && pastedNames(event)
    if (!names) return
    event.preventDefault()
    choices.set({ customer: { ...facts.customer, ...names } })
    // The last name is filled in where the focus is not.
    announcer.announce(`${t('lastName')}: ${names.lastName}`)
  }

  return <RequiredField field="firstName" autoComplete="given-name" onPaste={onPaste} />
}

function SpecialRequests({ limit }: { readonly limit: number }) {
  const [text, change] = useCustomer('specialRequests')
  const t = useTexts('details', messages)
  return (
    <TextField
      {...useField('specialRequests')}
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
    <>
      <p className="continue-question">{t('happy')}</p>
      <DetailsAction>
        <SendingButton type="submit">{t('continue')}</SendingButton>
      </DetailsAction>
    </>
  )
}

interface RequiredProps extends Partial<ComponentProps<typeof TextField>> {
  readonly field: Exclude<DetailsField, 'consent'>
}

function RequiredField({ field, ...input }: RequiredProps) {
  const [text, change] = useCustomer(field)
  const t = useTexts('details', messages)
  return (
    <TextField
      {...input}
      {...useField(field)}
      name={field}
      label={t(field)}
      value={text}
      onChange={change}
      required
    />
  )
}

/** The checkboxes for terms and offers. */
export function Consents() {
  return (
    <>
      <Consent />
      <OptIn />
    </>
  )
}

/** One checkbox for the terms and, if the venue requires it, the age (consent.one-box). */
function Consent() {
  const { facts, brand, shared } = useKernel()
  const [consent, change] = useCustomer('consent')
  const { error, onBlur } = useField('consent')
  const t = useTexts('details', messages)
  const note = useId()
  const asksAge = facts.bookingConfiguration['step4-requireMinAge'] === 'true'
  const text = asksAge ? t('consentAge', { age: shared.minimumAge }) : t('consent')
  const { links } = brand
  return (
    <div className="check-field">
      <label part="check" className="check">
        <input
          type="checkbox"
          aria-required
          checked={consent}
          onChange={(event) => change(event.target.checked)}
          onBlur={onBlur}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : note}
        />
        <span>
          <RichText
            text={text}
            parts={{
              terms: (
                <Place name="consent-link" fallback={<WebLink href={links.terms}>{t('terms')}</WebLink>} />
              ),
              privacy: <WebLink href={links.privacy}>{t('privacy')}</WebLink>,
            }}
          />
        </span>
      </label>
      <Note id={note} error={error} />
    </div>
  )
}

/** Shown if the venue's configuration enables it with `step4-showOptInCheckbox` (consent.marketing). */
function OptIn() {
  const { facts } = useKernel()
  const [optIn, change] = useCustomer('optIn')
  const t = useTexts('details', messages)
  if (facts.bookingConfiguration['step4-showOptInCheckbox'] !== 'true') return null
  return (
    <label part="check" className="check">
      <input type="checkbox" checked={optIn} onChange={(event) => change(event.target.checked)} />
      <span>
        {t('optIn')} <span className="optional">{t('optional')}</span>
      </span>
    </label>
  )
}

/** One of the details and its setter. Typing in another field does not render this one. */
function useCustomer<Name extends keyof Customer>(
  name: Name,
): readonly [Customer[Name], (value: Customer[Name]) => void] {
  const { facts, choices } = useKernel()
  const value = useMemo(() => computed(() => facts.customer[name]), [facts, name])
  return [value.value, (next) => choices.set({ customer: { ...facts.customer, [name]: next } })]
}
