import { signal } from '@preact/signals-core'
import type { Guard } from './containment'
import { createContext, createState, resetState, type PluginState } from './context'
import type { AnyPlugin, PluginContext } from './contract'
import type { Kernel } from './kernel'

/** The plugins of one widget: each with its state and context, and whether its setup went well. */
export function createCrew(plugins: readonly AnyPlugin[], guard: Guard, disposal: AbortSignal) {
  /** Those that work: the others were withdrawn. */
  const live = signal(plugins)
  const members = new Map<AnyPlugin, { readonly state: PluginState; readonly ctx: PluginContext }>()
  const contextOf = (plugin: AnyPlugin) => members.get(plugin)!.ctx

  function setUp(plugin: AnyPlugin): void {
    const withdraw = () => void (live.value = live.peek().filter((other) => other !== plugin))
    const undo = guard.contain(plugin.id, 'setup', () => plugin.setup?.(contextOf(plugin)), withdraw)
    if (undo === withdraw) return withdraw()
    if (!undo) return
    const end = () => guard.contain(plugin.id, 'undo of setup', undo, undefined)
    disposal.addEventListener('abort', end, { once: true })
  }

  return {
    live,
    contextOf,
    /** An essential plugin is withdrawn: nothing may be sent without it. */
    isBroken: () => plugins.some((plugin) => plugin.essential && !live.peek().includes(plugin)),
    /** All contexts first: a setup may lead to another plugin's `when`. */
    assemble(kernel: Kernel): void {
      for (const plugin of plugins) {
        const state = createState(plugin)
        members.set(plugin, { state, ctx: createContext(plugin, state, kernel) })
      }
      plugins.forEach(setUp)
    },
    /** Puts the states back; what the diner typed too where all is over. */
    reset(over: boolean): void {
      members.forEach(({ state }, plugin) => {
        if (over || !plugin.keepsState) resetState(plugin, state)
      })
    },
  }
}
