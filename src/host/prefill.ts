import { groupGuests } from '../constants'
import { dayAt } from '../dates/plain-date'
import type { Brand } from '../kernel/brand'
import { namesOf, type AnyPlugin } from '../kernel/contract'
import type { Kernel } from '../kernel/kernel'
import type { Prefill } from '../kernel/navigation'
import { complain } from './complain'
import type { InitOptions } from './public'

/** What of the host's options the widget starts with, and comes back to. */
export type Wishes = Pick<
  Partial<InitOptions>,
  'date' | 'time' | 'guests' | 'adults' | 'children' | 'venueId' | 'journey'
>

/** What needs no server. A past day is left out: the calendar would not offer it either. */
export function prefill(
  { date, time, guests, adults, children }: Wishes,
  { timeZone, groupJourney }: Brand,
  plugins: readonly AnyPlugin[],
): Prefill {
  const ahead = date !== undefined && date >= dayAt(new Date(), timeZone)
  const takesGroups = plugins.some(({ journey }) => journey && namesOf(journey).includes(groupJourney))
  const wrong = guests === groupGuests && !takesGroups
  if (wrong) complain(`Tavola.init: no plugin takes groups, "guests" cannot be ${guests}.`)
  return {
    ...(ahead && { date }),
    ...(time !== undefined && { time }),
    ...(guests !== undefined && !wrong && { guests }),
    ...(adults !== undefined && { adults }),
    ...(children !== undefined && { children }),
  }
}

/** The journey and the venue, at the start and at each opening of a popup. A journey given is locked (section 1). */
export function begin(kernel: Kernel, { journey, venueId }: Wishes): void {
  if (journey != null) {
    kernel.choose(journey)
    if (kernel.journeys.find(journey)) kernel.set({ journeyLocked: true })
    kernel.forgetTrail()
  }
  if (venueId !== undefined) kernel.visit(venueId)
}
