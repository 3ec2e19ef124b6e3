import { signal, type Signal } from '@preact/signals-core'
import type { AnyPlugin } from '../../contract/plugin'
import type { PluginContext } from '../../contract/plugin-context'
import { type Lifetime, lifetimeOf } from '../../contract/state'
import type { Brand } from '../../contract/brand'
import type { SharedOptions } from '../../contract/names'
import { type Shared, specifiedNumbers } from '../../contract/shared'

/** One signal for each value that a plugin declares. */
export type PluginState = Readonly<Record<string, Signal<unknown>>>
/** A plugin's context with its state as the kernel reads it. */
export type StatefulContext = PluginContext & { readonly state: PluginState }
type StateValues = Readonly<Record<string, unknown>>

export const lifetimes = ({ state = {} }: AnyPlugin): readonly (readonly [key: string, Lifetime])[] =>
  Object.entries(state as StateValues).map(([key, value]) => [key, lifetimeOf(value)])

/** `handover`: values from the kernel before this one. */
export const createState = (plugin: AnyPlugin, handover: StateValues = {}): PluginState =>
  Object.freeze(
    Object.fromEntries(
      lifetimes(plugin).map(([key, { first }]) => [key, signal(key in handover ? handover[key] : first)]),
    ),
  )

export const valuesOf = (state: PluginState): StateValues =>
  Object.fromEntries(Object.entries(state).map(([key, { value }]) => [key, value]))

/** Whether the diner has entered something: a value that outlasts a restart has changed. Subscribes. */
export const hasEntered = (plugin: AnyPlugin, stateOf: (plugin: AnyPlugin) => PluginState): boolean =>
  lifetimes(plugin).some(
    ([key, { first, outlasts }]) => outlasts.includes('restart') && stateOf(plugin)[key]!.value !== first,
  )

/** Resets the values. A restart keeps values that outlast it (restart.keeps). */
export function resetState(plugin: AnyPlugin, state: PluginState, event: 'restart' | 'completion'): void {
  for (const [key, { first, outlasts }] of lifetimes(plugin))
    if (event === 'completion' || !outlasts.includes('restart')) state[key]!.value = first
}

/** Resets the values that are valid for one POST, after it has failed. */
export function resetOnce(plugin: AnyPlugin, state: PluginState): void {
  for (const [key, { first, once }] of lifetimes(plugin)) if (once) state[key]!.value = first
}

/** A plugin's options in a brand: its defaults and the brand's own values. */
export const optionsOf = ({ id, options }: AnyPlugin, brand: Brand): Readonly<Record<string, unknown>> => ({
  ...options,
  ...brand.options[id],
})

/** The options that these plugins share. */
export function sharedOptions(plugins: readonly AnyPlugin[], brand: Brand): Shared {
  const owners = plugins.filter(({ shares }) => shares)
  const own = owners.flatMap((plugin) => {
    const options = optionsOf(plugin, brand)
    return (plugin.shares as readonly string[]).map((name) => [name, options[name]] as const)
  })
  const shared: SharedOptions = { ...specifiedNumbers, ...Object.fromEntries(own) }
  return { ...shared, smallestGroup: shared.largestParty + 1 }
}
