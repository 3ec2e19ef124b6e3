import { groupGuests } from '../constants'
import { dayAt } from '../dates/plain-date'
import type { Brand } from '../kernel/brand'
import { namesOf, type AnyPlugin } from '../kernel/contract'
import type { Selection } from '../kernel/facts'
import type { Kernel } from '../kernel/kernel'
import { complain } from './complain'

/** What of the host's options the widget starts with, and comes back to. */
export interface Prefill {
  readonly date?: string
  readonly guests?: number
  readonly venueId?: string | number
  readonly journey?: string | null | undefined
}

/** The facts that need no server. A past day is left out: the calendar would not offer it either. */
export function prefill(
  { date, guests }: Prefill,
  { timeZone, groupJourney }: Brand,
  plugins: readonly AnyPlugin[],
): Partial<Selection> {
  const ahead = date !== undefined && date >= dayAt(new Date(), timeZone)
  const takesGroups = plugins.some(({ journey }) => journey && namesOf(journey).includes(groupJourney))
  const wrong = guests === groupGuests && !takesGroups
  if (wrong) complain(`Tavola.init: no plugin takes groups, "guests" cannot be ${guests}.`)
  return { ...(ahead && { date }), ...(guests !== undefined && !wrong && { adults: guests }) }
}

/** The journey and the venue, at the start and at each opening of a popup. A journey given is locked (section 1). */
export function begin(kernel: Kernel, { journey, venueId }: Prefill): void {
  if (journey != null) {
    kernel.choose(journey)
    if (kernel.journeys.find(journey)) kernel.set({ journeyLocked: true })
    kernel.forgetTrail()
  }
  if (venueId !== undefined) kernel.visit(venueId)
}
