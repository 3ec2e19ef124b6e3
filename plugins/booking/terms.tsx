import type { Messages } from 'tavola'
import { Place, usePlugin } from 'tavola/controls'
import type { BookingContext } from '.'

export const texts = {
  termsBook:
    'You can book a table for {fewest} to {most} people. Your table is confirmed once you see your booking reference.',
  termsGroup: {
    one: 'For {least} people or more, please send an enquiry. Nothing is booked yet: the restaurant will reply within {hours} hour.',
    other:
      'For {least} people or more, please send an enquiry. Nothing is booked yet: the restaurant will reply within {hours} hours.',
  },
  termsGroupOpen:
    'For {least} people or more, please send an enquiry. Nothing is booked yet: the restaurant will reply to you.',
  termsAge: "If the restaurant asks for your age, you confirm that you're over {age}.",
} as const satisfies Messages

/** The terms popup's section "Bookings", with the clauses of other plugins. */
export default function BookingTerms() {
  const { groupJourney, shared, t } = usePlugin<BookingContext<typeof texts>>()
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
