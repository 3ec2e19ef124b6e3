import {
  availabilityFailure,
  fillClosedMessage,
  noAvailabilityFailure,
  slotDetail,
  type Availability,
  type ChosenSlot,
  type Venue,
} from 'tavola'
import { enquires, type StartContext } from './model'

/** The availability check; an answer for what is no longer chosen is dropped. */
export async function checkAvailability(ctx: StartContext, { venue, ...choice }: ChosenSlot): Promise<void> {
  const { api, facts, set, fail, signal } = ctx
  const asked = { venueId: venue.id, ...choice }
  const { date, time, guests } = asked
  // As it was at the press: what was changed while the plugins were waited for asks for another.
  if (facts.venue?.id !== venue.id || facts.date !== date || facts.time !== time || facts.guests !== guests)
    return
  const stands = ctx.latest('check', () => [facts.venue?.id, facts.date, facts.time, facts.guests])
  try {
    const availability = await api.searchAvailability(asked, signal)
    if (!stands()) return
    const enquiry = enquires(ctx)
    if (!enquiry && !hasOffer(ctx, availability)) return noAvailability(ctx, venue, availability)
    set({ configuration: { ...facts.configuration, ...configurationIn(availability, venue) } })
    // It asks the restaurant, which may find a way where no table is free.
    if (enquiry) return set({ confirmed: true })
    if (availability.originalChoiceAvailable) return await ctx.confirm({ availability })
    set({ availability })
    // There are alternatives, and no plugin of this brand shows them.
    if (ctx.step !== 'start') return
    set({ availability: null })
    fail({ code: 'start.alternative' })
  } catch {
    if (stands()) fail(availabilityFailure(venue.name))
  }
}

/** Something to book, or to enquire about where the brand takes enquiries (section 2, "Step 2"). */
function hasOffer({ groupJourney }: StartContext, answer: Availability): boolean {
  if (answer.noAvailability) return false
  const slots = answer.venues.flatMap(({ availability }) => availability)
  const usable = slots.some((slot) => slot.available || (slot.useEnquiryFallback && groupJourney !== null))
  return answer.originalChoiceAvailable || usable
}

const configurationIn = ({ venues }: Availability, { id }: Venue) =>
  venues.find((venue) => venue.id === id)?.bookingConfiguration

/** Section 8, "No availability": the host's callback, or the banner with the alternative message under it. */
function noAvailability(
  { facts, brand, host, t, fail, emit }: StartContext,
  venue: Venue,
  answer: Availability,
): void {
  const { date, time, guests } = facts
  emit('no-availability', slotDetail({ venue, date: date!, time: time!, guests }))
  if (host.onNoAvailability?.(venue)) return
  const closed = facts.bookingConfiguration['step2-message-closed'] || venue.closedMessage
  const alternative =
    answer.originalChoiceClosed && closed ? fillClosedMessage(closed, venue, brand.locale) : t('alternative')
  fail(noAvailabilityFailure(venue.name, alternative))
}
