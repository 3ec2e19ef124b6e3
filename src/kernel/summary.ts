import { groupGuests } from '../constants'
import { shortDate } from '../dates/plain-date'
import { localDigits } from '../locale/numbers'
import type { Facts } from './contract/facts'
import type { Catalogue } from '../messages/catalogue'

/** Section 2, "Summary bar": "Booking on Friday 20 November at 19:30 for 2 people". */
export function summarise(facts: Facts, catalogue: Catalogue, locale: string, key: string): string {
  const { date, time, guests } = facts
  if (!date || !time || guests === 0 || !catalogue.has(key)) return ''
  return catalogue.text(key, {
    date: shortDate(date, locale),
    time: localDigits(time, locale),
    guests: countGuests(guests, catalogue),
  })
}

export function countGuests(guests: number, catalogue: Catalogue): string {
  return guests === groupGuests
    ? catalogue.text('widget.group')
    : catalogue.text('widget.people', { count: guests })
}
