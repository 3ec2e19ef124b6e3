import type { AnyPlugin } from '../../contract/plugin'
import type { PluginContext } from '../../contract/plugin-context'
import { createState, resetOnce, resetState, valuesOf, type PluginState } from './plugin-state'

/** The values of each plugin's state, by its id. */
export type PluginStates = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A plugin's part of one widget. */
interface Entry {
  readonly state: PluginState
  readonly ctx: PluginContext
  /** Its effects, so that a repeated setup can end those of the previous one. */
  readonly effects: (() => void)[]
}

export type MakeContext = (plugin: AnyPlugin, state: PluginState) => PluginContext

/**
 * Each plugin's part of one widget, made on first use: a brand may list many plugins, and a step uses few of them.
 * `handover`: the states of the kernel before this one.
 */
export function createEntries(makeContext: MakeContext, handover: PluginStates) {
  const made = new Map<AnyPlugin, Entry>()

  function entryOf(plugin: AnyPlugin): Entry {
    let entry = made.get(plugin)
    if (!entry) {
      const state = createState(plugin, handover[plugin.id])
      entry = { state, ctx: makeContext(plugin, state), effects: [] }
      made.set(plugin, entry)
    }
    return entry
  }

  return {
    entryOf,
    /** A restart has to find the values that were handed over, whether a step has used them or not. */
    takeOver: (plugins: readonly AnyPlugin[]) => plugins.filter(({ id }) => id in handover).forEach(entryOf),
    /** All states, for the kernel that replaces this one. */
    values: (): PluginStates => ({
      ...handover,
      ...Object.fromEntries([...made].map(([{ id }, { state }]) => [id, valuesOf(state)])),
    }),
    reset: (event: 'restart' | 'completion') =>
      made.forEach(({ state }, plugin) => resetState(plugin, state, event)),
    /** Resets the values for one POST, after it has failed. */
    resetOnce: () => made.forEach(({ state }, plugin) => resetOnce(plugin, state)),
  }
}
