import type { Facts } from 'tavola'
import { TelephoneLink, usePlugin, useTexts, VenueText } from 'tavola/controls'
import { messages } from './messages'
import type { CrossSellContext } from './model'
import type { Offers } from './offers'

/** Decisions, "Step 2": the text for the answer and its offers. */
export function messageKey({ availability }: Pick<Facts, 'availability'>, { original, others }: Offers) {
  if (availability?.originalChoiceClosed) return 'step2-message-closed'
  const several = others.length > 1
  const available =
    availability?.anyAvailabilityInOriginalRestaurant ?? original?.slots.some((slot) => slot.available)
  if (available) return several ? 'step2-message-cs' : 'step2-message'
  return several ? 'step2-message-cs-notavailable' : 'step2-message-notavailable'
}

/** Our text where the venue has none: as the table has it, but with a table only where there is one. */
function defaultKey(facts: Pick<Facts, 'availability'>, offers: Offers) {
  const key = messageKey(facts, offers)
  if (!key.endsWith('notavailable')) return key
  const { original, others } = offers
  const canBook = others.some(({ slots }) => slots.some(({ available }) => available))
  if (canBook) return others.length > 1 ? key : 'step2-other'
  if (original) return 'step2-ask'
  return others.length > 0 ? 'step2-ask-others' : key
}

/** The venue's own text, or ours with the venue's telephone. The server's text is never markup. */
export function Notice({ offers }: { readonly offers: Offers }) {
  const { facts, brand, formats } = usePlugin<CrossSellContext>()
  const t = useTexts('cross-sell', messages)
  const { bookingConfiguration, venue, date, time } = facts
  if (!venue || !date || !time) return null
  const key = messageKey(facts, offers)
  const own = bookingConfiguration[key]?.trim()
  const text =
    own ||
    t(defaultKey(facts, offers), {
      venue: venue.name,
      other: offers.others[0]?.venue.name ?? '',
      date: formats.shortDate(date),
      time: formats.time(time),
    })
  return (
    <div className="cross-sell-notice">
      <p lang={own ? brand.backEndLanguage : undefined} dir={own && 'auto'}>
        <VenueText text={text} venue={venue} />
      </p>
      {!own && <TelephoneLink telephone={venue.telephone} />}
    </div>
  )
}
