import { useEffect, useRef } from 'react'
import { Place, StepHeading, useAncestorMark, usePlugin, useStyles, useTexts } from 'tavola/controls'
import css from './booked.css'
import { bookedMessages } from './booked-messages'
import type { BookingContext } from './model'

/** Step 5: the reference, the note on a card guarantee, and the button to finish. */
export default function Booked() {
  useStyles(css)
  const { facts, state, complete, inline, announce } = usePlugin<BookingContext>()
  const t = useTexts('booking', bookedMessages)
  const result = useRef<HTMLDivElement>(null)
  useAncestorMark(result, '.widget', 'data-confirmed')
  // Who hears the heading hears what to keep, too.
  // Empty after a reload, as is the name: neither is stored.
  const reference = facts.references.booking?.reveal()
  const said = reference ? `${t('reference')}: ${reference}` : ''
  useEffect(() => announce(said), [announce, said])
  const name = facts.customer.firstName.trim()
  return (
    <div ref={result} className="result">
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
      {state.ccgPerformed.value && <p className="result-note">{t('guaranteed')}</p>}
      <Place name="confirmation" />
      <button type="button" part="button" className="button" onClick={complete}>
        {t(inline ? 'again' : 'close')}
      </button>
    </div>
  )
}
