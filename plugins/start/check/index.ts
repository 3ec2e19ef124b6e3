import type { Availability, ChosenSlot, Messages, Slot, Venue } from 'tavola'
import { availabilityFailure, groupGuests, noAvailabilityFailure, slotDetail } from 'tavola/journeys'
import { fillClosedMessage } from 'tavola/controls'
import type { StartContext } from '..'
import { watchPreferredTime, watchSlot, watchTimes } from './times'
import { watchPassedTime } from './passed-time'

export const texts = {
  alternative:
    "Sorry we don't have a table free around the time you've requested.  Please give us a call and we'll do our best to find you a table.",
  passed: "The time you chose is no longer available. Please choose another. We've kept the rest.",
} as const satisfies Messages

export function setup(ctx: StartContext): void {
  watchTimes(ctx)
  watchPreferredTime(ctx)
  watchSlot(ctx)
  watchPassedTime(ctx)
}

/** Continue: the availability check. If the diner changes the choice meanwhile, the answer is dropped. */
export async function proceed(ctx: StartContext<typeof texts>, slot: ChosenSlot | null): Promise<void> {
  if (!slot) return
  const { venue, ...choice } = slot
  const { api, facts, set, fail, signal, t } = ctx
  const asked = { venueId: venue.id, ...choice }
  const { date, time, guests } = asked
  // The choice changed after the press, while Continue waited for the parts: a new press is needed.
  if (facts.venue?.id !== venue.id || facts.date !== date || facts.time !== time || facts.guests !== guests)
    return
  const enquiry = enquires(ctx)
  // It needs no free table: the restaurant answers it. So it needs no check once the restaurant's configuration is known.
  if (enquiry && Object.keys(facts.bookingConfiguration).length > 0) return set({ confirmed: true })
  const isLatest = ctx.latest('check', () => [facts.venue?.id, facts.date, facts.time, facts.guests])
  try {
    const availability = await api.searchAvailability(asked, signal)
    if (!isLatest()) return
    if (!enquiry && !hasOffer(ctx, availability))
      return noAvailability(ctx, venue, availability, t('alternative'))
    set({ configuration: { ...facts.configuration, ...configurationIn(availability, venue) } })
    if (enquiry) return set({ confirmed: true })
    if (availability.originalChoiceAvailable) return await ctx.confirm({ availability })
    set({ availability })
    // Still on step 1: there are alternatives, but this brand has no plugin that shows them.
    if (ctx.step !== 'start') return
    set({ availability: null })
    fail({ code: 'start.alternative' })
  } catch {
    if (isLatest()) fail(availabilityFailure(venue.name))
  }
}

/** Whether step 1 ends in an enquiry instead of a booking: for an unchecked journey, or for a group. */
const enquires = ({ facts, journey, groupJourney }: StartContext) =>
  journey?.unchecked || (facts.guests === groupGuests && groupJourney !== null)

/** Whether there is a slot to book, or to enquire about if the brand takes enquiries (other.unlisted). */
function hasOffer({ groupJourney }: StartContext, answer: Availability): boolean {
  if (answer.noAvailability) return false
  const isUsable = ({ available, useEnquiryFallback }: Slot) =>
    available || (useEnquiryFallback && groupJourney !== null)
  return (
    answer.originalChoiceAvailable || answer.venues.some(({ availability }) => availability.some(isUsable))
  )
}

const configurationIn = ({ venues }: Availability, { id }: Venue) =>
  venues.find((venue) => venue.id === id)?.bookingConfiguration

/** Calls the host's callback, or shows the banner with the alternative message (continue.callback, error.nothing-free). */
function noAvailability(
  { facts, formats, host, fail, emit }: StartContext,
  venue: Venue,
  answer: Availability,
  text: string,
): void {
  const { date, time, guests } = facts
  emit('no-availability', slotDetail({ venue, date: date!, time: time!, guests }))
  if (host.onNoAvailability?.(venue)) return
  const closed = facts.bookingConfiguration['step2-message-closed'] || venue.closedMessage
  const own = answer.originalChoiceClosed ? closed : ''
  const alternative = own ? fillClosedMessage(own, venue, formats) : text
  fail(noAvailabilityFailure(venue.name, alternative, own !== ''))
}
