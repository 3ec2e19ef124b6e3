import { useId } from 'react'
import { useKernel } from '../context'
import { useTexts } from '../texts'
import { useCustomer } from './customer'
import { messages } from '../../messages/details'
import { Place } from '../place'
import { RichText } from '../texts'
import { useField } from './field-errors'
import { WebLink } from '../links'

/** The boxes to tick before anything is sent. */
export function Consents() {
  return (
    <>
      <Consent />
      <OptIn />
    </>
  )
}

/** One checkbox for the terms and, where the venue requires it, the age (decisions, "Steps 4 and 6"). */
function Consent() {
  const { facts, brand, shared } = useKernel()
  const [consent, change] = useCustomer('consent')
  const { error, onBlur } = useField('consent')
  const t = useTexts('details', messages)
  const note = useId()
  const asksAge = facts.bookingConfiguration['step4-requireMinAge'] === 'true'
  const text = asksAge ? t('consentAge', { age: shared.value.minimumAge }) : t('consent')
  const { links } = brand
  return (
    <div className="check-field">
      <label part="check" className="check">
        <input
          type="checkbox"
          required
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
      <p id={note} part="note" className="note note-error">
        {error}
      </p>
    </div>
  )
}

/** Shown if the venue's configuration enables it: section 3, `step4-showOptInCheckbox`. */
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
