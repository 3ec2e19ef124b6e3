import type { Json } from '../../api/client'
import { asJson } from '../as-json'
import type { AnyPlugin } from '../../contract/plugin'
import type { PluginContext } from '../../contract/plugin-context'
import type { Kernel } from '../kernel'

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
      const { state } = contextOf(plugin) as PluginContext<Record<string, unknown>>
      for (const key of survivingKeys(plugin)) {
        if (key in values && isKindOf(firstValue(plugin, key), values[key])) state[key]!.value = values[key]
      }
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

/** The keys of a plugin's state that survive. */
function survivingKeys({ survives = [], state = {} }: AnyPlugin): readonly string[] {
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

const firstValue = ({ state }: AnyPlugin, key: string): unknown => (state as Record<string, unknown>)[key]

/** Of null nothing is known. */
const isKindOf = (first: unknown, value: unknown): boolean =>
  first === null ||
  value === null ||
  (typeof first === typeof value && Array.isArray(first) === Array.isArray(value))
