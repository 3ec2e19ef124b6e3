import { groupGuests } from '../constants'
import { shortDate } from '../dates/plain-date'
import { localDigits } from '../locale/numbers'
import type { Facts } from '../contract/facts'
import type { Journey } from '../contract/journey'
import type { Catalogue } from '../messages/catalogue'

/** Section 2, "Summary bar": "Booking on Friday 20 November at 19:30 for 2 people". */
export function summarise(facts: Facts, journey: Journey | null, catalogue: Catalogue, key: string): string {
  const { date, time, guests } = facts
  const { locale } = catalogue
  if (!date || !time || guests === 0 || !catalogue.has(key)) return ''
  return catalogue.text(key, {
    date: shortDate(date, locale),
    time: localDigits(time, locale),
    guests: countGuests(facts, journey, catalogue),
  })
}

/** "2 people"; "1 adult and 8 children" where the journey asks for them apart. */
export function countGuests(
  { guests, adults, children }: Facts,
  journey: Journey | null,
  { text }: Catalogue,
): string {
  if (guests === groupGuests) return text('widget.group')
  if (!journey?.splitGuests || children === 0) return text('widget.people', { count: guests })
  return text('widget.party', {
    adults: text('widget.adults', { count: adults }),
    children: text('widget.children', { count: children }),
  })
}
