import { slotDetail, type Venue, type PublicText } from 'tavola'
import type { CrossSellContext } from './model'
import type { OfferedSlot } from './slots'

/**
 * Section 4, "Continue": a "Book" slot selects the restaurant and the time, once the plugins are ready for them; an
 * "Enquire" slot starts an enquiry for them, the day and the guests. While a request runs nothing is chosen.
 */
export function chooseSlot(ctx: CrossSellContext, venue: Venue, { time, kind }: OfferedSlot): void {
  const { facts, groupJourney, emit, set, dismiss } = ctx
  if (ctx.busy || kind === 'unavailable') return
  // What is known of the chosen restaurant stays; an answer may say less of it.
  const chosen = String(venue.id) === String(facts.venue?.id) ? { time } : { venue, time }
  emit('slot', slotDetail({ venue, date: facts.date!, time, guests: facts.guests }))
  const { availability } = facts
  // Back may be pressed while the plugins are waited for: then this list is no longer what is chosen from.
  const book = async () => (facts.availability === availability ? ctx.confirm(chosen) : undefined)
  if (kind === 'book') return void ctx.advance(book)
  dismiss()
  set({ ...chosen, journey: groupJourney!.name, confirmed: true })
  emit('journey', { journey: groupJourney!.name as PublicText })
}

/** The second click of a double click is not meant for what the first one has led to. */
export function coverSecondClick(root: Node): void {
  const cover = (event: Event) => {
    if ((event as MouseEvent).detail < 2) return root.removeEventListener('click', cover, true)
    event.preventDefault()
    event.stopPropagation()
  }
  root.addEventListener('click', cover, true)
}
