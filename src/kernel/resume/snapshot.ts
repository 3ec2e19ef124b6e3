import type { Json } from '../../api/client'
import type { Selection } from '../contract/facts'
import type { AnyPlugin } from '../contract/plugin'
import type { PluginContext } from '../contract/plugin-context'
import { kernelOf } from './kernel-of'
import { nobody, selectionOf } from '../facts'
import type { Kernel } from '../kernel'
import type { Unknown } from '../submit/post'
import { asJson } from '../as-json'
import { stepsBefore, storable, type StepBefore } from './steps-before'

/** What of a widget may be stored, as JSON: never a card, nor what is good for one sending. */
export interface Snapshot {
  /** Without the day's sessions, which are asked for again; the availability only where a step offers it. */
  readonly selection: Selection
  /** The steps that Back leads to, from the first one on; none of those of an older widget. */
  readonly before?: readonly StepBefore[]
  /** What survives of each plugin's state, by its id. */
  readonly states: Readonly<Record<string, Readonly<Record<string, Json>>>>
  /** What was sent, where it is not known what came of it. */
  readonly unknown: Unknown | null
  /** The popup was open. */
  readonly opened: boolean
}

/** The widget as it is now; null where the diner has chosen nothing yet. Reading it subscribes to all of it. */
export function snapshotOf(ctx: PluginContext): Snapshot | null {
  const kernel = kernelOf(ctx)
  const { registry, facts, unknown, page } = kernel
  const plugins = registry.all.value
  const states = plugins.flatMap((plugin) => {
    const values = survivorsOf(plugin, kernel)
    return values ? [[plugin.id, values] as const] : []
  })
  const before = stepsBefore(kernel)
  if (!hasChosen(kernel)) return null
  return {
    selection: storable(selectionOf(facts)),
    before,
    states: Object.fromEntries(states),
    unknown: unknown.value,
    opened: page?.opened.value ?? false,
  }
}

/** The keys of a plugin's state that survive. */
export function survivingKeys({ survives = [], state = {} }: AnyPlugin): readonly string[] {
  return survives === true ? Object.keys(state as object) : (survives as readonly string[])
}

/** Null where nothing survives, or where a value is no JSON; that is reported. */
function survivorsOf(plugin: AnyPlugin, { contextOf, guard }: Kernel) {
  const keys = survivingKeys(plugin)
  if (keys.length === 0) return null
  const { state } = contextOf(plugin) as PluginContext<Record<string, unknown>>
  const read = () => Object.fromEntries(keys.map((key) => [key, asJson(state[key]!.value)]))
  return guard.call<ReturnType<typeof read> | null>({ owner: plugin, hook: 'survives' }, read, null)
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
