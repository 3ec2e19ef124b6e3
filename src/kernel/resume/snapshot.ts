import type { Selection } from '../../contract/facts'
import type { PluginContext } from '../../contract/plugin-context'
import { kernelOf } from './kernel-of'
import { nobody, selectionOf } from '../facts'
import type { Kernel } from '../kernel'
import type { Unknown } from '../submit/post'
import { storedStates, type StoredStates } from './states'
import { stepsBefore, storable, type StepBefore } from './steps-before'

/** What of a widget may be stored, as JSON: never a card, nor what is good for one sending. */
export interface Snapshot {
  /** Without the day's sessions, which are asked for again; the availability only where a step offers it. */
  readonly selection: Selection
  /** The steps that Back leads to, from the first one on; none of those of an older widget. */
  readonly before?: readonly StepBefore[]
  readonly states: StoredStates
  /** What was sent, where it is not known what came of it. */
  readonly unknown: Unknown | null
  /** The popup was open. */
  readonly opened: boolean
}

/** The widget as it is now; null where the diner has chosen nothing yet. Reading it subscribes to all of it. */
export function snapshotOf(ctx: PluginContext): Snapshot | null {
  const kernel = kernelOf(ctx)
  const { facts, unknown, page } = kernel
  const states = storedStates(kernel)
  const before = stepsBefore(kernel)
  if (!hasChosen(kernel)) return null
  return {
    selection: storable(selectionOf(facts)),
    before,
    states,
    unknown: unknown.value,
    opened: page?.opened.value ?? false,
  }
}

/** Whether the diner has chosen or typed anything that the page does not say itself. */
function hasChosen({ facts, page, first, brand, hasTyped }: Kernel): boolean {
  const { journey, journeyLocked, venue } = facts
  const ownVenue = venue !== null && String(venue.id) !== String(page?.options.venueId)
  const ownJourney = journey !== null && !journeyLocked && brand.journeys.length > 1
  return ownVenue || ownJourney || isTelling({ facts, page, first }) || hasTyped()
}

/** The same of what is worth a word to the diner: a restaurant and a journey alone are seen at once. */
export function isTelling({ facts, page, first }: Pick<Kernel, 'facts' | 'page' | 'first'>): boolean {
  const { date, time, confirmed, availability, customer } = facts
  const known = first.customer ?? nobody
  const typed = (Object.keys(customer) as (keyof typeof customer)[]).some(
    (key) => customer[key] !== known[key],
  )
  return (
    typed ||
    confirmed ||
    availability !== null ||
    time !== null ||
    (date !== null && date !== page?.options.date)
  )
}
