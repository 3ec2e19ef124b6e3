import { asJson } from '../as-json'
import type { Json } from '../../api/client'
import type { AnyPlugin } from '../../contract/plugin'
import type { Snapshot } from '../../contract/snapshot'
import type { Kernel } from '../kernel'
import { lifetimes, type PluginState } from '../registry/plugin-state'

type StoredState = Snapshot['states'][string]

/** The states that outlast a reload, of plugins that have arrived and of those that are still loading. */
export function createStoredStates({ plugins, guard }: Kernel) {
  /** Stored states whose plugins have not arrived yet. */
  const pending = new Map<string, StoredState>()

  return {
    /** The states as they are now. Reading them subscribes. */
    read(): Snapshot['states'] {
      const states = plugins.all.value.flatMap((plugin) => {
        const place = { owner: plugin, hook: 'state' } as const
        const read = () => storedValues(plugin, plugins.stateOf(plugin))
        const values = guard.call<StoredState | null>(place, read, null)
        return values ? [[plugin.id, values] as const] : []
      })
      return { ...Object.fromEntries(states), ...Object.fromEntries(pending) }
    },
    /** Puts them back, each once its plugin has arrived. */
    restore(states: Snapshot['states']): void {
      for (const [id, values] of Object.entries(states)) pending.set(id, values)
      guard.effect({ id: 'kernel' }, () => {
        for (const plugin of plugins.all.value) {
          const values = pending.get(plugin.id)
          if (!values) continue
          pending.delete(plugin.id)
          restoreState(plugin, plugins.stateOf(plugin), values)
        }
      })
    },
    /** Plugins that are still loading start with their first values. */
    forget: () => pending.clear(),
  }
}

/** The values that outlast a reload; null where the plugin has none. Throws where a value is not JSON. */
function storedValues(plugin: AnyPlugin, state: PluginState): StoredState | null {
  const stored = lifetimes(plugin).filter(([, { outlasts }]) => outlasts.includes('reload'))
  if (stored.length === 0) return null
  return Object.fromEntries(stored.map(([key]): [string, Json] => [key, asJson(state[key]!.value)]))
}

/** A value of another kind than the first is left out: another version may have stored it. */
function restoreState(plugin: AnyPlugin, state: PluginState, stored: StoredState): void {
  for (const [key, { first, outlasts }] of lifetimes(plugin))
    if (outlasts.includes('reload') && Object.hasOwn(stored, key) && isKindOf(first, stored[key]))
      state[key]!.value = stored[key]
}

/** A first value of null says nothing about its kind. */
const isKindOf = (first: unknown, value: unknown): boolean =>
  first === null ||
  value === null ||
  (typeof first === typeof value && Array.isArray(first) === Array.isArray(value))
