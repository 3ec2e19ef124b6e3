import { Place, usePlugin, useTexts } from 'tavola/controls'
import { termsMessages } from './terms-messages'
import type { BookingContext } from './model'

/** The terms popup's section "Bookings", with the clauses of other plugins. */
export default function BookingTerms() {
  const { groupJourney, shared } = usePlugin<BookingContext>()
  const t = useTexts('booking', termsMessages)
  const { largestParty, smallestGroup: least, replyHours: hours, minimumAge: age } = shared
  return (
    <>
      <p>{t('termsBook', { fewest: 1, most: largestParty })}</p>
      {groupJourney && (
        <p>{hours > 0 ? t('termsGroup', { least, hours, count: hours }) : t('termsGroupOpen', { least })}</p>
      )}
      <p>{t('termsAge', { age })}</p>
      <Place name="booking.terms" />
    </>
  )
}
