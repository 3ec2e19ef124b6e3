import type { Json } from '../../api/client'
import { asJson } from '../as-json'
import type { AnyPlugin } from '../../contract/plugin'
import type { Kernel } from '../kernel'
import { restoreState, storedValues, type PluginState } from '../plugin-state'

/** What survives of each plugin's state, by the plugin's id. */
export type StoredStates = Readonly<Record<string, Readonly<Record<string, Json>>>>

/** Stored states whose plugins are still on their way. */
const awaited = new WeakMap<Kernel, Map<string, StoredStates[string]>>()

/** Each plugin's state, once the plugin is here; what is of another kind than its first value is left out. */
export function putBackStates(kernel: Kernel, states: StoredStates): void {
  const { registry, contextOf, guard } = kernel
  const left = new Map(Object.entries(states))
  awaited.set(kernel, left)
  const follow = () => {
    for (const plugin of registry.all.value) {
      const values = left.get(plugin.id)
      if (!values) continue
      left.delete(plugin.id)
      restoreState(plugin, contextOf(plugin).state as PluginState, values)
    }
  }
  guard.effect({ id: 'kernel' }, follow)
}

/** What is still on its way begins anew too. */
export const dropAwaitedStates = (kernel: Kernel): void => awaited.get(kernel)?.clear()

/** The states as they are now; those of plugins that are still on their way as they were stored. */
export function storedStates(kernel: Kernel): StoredStates {
  const states = kernel.registry.all.value.flatMap((plugin) => {
    const values = survivorsOf(plugin, kernel)
    return values ? [[plugin.id, values] as const] : []
  })
  return { ...Object.fromEntries(states), ...Object.fromEntries(awaited.get(kernel) ?? []) }
}

/** Null where nothing is stored, or where a value is no JSON; that is reported. */
function survivorsOf(plugin: AnyPlugin, { contextOf, guard }: Kernel): StoredStates[string] | null {
  const values = storedValues(plugin, contextOf(plugin).state as PluginState)
  if (!values) return null
  const read = () => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, asJson(value)]))
  return guard.call<StoredStates[string] | null>({ owner: plugin, hook: 'state' }, read, null)
}
