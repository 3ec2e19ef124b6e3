import {
  availabilityFailure,
  fillClosedMessage,
  groupGuests,
  noAvailabilityFailure,
  type Availability,
  type Venue,
} from 'tavola'
import type { StartContext } from './model'

/** Section 4, "Continue". */
export async function proceed(ctx: StartContext): Promise<void> {
  const { facts, journey, groupJourney, set } = ctx
  if (!facts.venue || facts.time === null || ctx.busy) return
  const group = facts.guests === groupGuests && groupJourney
  if (group || journey?.unchecked) return set({ confirmed: true })
  await ctx.advance(() => check(ctx, facts.venue!))
}

/** The availability check; an answer for what is no longer chosen is dropped. */
async function check(ctx: StartContext, venue: Venue): Promise<void> {
  const { api, facts, set, fail, signal } = ctx
  const asked = { venueId: venue.id, date: facts.date!, time: facts.time!, guests: facts.guests }
  const stands = () =>
    !signal.aborted &&
    facts.venue?.id === asked.venueId &&
    facts.date === asked.date &&
    facts.time === asked.time &&
    facts.guests === asked.guests
  try {
    const availability = await api.searchAvailability(asked, signal)
    if (!stands()) return
    if (availability.noAvailability) return noAvailability(ctx, venue, availability)
    set({ availability, confirmed: availability.originalChoiceAvailable })
    // There are alternatives, and no plugin of this brand shows them.
    if (ctx.step === 'start') fail({ code: 'start.alternative' })
  } catch {
    if (stands()) fail(availabilityFailure(venue.name))
  }
}

/** Section 8, "No availability": the host's callback, or the banner with the alternative message under it. */
function noAvailability(
  { facts, brand, host, t, fail, emit }: StartContext,
  venue: Venue,
  answer: Availability,
): void {
  const { date, time, guests } = facts
  emit('no-availability', { venueId: venue.id, date: date!, time: time!, guests })
  if (host.onNoAvailability?.(venue)) return
  const closed = facts.bookingConfiguration['step2-message-closed'] || venue.closedMessage
  const alternative =
    answer.originalChoiceClosed && closed ? fillClosedMessage(closed, venue, brand.locale) : t('alternative')
  fail(noAvailabilityFailure(venue.name, alternative))
}
