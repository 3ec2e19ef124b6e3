import { computed, signal, untracked } from '@preact/signals-core'
import type { Guard } from './guard'
import { createContext, createState, isChanged, resetState, type PluginState } from './context'
import type { AnyPlugin, PluginContext } from './contract'
import type { HostEvent } from './events'
import type { Carried, Kernel } from './kernel'

/** The plugins of one widget: each with its state and context, and whether its setup went well. */
export function createRegistry(
  first: readonly AnyPlugin[],
  guard: Guard,
  disposal: AbortSignal,
  carried: Carried['states'] = {},
) {
  const known = signal(first)
  const withdrawn = signal<readonly AnyPlugin[]>([])
  const entries = new Map<AnyPlugin, { readonly state: PluginState; readonly ctx: PluginContext }>()
  const contextOf = (plugin: AnyPlugin) => entries.get(plugin)!.ctx

  function setUp(plugin: AnyPlugin): void {
    const withdraw = () => void (withdrawn.value = [...withdrawn.peek(), plugin])
    const undo = guard.contain(plugin.id, 'setup', () => plugin.setup?.(contextOf(plugin)), withdraw)
    if (undo === withdraw) return withdraw()
    if (!undo) return
    const end = () => guard.contain(plugin.id, 'undo of setup', undo, undefined)
    disposal.addEventListener('abort', end, { once: true })
  }

  function register(plugin: AnyPlugin, kernel: Kernel): void {
    const state = createState(plugin)
    for (const [key, value] of Object.entries(carried[plugin.id] ?? {}))
      if (state[key]) state[key].value = value
    entries.set(plugin, { state, ctx: createContext(plugin, state, kernel) })
  }

  const activePlugins = computed(() => known.value.filter((plugin) => !withdrawn.value.includes(plugin)))

  return {
    /** Those that work, in the brand's order. */
    activePlugins,
    contextOf,
    /** Untracked: an effect that tells of something is not woken by what a plugin reads. Who has made way hears nothing. */
    notify: (event: HostEvent) =>
      untracked(() => {
        if (disposal.aborted) return
        for (const plugin of activePlugins.value)
          guard.contain(plugin.id, 'onEvent', () => plugin.onEvent?.(contextOf(plugin), event), undefined)
      }),
    /** An essential plugin is withdrawn: nothing may be sent without it. */
    essentialFailed: () => withdrawn.peek().some(({ essential }) => essential),
    /** All contexts first: a setup may lead to another plugin's `when`. */
    assemble(kernel: Kernel): void {
      for (const plugin of first) register(plugin, kernel)
      first.forEach(setUp)
    },
    /** A plugin whose file came later takes its place among the others. */
    join(plugin: AnyPlugin, kernel: Kernel): void {
      if (disposal.aborted) return
      kernel.catalogue.add(plugin.id, plugin.messages, plugin.languages)
      register(plugin, kernel)
      const { plugins: order } = kernel.brand
      known.value = [...known.peek(), plugin].sort(
        ({ id: one }, { id: other }) => order.indexOf(one) - order.indexOf(other),
      )
      setUp(plugin)
    },
    /** Each plugin's state as it is, by its id; of those that have not come yet, as it was handed over. */
    states: (): Carried['states'] => ({
      ...carried,
      ...Object.fromEntries(
        [...entries].map(([{ id }, { state }]) => [
          id,
          Object.fromEntries(Object.entries(state).map(([key, value]) => [key, value.peek()])),
        ]),
      ),
    }),
    /** The diner has typed something into a plugin's part. */
    hasTyped: () =>
      known.value.some((plugin) => {
        const member = entries.get(plugin)
        return plugin.keepsState && member && isChanged(plugin, member.state)
      }),
    /** Puts the states back; what the diner typed too where all is over. */
    reset(over: boolean): void {
      entries.forEach(({ state }, plugin) => {
        if (over || !plugin.keepsState) resetState(plugin, state)
      })
    },
  }
}
