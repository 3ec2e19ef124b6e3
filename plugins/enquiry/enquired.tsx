import { useEffect } from 'react'
import { groupGuests, timeName } from 'tavola'
import {
  FactList,
  FactSheet,
  Place,
  StepHeading,
  useGuestsInWords,
  usePlugin,
  useStyles,
  useTexts,
} from 'tavola/controls'
import css from './enquired.css'
import { enquiredMessages } from './enquired-messages'
import type { EnquiryContext } from './model'

/** Step 7: what was sent, the optional reference, the restaurant's warning, and the button to finish. */
export default function Enquired() {
  useStyles(css)
  const ctx = usePlugin<EnquiryContext>()
  const { facts, state, brand, formats, options, inline, complete, journeyText, announce } = ctx
  const t = useTexts('enquiry', enquiredMessages)
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
  // Who hears the heading hears what to keep, too.
  const said = reference ? `${t('reference')}: ${reference}` : ''
  useEffect(() => announce(said), [announce, said])
  const hasAsked = state.hasAsked.value || state.question.value.trim() !== ''
  useEffect(() => void (state.hasAsked.value = hasAsked), [state, hasAsked])
  const warning = own || (!hasAsked && t('warning'))
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
      <button type="button" part="button" className="button" onClick={complete}>
        {t(inline ? 'again' : 'close')}
      </button>
    </div>
  )
}

/** How many there will be; empty where nobody has said it. */
function useParty(): string {
  const people = useGuestsInWords()
  const ctx = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', enquiredMessages)
  const { guests, groupSize } = ctx.facts
  if (guests === groupGuests && groupSize === null) return t('group')
  return guests === 0 ? '' : people
}

/** The question of a general enquiry, which the part in the reference's place does not know. */
function Asked() {
  const ctx = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', enquiredMessages)
  const question = ctx.state.question.value.trim()
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
