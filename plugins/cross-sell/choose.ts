import { slotDetail, type Venue, type PublicText } from 'tavola'
import type { CrossSellContext } from './model'
import type { OfferedSlot } from './slots'

/**
 * Section 4, "Continue": a "Book" slot selects the restaurant and the time once all plugins are ready. An "Enquire"
 * slot starts an enquiry with them, the day and the guests. While a request runs, a press does nothing.
 */
export async function chooseSlot(
  ctx: CrossSellContext,
  venue: Venue,
  { time, kind }: OfferedSlot,
): Promise<void> {
  const { facts, groupJourney, emit, set, dismiss } = ctx
  if (ctx.busy || kind === 'unavailable') return
  // Keeps the chosen restaurant's data, as the answer may have less of it.
  const chosen = String(venue.id) === String(facts.venue?.id) ? { time } : { venue, time }
  emit('slot', slotDetail({ venue, date: facts.date!, time, guests: facts.guests }))
  const { availability } = facts
  // Back may be pressed while the plugins get ready: then this list is outdated.
  const book = async () => (facts.availability === availability ? ctx.confirm(chosen) : undefined)
  if (kind === 'book') return ctx.advance(book)
  dismiss()
  set({ ...chosen, journey: groupJourney!.name, confirmed: true })
  emit('journey', { journey: groupJourney!.name as PublicText })
}

/** Ignores the second click of a double click, which is not meant for the next step. */
export function coverSecondClick(root: Node): void {
  const cover = (event: Event) => {
    if ((event as MouseEvent).detail < 2) return root.removeEventListener('click', cover, true)
    event.preventDefault()
    event.stopPropagation()
  }
  root.addEventListener('click', cover, true)
}
