import { feeInWords, guaranteeTerms, type FreeUntil } from 'tavola'
import { useInserts, usePlugin, useStyles, useTexts } from 'tavola/controls'
import css from './guarantee.css'
import { stepMessages } from './messages'
import type { GuaranteeContext } from './model'

/** The amount of the no-show fee, and until when cancelling is free (card.cancel-hours). */
export function Terms() {
  const ctx = usePlugin<GuaranteeContext>()
  const { t } = ctx
  const { fee, cancelHours: hours, freeUntil } = guaranteeTerms(ctx)
  return (
    <>
      {fee && (
        <>
          <p className="guarantee-sum">
            <span>{t('fee')}</span> {t('sum', feeInWords(ctx, fee))}
          </p>
          <p>{hours ? t('when', { hours }) : t('whenAway')}</p>
        </>
      )}
      {hours && freeUntil ? <Until hours={hours} until={freeUntil} /> : null}
    </>
  )
}

/** By the restaurant's clock, as the booking itself. */
function Until({ hours, until }: { readonly hours: number; readonly until: FreeUntil }) {
  const { formats, t } = usePlugin<GuaranteeContext>()
  const values = { date: formats.shortDate(until.date), time: formats.time(until.time) }
  return (
    <p className="guarantee-until">
      {until.hasPassed ? t('late', { hours }) : t(until.isOtherClock ? 'untilThere' : 'until', values)}
    </p>
  )
}

/** The same on step 5, where no ticket in the reference's place has them. */
export default function ConfirmedTerms() {
  useStyles(css)
  useTexts('card-guarantee', stepMessages)
  const hasTicket = useInserts('reference').length > 0
  return hasTicket ? null : (
    <div part="panel" className="guarantee-fee">
      <Terms />
    </div>
  )
}
