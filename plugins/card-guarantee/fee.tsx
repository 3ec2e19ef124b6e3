import { dayAt, hoursBefore, money, shortDate, localDigits, timeAt, usePlugin } from 'tavola'
import type { GuaranteeContext } from './model'
import { cardGuarantee } from './numbers'

/** Section 9, "Card guarantee": the amount of the no-show fee, and until when cancelling is free. */
export function Fee() {
  const { facts, brand, t } = usePlugin<GuaranteeContext>()
  const { fee, currency, hours } = cardGuarantee
  const count = facts.guests
  const pounds = (amount: number) => money(amount, currency, brand.locale)
  return (
    <div part="panel" className="guarantee-fee">
      <p>{t('intro')}</p>
      <p className="guarantee-sum">
        <span>{t('fee')}</span> {t('sum', { each: pounds(fee), count, total: pounds(fee * count) })}
      </p>
      <p>{t('when', { hours })}</p>
      <Until />
    </div>
  )
}

/** In the restaurant's time zone, as the booking itself. */
function Until() {
  const { facts, brand, t, now } = usePlugin<GuaranteeContext>()
  const { date, time } = facts
  if (date === null || time === null) return null
  const { hours } = cardGuarantee
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
