import { currencyOf, dayAt, hoursBefore, localDigits, money, shortDate, timeAt } from 'tavola'
import { usePlugin } from 'tavola/controls'
import type { GuaranteeContext } from './model'
import { noShow } from './numbers'

/** Section 9, "Card guarantee": the amount of the no-show fee, and until when cancelling is free. */
export function Fee() {
  const ctx = usePlugin<GuaranteeContext>()
  const { facts, brand, options, t } = ctx
  const { fee } = options
  const { cancelHours: hours } = options
  const count = facts.guests
  const currency = currencyOf(ctx, noShow.currency)
  const amount = (of: number) => money(of, currency, brand.locale)
  return (
    <div part="panel" className="guarantee-fee">
      <p>{t('intro')}</p>
      {fee > 0 && (
        <>
          <p className="guarantee-sum">
            <span>{t('fee')}</span> {t('sum', { each: amount(fee), count, total: amount(fee * count) })}
          </p>
          <p>{hours > 0 ? t('when', { hours }) : t('whenAway')}</p>
          {hours > 0 && <Until hours={hours} />}
        </>
      )}
    </div>
  )
}

/** In the restaurant's time zone, as the booking itself. */
function Until({ hours }: { readonly hours: number }) {
  const { facts, brand, t, now } = usePlugin<GuaranteeContext>()
  const { date, time } = facts
  if (date === null || time === null) return null
  const until = hoursBefore({ date, time }, hours, brand.timeZone)
  const free =
    `${until.date} ${until.time}` > `${dayAt(now(), brand.timeZone)} ${timeAt(now(), brand.timeZone)}`
  return (
    <p className="guarantee-until">
      {free
        ? t('until', {
            date: shortDate(until.date, brand.locale),
            time: localDigits(until.time, brand.locale),
          })
        : t('late', { hours })}
    </p>
  )
}
