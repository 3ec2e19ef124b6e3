import { computed, signal, untracked } from '@preact/signals-core'
import { createState, isChanged, resetState, type PluginState } from './plugin-state'
import type { AnyPlugin, PluginContextOf } from './contract/plugin'
import type { HostEvent } from './contract/events'
import type { Guard } from './guard'
import type { PluginContext } from './contract/plugin-context'
import { createSetups } from './setups'

/** Each plugin's state by its id, as it goes over from one kernel to the next. */
export type PluginStates = Readonly<Record<string, Readonly<Record<string, unknown>>>>

interface Entry {
  readonly state: PluginState
  readonly ctx: PluginContext
}

export interface RegistryParts {
  /** What step 1 and the journeys need. */
  readonly plugins: readonly AnyPlugin[]
  /** The brand's order, by id. */
  readonly order: readonly string[]
  readonly guard: Guard
  readonly disposal: AbortSignal
  readonly carried: PluginStates | undefined
}

/** How many events may be emitted in answer to each other. */
const deepest = 8

export type Registry = ReturnType<typeof createRegistry>

/** The plugins of one widget: each with its state and context, and whether its setup went well. */
export function createRegistry({ plugins: first, order, guard, disposal, carried = {} }: RegistryParts) {
  const all = signal(first)
  const skippedSteps = signal<ReadonlySet<string>>(new Set())
  const entries = new Map<AnyPlugin, Entry>()
  let depth = 0
  const contextOf: PluginContextOf = (plugin) => entries.get(plugin)!.ctx
  const setups = createSetups(contextOf, guard, disposal)
  const active = computed(() => all.value.filter((plugin) => !setups.withdrawn.value.includes(plugin)))
  let makeContext: (plugin: AnyPlugin, state: PluginState) => PluginContext

  function register(plugin: AnyPlugin): void {
    const state = createState(plugin, carried[plugin.id])
    entries.set(plugin, { state, ctx: makeContext(plugin, state) })
  }

  /** Untracked: an effect that emits an event is not woken by what a plugin reads. After disposal nobody is told. */
  function notify(event: HostEvent): void {
    if (disposal.aborted) return
    for (const plugin of untracked(() => active.value)) {
      const place = { owner: plugin, hook: 'onEvent' } as const
      // Plugins that answer events by events would go on for ever.
      if (depth >= deepest) guard.fault(place, new Error('Too many events in answer to each other.'))
      if (depth >= deepest) continue
      depth++
      untracked(() => guard.call(place, () => plugin.onEvent?.(contextOf(plugin), event), undefined))
      depth--
    }
  }

  return {
    /** Those that the brand has and that are here; `active`: whose setup has not failed. Both in the brand's order. */
    all,
    active,
    contextOf,
    skippedSteps,
    /** A step whose component failed again after "Try again" is passed over, until completion. */
    skipStep: (id: string) => void (skippedSteps.value = new Set([...skippedSteps.peek(), id])),
    ready: setups.ready,
    retrySetups: setups.retry,
    /** All contexts first: a setup may lead to another plugin's `when`. */
    assemble(contexts: typeof makeContext): void {
      makeContext = contexts
      first.forEach(register)
      first.forEach(setups.begin)
    },
    /** A plugin whose file came later takes its place among the others. */
    add(plugin: AnyPlugin): void {
      register(plugin)
      all.value = [...all.peek(), plugin].sort(
        (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
      )
      setups.begin(plugin)
    },
    notify,
    /** Each plugin's state as it is, by its id; of those that have not come yet, as it was handed over. */
    states(): PluginStates {
      const now: Record<string, Readonly<Record<string, unknown>>> = { ...carried }
      for (const [{ id }, { state }] of entries)
        now[id] = Object.fromEntries(Object.entries(state).map(([key, value]) => [key, value.peek()]))
      return now
    },
    /** The diner has typed something into a plugin's part. */
    hasTyped: () =>
      all.value.some((plugin) => {
        const entry = entries.get(plugin)
        return entry !== undefined && isChanged(plugin, entry.state)
      }),
    /** Puts the states back; `over`: what the diner typed too, and the steps that were passed over. */
    reset(over: boolean): void {
      if (over) skippedSteps.value = new Set()
      for (const [plugin, { state }] of entries) resetState(plugin, state, over)
    },
  }
}
