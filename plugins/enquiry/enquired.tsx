import {
  FactList,
  FactSheet,
  groupGuests,
  longDate,
  Place,
  replyPromise,
  localDigits,
  StepHeading,
  useGuestsInWords,
  usePlugin,
  useStyles,
  useTexts,
} from 'tavola'
import css from './enquired.css'
import { enquiredMessages } from './enquired-messages'
import type { EnquiryContext } from './model'

/** Step 7: what was sent, the optional reference, the restaurant's warning, and the button to finish. */
export default function Enquired() {
  useStyles(css)
  const people = useGuestsInWords()
  const { facts, brand, inline, complete, journeyText } = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', enquiredMessages)
  const { venue, date, time, guests, references, bookingConfiguration } = facts
  const hides = (key: string) => bookingConfiguration[`enquiry-confirmation-hide-${key}`] === 'true'
  const party = guests === groupGuests ? t('group') : guests > 0 && people
  const sent = [
    { name: t('restaurant'), value: venue?.name },
    { name: t('date'), value: date && longDate(date, brand.locale) },
    { name: t('time'), value: time && localDigits(time, brand.locale) },
    { name: t('guests'), value: party },
  ]
  return (
    <div className="enquired">
      <StepHeading>{t('thanks')}</StepHeading>
      <p>{t('promise', { hours: replyPromise })}</p>
      <Place
        name="reference"
        fallback={
          <FactSheet title={hides('title') ? undefined : journeyText('confirmedTitle')}>
            {references.enquiry ? (
              <FactList facts={[{ name: t('reference'), value: references.enquiry }]} />
            ) : null}
            <FactList facts={sent.flatMap(({ name, value }) => (value ? [{ name, value }] : []))} />
          </FactSheet>
        }
      />
      {!hides('pleasenote-warning') && (
        <p className="enquired-warning" dir="auto">
          {bookingConfiguration['enquiry-confirmation-warning']?.trim() || t('warning')}
        </p>
      )}
      <Place name="confirmation" />
      <button type="button" part="button" className="button" onClick={complete}>
        {t(inline ? 'again' : 'close')}
      </button>
    </div>
  )
}
