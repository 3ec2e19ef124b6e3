import type { ComponentProps, FormEvent, KeyboardEvent, ReactNode } from 'react'
import { specialRequestsLimit } from '../../constants'
import type { Brand } from '../../kernel/contract/brand'
import type { Translate } from '../../messages/message'
import { useKernel } from '../context'
import { useTexts } from '../texts'
import { messages } from './messages'
import { Place } from '../place'
import { Consents } from './consent'
import { useCustomer } from './customer'
import { useField, useFormProblems } from './field-errors'
import type { DetailsField } from './rules'
import { telephoneFault } from './telephone-fault'
import { TextField } from './text-field'

interface Props {
  /** The maximum length of the special requests; section 5's 200 by default. */
  readonly limit?: number
  /** A journey's own fields, above the others. */
  readonly children?: ReactNode
}

/** Section 2, step 4: the fields, up to "Happy with your choices?". A field's error appears on blur. */
export function DetailsFields({ limit = specialRequestsLimit, children }: Props) {
  const { brand, set, dismiss } = useKernel()
  const t = useTexts('details', messages)
  const form = useFormProblems()
  const telephones = telephonesOf(brand, t)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (form.problems.size > 0) return
    // What an error has asked for is done.
    dismiss()
    set({ detailsConfirmed: true })
  }

  /** The browser does not submit a form by Enter while its button is disabled: show the errors instead. */
  function onKeyDown({ key, target, defaultPrevented }: KeyboardEvent) {
    const asks = key === 'Enter' && !defaultPrevented && target instanceof HTMLInputElement
    if (asks && form.problems.size > 0) form.showAll()
  }

  return (
    <form className="details" noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {children}
      <div className="field-row names">
        <RequiredField field="firstName" autoComplete="given-name" />
        <RequiredField field="lastName" autoComplete="family-name" />
      </div>
      <div className="field-row">
        <RequiredField
          field="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          empty="enterEmail"
          expected={() => t('emailExpected')}
        />
        <RequiredField
          field="telephoneNumber"
          type="tel"
          autoComplete="tel"
          dir="ltr"
          empty="enterTelephoneNumber"
          expected={(text) => t(telephoneFault(text, brand.country), { hint: telephones })}
          hint={telephones}
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
      multiline={{ limit }}
      hint={t('left', { count: limit - text.length })}
    />
  )
}

function ContinuePanel() {
  const { problems, hidden } = useFormProblems()
  const t = useTexts('details', messages)
  return (
    <div className="continue-panel">
      <p className="continue-question">{t('happy')}</p>
      <button type="submit" part="button" className="button" disabled={problems.size > 0}>
        {t('continue')}
      </button>
      {/* The problems that no field shows, if only these disable the button. Below it: their line moves nothing. */}
      <p part="note" className="note note-error continue-problem" role="status">
        {hidden.length === problems.size && hidden.join(' ')}
      </p>
    </div>
  )
}

/** Which telephone numbers the brand takes. */
function telephonesOf({ country, countryNames }: Brand, t: Translate<keyof typeof messages>): string {
  if (countryNames) return t('telephoneHintList', { countries: countryNames })
  return t(country === 'GB' ? 'telephoneHintUk' : 'telephoneHint')
}

interface RequiredProps extends Partial<ComponentProps<typeof TextField>> {
  readonly field: Exclude<DetailsField, 'consent'>
  /** Section 5's message, which is said of an empty field, and what is said of a wrong value (decisions, "Steps 4 and 6"). */
  readonly empty?: 'enterEmail' | 'enterTelephoneNumber'
  readonly expected?: (text: string) => string
}

function RequiredField({ field, empty, expected, hint, ...input }: RequiredProps) {
  const kernel = useKernel()
  const [text, change] = useCustomer(field)
  const t = useTexts('details', messages)
  const { error, onBlur } = useField(field)
  // Another plugin's rule for the field says itself what it expects.
  const isWrong = empty && text.trim() !== '' && error === kernel.t(empty)
  return (
    <TextField
      {...input}
      label={t(field)}
      value={text}
      onChange={change}
      onBlur={onBlur}
      error={isWrong ? expected?.(text) : error}
      hint={isWrong ? undefined : hint}
      required
    />
  )
}
