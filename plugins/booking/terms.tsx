import { maximumGuests, minimumAge, Place, replyPromise, usePlugin, useTexts } from 'tavola'
import { termsMessages } from './terms-messages'
import type { BookingContext } from './model'

/** The terms popup's section "Bookings", with the clauses of other plugins. */
export default function BookingTerms() {
  const { groupJourney } = usePlugin<BookingContext>()
  const t = useTexts('booking', termsMessages)
  return (
    <>
      <p>{t('termsBook', { most: maximumGuests })}</p>
      {groupJourney && <p>{t('termsGroup', { least: maximumGuests + 1, hours: replyPromise })}</p>}
      <p>{t('termsAge', { age: minimumAge })}</p>
      <Place name="booking.terms" />
    </>
  )
}
