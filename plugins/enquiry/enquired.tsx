import { useEffect } from 'react'
import type { Messages } from 'tavola'
import { groupGuests } from 'tavola/journeys'
import { timeName } from 'tavola/time'
import {
  Button,
  FactList,
  FactSheet,
  Place,
  StepHeading,
  useGuestsInWords,
  usePlugin,
  useStyles,
} from 'tavola/controls'
import type { EnquiryContext } from '.'
import css from './enquired.css'

export const texts = {
  confirmedTitle: 'YOUR ENQUIRY DETAILS',
  thanks: 'Thank you for your enquiry.',
  promise: {
    one: 'Our restaurant team will get back to you within {hours} hour.',
    other: 'Our restaurant team will get back to you within {hours} hours.',
  },
  warning: 'Nothing is booked yet. The restaurant has to confirm it first.',
  reference: 'Reference',
  restaurant: 'Restaurant',
  date: 'Date',
  time: 'Time',
  guests: 'Guests',
  group: '{smallestGroup} or more',
  asked: 'Your question',
  again: 'Send another enquiry',
  close: 'Done',
} as const satisfies Messages

type EnquiredContext = EnquiryContext<typeof texts>

/** Step 7: what was sent, the optional reference, the restaurant's warning, and the button to finish. */
export default function Enquired() {
  useStyles(css)
  const ctx = usePlugin<EnquiredContext>()
  const { facts, state, brand, formats, options, inline, complete, journeyText, announce, t } = ctx
  const { venue, date, time, bookingConfiguration } = facts
  const reference = facts.references.enquiry?.reveal()
  const { replyHours: hours } = options
  const party = useParty()
  const hides = (key: string) => bookingConfiguration[`enquiry-confirmation-hide-${key}`] === 'true'
  const sent = [
    { name: t('restaurant'), value: venue?.name, lang: brand.backEndLanguage },
    { name: t('date'), value: date && formats.longDate(date) },
    { name: t('time'), value: time && timeName(ctx, time) },
    { name: t('guests'), value: party },
  ]
  // Whoever has asked a question expects no table.
  const own = bookingConfiguration['enquiry-confirmation-warning']?.trim()
  // Announced, as screen readers read only the heading, which has the focus.
  const said = reference ? `${t('reference')}: ${reference}` : ''
  useEffect(() => announce(said), [announce, said])
  const warning = own || (!state.hasAsked.value && t('warning'))
  return (
    <div className="enquired">
      <StepHeading>{t('thanks')}</StepHeading>
      {hours > 0 && <p>{t('promise', { hours })}</p>}
      <Place
        name="reference"
        fallback={
          <FactSheet title={hides('title') ? undefined : journeyText('confirmedTitle')}>
            {reference ? <FactList facts={[{ name: t('reference'), value: reference }]} /> : null}
            <FactList facts={sent.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []))} />
          </FactSheet>
        }
      />
      <Asked />
      {!hides('pleasenote-warning') && warning && (
        <p className="enquired-warning" lang={own ? brand.backEndLanguage : undefined} dir="auto">
          {warning}
        </p>
      )}
      <Place name="confirmation" />
      <Button onClick={complete}>{t(inline ? 'again' : 'close')}</Button>
    </div>
  )
}

/** How many there will be; empty where nobody has said it. */
function useParty(): string {
  const people = useGuestsInWords()
  const { facts, t } = usePlugin<EnquiredContext>()
  const { guests, groupSize } = facts
  if (guests === groupGuests && groupSize === null) return t('group')
  return guests === 0 ? '' : people
}

/** The question of a general enquiry, which the part in the reference's place does not know. */
function Asked() {
  const { state, t } = usePlugin<EnquiredContext>()
  const question = state.question.value.trim()
  return (
    question !== '' && (
      <div className="enquired-asked">
        <FactSheet>
          <FactList facts={[{ name: t('asked'), value: question, long: true }]} />
        </FactSheet>
      </div>
    )
  )
}
