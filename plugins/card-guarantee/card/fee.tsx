import type { Json } from 'tavola'
import { feeInWords, guaranteeTerms, type FreeUntil } from 'tavola/journeys'
import { isoAt } from 'tavola/time'
import { useInserts, usePlugin, useStyles } from 'tavola/controls'
import type { CardContext } from '.'
import css from './card.css'

/** The amount of the no-show fee, and until when cancelling is free (card.cancel-hours). */
export function Fee() {
  const ctx = usePlugin<CardContext>()
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
  const { formats, t } = usePlugin<CardContext>()
  const values = { date: formats.shortDate(until.date), time: formats.time(until.time) }
  return (
    <p className="guarantee-until">
      {until.hasPassed ? t('late', { hours }) : t(until.isOtherClock ? 'untilThere' : 'until', values)}
    </p>
  )
}

/** The same on step 5, where no ticket in the reference's place has them. */
export function ConfirmedTerms() {
  useStyles(css)
  const hasTicket = useInserts('reference').length > 0
  return hasTicket ? null : (
    <div part="panel" className="guarantee-fee guarantee-agreed">
      <Fee />
    </div>
  )
}

/** The terms that step 8 has shown, for the restaurant's own system: the booking's field `cardGuarantee`. */
export function agreedTerms(ctx: CardContext): Json {
  const { fee, freeUntil } = guaranteeTerms(ctx)
  return {
    noShowFee: fee?.total ?? 0,
    currency: fee?.currency ?? null,
    freeCancellationUntil: freeUntil && isoAt(freeUntil.moment, ctx.brand.timeZone),
  }
}
