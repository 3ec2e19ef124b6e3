import { useEffect } from 'react'
import type { Messages } from 'tavola'
import { Button, Place, StepHeading, useOnScreen, usePlugin, useStyles } from 'tavola/controls'
import type { BookingContext } from '.'
import css from './booked.css'

export const texts = {
  confirmed: 'Booking Confirmed',
  reference: 'Your booking reference',
  thanks: 'Thank you, {name}. We look forward to seeing you.',
  keep: 'Keep this reference. The restaurant will ask for it.',
  guaranteed: "We've checked your card to guarantee this booking. You haven't been charged.",
  again: 'Make another booking',
  close: 'Done',
} as const satisfies Messages

/** Step 5: the reference, the note on a card guarantee, and the button to finish. */
export default function Booked() {
  useStyles(css)
  useOnScreen('confirmed')
  const { facts, complete, inline, announce, t } = usePlugin<BookingContext<typeof texts>>()
  // Announced, as screen readers read only the heading, which has the focus.
  // Empty after a reload, as is the name: neither is stored.
  const reference = facts.references.booking?.reveal()
  const said = reference ? `${t('reference')}: ${reference}` : ''
  useEffect(() => announce(said), [announce, said])
  const name = facts.customer.firstName.trim()
  return (
    <div className="result">
      <StepHeading>{t('confirmed')}</StepHeading>
      {name !== '' && <p className="result-thanks">{t('thanks', { name })}</p>}
      <Place
        name="reference"
        fallback={
          reference ? (
            <dl part="panel" className="reference">
              <dt>{t('reference')}</dt>
              <dd>
                <bdi>{reference}</bdi>
              </dd>
            </dl>
          ) : null
        }
      />
      {reference && <p>{t('keep')}</p>}
      {facts.results.booking?.cardChecked && <p className="result-note">{t('guaranteed')}</p>}
      <Place name="confirmation" />
      <Button onClick={complete}>{t(inline ? 'again' : 'close')}</Button>
    </div>
  )
}
