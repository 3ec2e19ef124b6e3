import { groupGuests } from '../../constants'
import { dayAt } from '../../dates/plain-date'
import type { Brand } from '../../kernel/brand'
import { namesOf, type AnyPlugin } from '../../kernel/contract'
import type { Kernel } from '../../kernel/kernel'
import type { Prefill } from '../../kernel/party'
import { logError } from '../log-error'
import { openerOf } from './open-venue'
import type { InitOptions } from '../public'

/** What of the host's options the widget starts with, and comes back to. */
export type Wishes = Pick<
  Partial<InitOptions>,
  'date' | 'time' | 'guests' | 'adults' | 'children' | 'venueId' | 'journey'
>

/**
 * What needs no server. A past day is left out: the calendar would not offer it either. What is wrong is named by
 * `where`, as the developer wrote it, "Tavola.init", or else left out in silence.
 */
export function prefill(
  { date, time, guests, adults, children }: Wishes,
  { timeZone, groupJourney }: Brand,
  plugins: readonly AnyPlugin[],
  where?: string | false,
): Prefill {
  const ahead = date !== undefined && date >= dayAt(new Date(), timeZone)
  const takesGroups = plugins.some(({ journey }) => journey && namesOf(journey).includes(groupJourney))
  const wrong = guests === groupGuests && !takesGroups
  if (wrong && where) logError(`${where}: no plugin takes groups, "guests" cannot be ${guests}.`)
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
    if (kernel.journeys.find(journey)) {
      kernel.choose(journey)
      kernel.set({ journeyLocked: true })
    } else {
      // The words are a chunk of their own.
      import(/* webpackChunkName: "wrong-options" */ '../options/wrong-options').then(
        ({ tellJourney }) => tellJourney(journey, kernel.journeys.names),
        () => kernel.choose(journey),
      )
    }
    kernel.clearHistory()
  }
  if (venueId !== undefined) openerOf(kernel).openVenue(venueId)
}
