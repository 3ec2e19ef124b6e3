import { withDeadline } from '../../deadline'
import type { Selection } from '../contract/facts'
import type { AnyPlugin, Load } from '../contract/plugin'
import type { PluginContext } from '../contract/plugin-context'
import { usable } from '../core'
import { kernelOf } from '../create-context'
import { selectionOf } from '../facts'
import type { Kernel } from '../kernel'
import { loadComponent } from '../load-component'
import { fetchPost } from '../submit/submit'
import { resumeDeadline } from './numbers'
import { isTelling, survivingKeys, type Snapshot } from './snapshot'

/**
 * Goes on where a snapshot stood, at the start of the widget alone: a plugin calls it in its `setup`. `parts`: what must be
 * there in the first frame too. Answers whether the diner should be told. Throws a TypeError on values of no sense.
 */
export function resume(ctx: PluginContext, snapshot: Snapshot, parts: readonly Load[] = []): boolean {
  const kernel = kernelOf.get(ctx)!
  kernel.store.set(usable(snapshot.selection, kernel.journeys.find))
  putBack(kernel, snapshot.states)
  kernel.unknown.value = snapshot.unknown
  // The sent one must be told, and the diner was looking at it.
  if (kernel.page && snapshot.unknown && snapshot.opened) kernel.page.opened.value = true
  const ready = withDeadline(getReady(kernel, parts), resumeDeadline, kernel.signal).catch(() => undefined)
  kernel.resumed = { ready }
  if (snapshot.unknown) void ready.then(() => tell(kernel))
  return isTelling(kernel)
}

/** A kernel that another one, or the diner's own choice, has begun with needs no snapshot. */
export const isResumed = (ctx: PluginContext): boolean => kernelOf.get(ctx)!.resumed !== undefined

/** Each plugin's state, once the plugin is here; what is of another kind than its first value is left out. */
function putBack({ registry, contextOf, guard, signal }: Kernel, states: Snapshot['states']): void {
  const left = new Map(Object.entries(states))
  const follow = () => {
    for (const plugin of registry.all.value) {
      const values = left.get(plugin.id)
      if (!values) continue
      left.delete(plugin.id)
      const { state } = contextOf(plugin) as PluginContext<Record<string, unknown>>
      for (const key of survivingKeys(plugin)) {
        if (key in values && isKindOf(firstValue(plugin, key), values[key])) state[key]!.value = values[key]
      }
    }
  }
  signal.addEventListener('abort', guard.effect({ id: 'kernel' }, follow), { once: true })
}

const firstValue = ({ state }: AnyPlugin, key: string): unknown => (state as Record<string, unknown>)[key]

/** Of null nothing is known. */
const isKindOf = (first: unknown, value: unknown): boolean =>
  first === null ||
  value === null ||
  (typeof first === typeof value && Array.isArray(first) === Array.isArray(value))

/** All that the step needs, so that it is the first thing that is painted. */
async function getReady(kernel: Kernel, parts: readonly Load[]): Promise<void> {
  const { facts, step, journeys } = kernel
  const loading = parts.map(loadComponent)
  const isLater = () => step.peek()?.step.priority !== 'base'
  if (facts.confirmed || facts.availability || isLater()) {
    loading.push(loadComponent(step.peek()!.step.load))
    await kernel.allPlugins()
    loading.push(loadComponent(step.peek()!.step.load))
  }
  await Promise.allSettled(loading)
  if (isLater() && !journeys.current.peek()?.direct) leadBack(kernel)
}

/** The steps before are not stored: Back leads to the first one, with every choice. */
function leadBack({ registry, contextOf, facts, historyEntries }: Kernel): void {
  const plugin = registry.active
    .peek()
    .find(({ steps }) => steps?.some(({ priority }) => priority === 'base'))
  const step = plugin?.steps?.find(({ priority }) => priority === 'base')
  if (!plugin || !step) return
  const selection: Selection = {
    ...selectionOf(facts),
    confirmed: false,
    availability: null,
    detailsConfirmed: false,
    references: {},
  }
  historyEntries.value = [{ active: { plugin, step, ctx: contextOf(plugin) }, selection }]
}

/** As the file of the submit says it, unless the diner has decided meanwhile. */
async function tell(kernel: Kernel): Promise<void> {
  const file = await fetchPost().catch(() => null)
  const unknown = kernel.unknown.peek()
  // Without that file the next press of the button asks for it again, and tells then.
  if (file && unknown && !kernel.signal.aborted) file.tellUnknown(kernel, kernel.sendAgain, unknown)
}
