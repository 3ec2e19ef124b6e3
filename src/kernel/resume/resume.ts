import { withDeadline } from '../../deadline'
import { usableWith } from '../carried'
import type { Insert, Load } from '../../contract/plugin'
import type { PublicVenueId } from '../../contract/events'
import type { PluginContext } from '../../contract/plugin-context'
import { kernelOf } from './kernel-of'
import type { Kernel } from '../kernel'
import { resumeDeadline } from './numbers'
import { isTelling, type Snapshot } from './snapshot'
import { putBackStates } from './states'
import { awaitSteps, putBackSteps } from './steps-before'

/**
 * Goes on where a snapshot stood, at the start of the widget alone: a plugin calls it in its `setup`. `parts`: what must be
 * there in the first frame too. Answers whether the diner should be told. Throws a TypeError on values of no sense.
 */
export function resume(ctx: PluginContext, snapshot: Snapshot, parts: readonly Load[] = []): boolean {
  const kernel = kernelOf(ctx)
  kernel.store.set(usableWith(kernel.registry.all.peek(), snapshot.selection))
  putBackStates(kernel, snapshot.states)
  kernel.unknown.value = snapshot.unknown
  if (kernel.facts.journey === snapshot.selection.journey) awaitSteps(kernel, snapshot.before)
  const { page, signal } = kernel
  const ready = withDeadline(getReady(kernel, snapshot, parts), resumeDeadline, signal)
    .catch(() => undefined)
    // One that is gone by then is never ready.
    .then(() => (signal.aborted ? new Promise<never>(() => undefined) : undefined))
  // The restaurant that the page names was still on its way: the page's wishes are heard as at every start.
  const lacksVenue = snapshot.selection.venue === null && page?.options.venueId !== undefined
  if (page && !lacksVenue) page.ready = ready
  void ready.then(() => {
    openAgain(kernel, snapshot)
    if (snapshot.unknown) void tell(kernel)
  })
  return isTelling(kernel)
}

/** A popup that was open: what came of a sending must be told, and the diner was looking at it. */
function openAgain({ page, inline, facts, emit }: Kernel, { unknown, selection, opened }: Snapshot): void {
  const wasSent = unknown !== null || Object.keys(selection.references).length > 0
  if (!page || inline || !opened || !wasSent || page.opened.peek()) return
  page.opened.value = true
  emit('open', { venueId: (facts.venue?.id ?? null) as PublicVenueId | null })
}

/** The widgets that have begun, by what stays of each when it is built again. */
const begun = new WeakSet<object>()

/** Whether this is the widget's beginning. One that is built again goes on with what the build before hands over. */
export function isBeginning(ctx: PluginContext): boolean {
  const { page } = kernelOf(ctx)
  const begins = !page || !begun.has(page.opened)
  if (page) begun.add(page.opened)
  return begins
}

/** Fetches parts ahead, so that they stand in the frame that shows them; one that does not come now is asked for then. */
export function partsAhead(ctx: PluginContext, parts: readonly Load[]): void {
  const { loadComponent } = kernelOf(ctx)
  for (const part of parts) loadComponent(part).catch(() => undefined)
}

/** All that the step needs, so that it is the first thing that is painted. */
async function getReady(
  kernel: Kernel,
  { selection, unknown }: Snapshot,
  parts: readonly Load[],
): Promise<void> {
  const { facts, step } = kernel
  const loading: Promise<unknown>[] = parts.map(kernel.loadComponent)
  if (unknown) loading.push(fetchPost())
  const isLater = () => step.peek()?.step.priority !== 'base'
  if (facts.confirmed || facts.availability || isLater()) {
    loading.push(kernel.loadComponent(step.peek()!.step.load))
    await kernel.allPlugins()
    loading.push(
      ...[step.peek()!.step, ...insertsNow(kernel)].map(({ load }) => kernel.loadComponent(load as Load)),
    )
  }
  await Promise.allSettled(loading)
  putBackSteps(kernel, selection)
}

const fetchPost = () => import(/* webpackChunkName: "submit" */ '../submit/post')

/** What plugins may show in the steps of this journey. Some of it is for another step than this one. */
const insertsNow = ({ applying, guard, contextOf }: Kernel): readonly Insert[] =>
  applying.peek().flatMap((plugin) =>
    (plugin.inserts ?? []).filter(({ at, always, when }) => {
      if (always || !when) return !always
      return guard.ask({ owner: plugin, hook: 'insert.when', name: at }, () => when(contextOf(plugin)), false)
    }),
  )

/** As the file of the submit says it, unless the diner has decided meanwhile. */
async function tell(kernel: Kernel): Promise<void> {
  const file = await fetchPost().catch(() => null)
  const unknown = kernel.unknown.peek()
  // Without that file the next press of the button asks for it again, and tells then.
  if (file && unknown && !kernel.signal.aborted) file.tellUnknown(kernel, kernel.sendAgain, unknown)
}
