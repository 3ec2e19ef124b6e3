import { signal, type Signal } from '@preact/signals-core'
import type { AnyPlugin } from '../contract/plugin'

/** One signal for each value that a plugin declares. */
export type PluginState = Readonly<Record<string, Signal<unknown>>>

const firstValues = (plugin: AnyPlugin) => Object.entries((plugin.state ?? {}) as Record<string, unknown>)

/** What the diner typed: restart keeps it. */
const keeps = ({ keepsState }: AnyPlugin, key: string): boolean =>
  keepsState === true || (keepsState || []).includes(key)

export function createState(plugin: AnyPlugin, carried: Readonly<Record<string, unknown>> = {}): PluginState {
  return Object.freeze(
    Object.fromEntries(
      firstValues(plugin).map(([key, value]) => [key, signal(key in carried ? carried[key] : value)]),
    ),
  )
}

/** Whether something that the diner typed is no longer the first value. Reading it subscribes. */
export const isChanged = (plugin: AnyPlugin, state: PluginState): boolean =>
  firstValues(plugin).some(([key, value]) => keeps(plugin, key) && state[key]!.value !== value)

/** Back to the first values (section 4, "Restart"); `completely`: what the diner typed too. */
export function resetState(plugin: AnyPlugin, state: PluginState, completely: boolean): void {
  for (const [key, value] of firstValues(plugin))
    if (completely || !keeps(plugin, key)) state[key]!.value = value
}
