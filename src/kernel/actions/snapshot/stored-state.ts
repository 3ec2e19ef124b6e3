import { asJson } from '../../core/as-json'
import type { Json } from '../../../api/client'
import type { AnyPlugin } from '../../../contract/plugin'
import type { Snapshot } from '../../../contract/snapshot'
import type { Kernel } from '../kernel'
import { lifetimes, type PluginState } from '../../core/plugin-state'

type StoredState = Snapshot['states'][string]

/** The plugins' states that outlast a reload. After sending (`isSent`), without what the diner entered. Subscribes. */
export function storedStates({ plugins, guard }: Kernel, isSent: boolean): Snapshot['states'] {
  const states = plugins.all.flatMap((plugin) => {
    const place = { owner: plugin, hook: 'state' } as const
    const read = () => storedValues(plugin, plugins, isSent)
    const values = guard.call<StoredState | null>(place, read, null)
    return values ? [[plugin.id, values] as const] : []
  })
  return Object.fromEntries(states)
}

/** Ignores the states of plugins that this brand does not list. */
export function restoreStates({ plugins }: Kernel, states: Snapshot['states']): void {
  for (const plugin of plugins.all)
    if (Object.hasOwn(states, plugin.id)) restoreState(plugin, plugins.stateOf(plugin), states[plugin.id]!)
}

/** The values that outlast a reload, or null if there are none. Throws if a value is not JSON. */
function storedValues(plugin: AnyPlugin, plugins: Kernel['plugins'], isSent: boolean): StoredState | null {
  const stored = lifetimes(plugin).filter(
    // A value that outlasts a restart was entered by the diner.
    ([, { outlasts }]) => outlasts.includes('reload') && !(isSent && outlasts.includes('restart')),
  )
  if (stored.length === 0) return null
  const state = plugins.stateOf(plugin)
  return Object.fromEntries(stored.map(([key]): [string, Json] => [key, asJson(state[key]!.value)]))
}

/** Leaves out values of another kind than the first value. Another version may have stored them. */
function restoreState(plugin: AnyPlugin, state: PluginState, stored: StoredState): void {
  for (const [key, { first, outlasts }] of lifetimes(plugin))
    if (outlasts.includes('reload') && Object.hasOwn(stored, key) && isKindOf(first, stored[key]))
      state[key]!.value = stored[key]
}

/** A first value of null allows any kind. */
const isKindOf = (first: unknown, value: unknown): boolean =>
  first === null ||
  value === null ||
  (typeof first === typeof value && Array.isArray(first) === Array.isArray(value))
