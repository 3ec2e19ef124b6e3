import { ApiError } from '../../api/api-error'
import type { Venue, VenueId } from '../../api/bodies'
import { venueFailure, venueFailureCode } from '../../kernel/screen/banner'
import type { Kernel } from '../../kernel/actions/kernel'
import { createLatest } from '../../kernel/core/signals'
import { explain } from '../options/record'

type Parts = Pick<
  Kernel,
  'api' | 'facts' | 'signal' | 'choices' | 'tasks' | 'banner' | 'inline' | 'venueAsked'
>

/**
 * Fetches the venue that the host names by its id (`open`, `venueId`). The latest call wins, but a venue that the diner has chosen
 * meanwhile stays. `root`: the widget's root element.
 */
export function createVenueOpener(parts: Parts, root: Node) {
  const { api, facts, signal, choices, tasks, banner, inline, venueAsked } = parts
  const latest = createLatest(signal)
  let pending: { readonly venueId: VenueId; readonly before: Venue | null } | null = null

  /** The id of the venue that is loading and still wanted, or null. */
  const pendingVenue = () => (pending && pending.before === facts.venue ? pending.venueId : null)

  function openVenue(venueId: VenueId): void {
    // The "Try again" of an earlier restaurant would replace this one.
    if (banner.shown.peek()?.code === venueFailureCode) banner.dismiss()
    // A popup's venue was requested before it opened.
    venueAsked.value = inline
    const before = facts.venue
    if (String(before?.id) === String(venueId)) return forget()
    if (pendingVenue() !== null && String(pendingVenue()) === String(venueId)) return
    const request = (pending = { venueId, before })
    const isWanted = latest('venue', () => [facts.venue])
    void tasks.run(async () => {
      try {
        const venue = await api.getVenue(venueId, signal)
        if (isWanted()) choices.bringVenue(venue, hasFocus(root))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.detail.status === 404) explain(({ reportUnknownVenue }) => reportUnknownVenue(venueId))
        if (isWanted()) banner.fail(venueFailure(() => openVenue(venueId)))
      } finally {
        if (pending === request) pending = null
      }
    })
  }

  /** Drops a venue that is still loading. */
  function forget(): void {
    pending = null
    latest('venue', () => [])
  }

  return { openVenue, pendingVenue, forget }
}

/** The focus is in what a new venue renders again. */
function hasFocus(root: Node): boolean {
  const { activeElement } = root.getRootNode() as ShadowRoot
  return Boolean(activeElement?.closest('.main'))
}
