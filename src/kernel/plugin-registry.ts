import { computed, signal, untracked } from '@preact/signals-core'
import { createState, hasEntered, resetOnce, resetState, type PluginState } from './plugin-state'
import type { AnyPlugin, PluginContextOf, Step } from '../contract/plugin'
import type { HostEvent } from '../contract/events'
import type { Guard } from './guard'
import type { PluginContext } from '../contract/plugin-context'
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

/** How many events plugins may emit in answer to one. */
const mostAnswers = 32

export type Registry = ReturnType<typeof createRegistry>

/** The plugins of one widget: each with its state and context, and whether its setup went well. */
export function createRegistry({ plugins: first, order, guard, disposal, carried = {} }: RegistryParts) {
  const places = new Map(order.map((id, index) => [id, index]))
  const placeOf = ({ id }: AnyPlugin) => places.get(id) ?? -1
  const all = signal(first)
  const skippedSteps = signal<ReadonlySet<string>>(new Set())
  const entries = new Map<AnyPlugin, Entry>()
  const effects = new Map<AnyPlugin, Set<() => void>>()
  /** The plugin that hears an event, and how many were emitted since the first that any heard. */
  let listener: AnyPlugin | undefined
  let answers = 0
  const contextOf: PluginContextOf = (plugin) => entries.get(plugin)!.ctx
  const setups = createSetups(contextOf, guard, disposal, endEffects)
  const active = computed(() => all.value.filter((plugin) => !setups.withdrawn.value.includes(plugin)))
  let makeContext: (plugin: AnyPlugin, state: PluginState) => PluginContext

  function endEffects(plugin: AnyPlugin): void {
    effects.get(plugin)?.forEach((end) => end())
    effects.delete(plugin)
  }

  function register(plugin: AnyPlugin): void {
    const state = createState(plugin, carried[plugin.id])
    entries.set(plugin, { state, ctx: makeContext(plugin, state) })
  }

  /** Untracked: an effect that emits an event is not woken by what a plugin reads. After disposal nobody is told. */
  function notify(event: HostEvent): void {
    if (disposal.aborted) return
    const emitter = listener
    answers = emitter ? answers + 1 : 0
    // Plugins that answer events by events would go on for ever.
    if (emitter && answers > mostAnswers) {
      const error = new Error('Too many events.')
      return guard.fault({ owner: emitter, hook: 'onEvent' }, error)
    }
    for (const plugin of untracked(() => active.value)) {
      listener = plugin
      const place = { owner: plugin, hook: 'onEvent' } as const
      untracked(() => guard.call(place, () => plugin.onEvent?.(contextOf(plugin), event), undefined))
    }
    listener = emitter
  }

  return {
    /** Those that the brand has and that are here; `active`: whose setup has not failed. Both in the brand's order. */
    all,
    active,
    contextOf,
    skippedSteps,
    /** A step whose component failed again after "Try again" is passed over, until completion. */
    skipStep: (id: string) => void (skippedSteps.value = new Set([...skippedSteps.peek(), id])),
    /** Another step stands behind this one, as the base of all. */
    hasOtherBase: (step: Step) =>
      active.value
        .flatMap((plugin) => plugin.steps ?? [])
        .some(({ id, priority }) => priority === 'base' && id !== step.id && !skippedSteps.value.has(id)),
    /** Keeps the end of an effect, for another try of the setup. */
    keepEffect(plugin: AnyPlugin, end: () => void): void {
      effects.set(plugin, (effects.get(plugin) ?? new Set()).add(end))
    },
    ready: setups.ready,
    retrySetups: setups.retry,
    /** All contexts first: a setup may lead to another plugin's `when`. */
    assemble(contexts: typeof makeContext): void {
      makeContext = contexts
      first.forEach(register)
      first.forEach(setups.begin)
    },
    /** Plugins whose files came later take their places among the others. */
    add(plugins: readonly AnyPlugin[]): void {
      plugins.forEach(register)
      all.value = [...all.peek(), ...plugins].sort((one, other) => placeOf(one) - placeOf(other))
      plugins.forEach(setups.begin)
    },
    notify,
    /** The states of those that have not come yet, and of the others as they began. */
    carried,
    /** The diner has typed something into a plugin's part. */
    hasTyped: () =>
      all.value.some((plugin) => {
        const entry = entries.get(plugin)
        return entry !== undefined && hasEntered(plugin, entry.state)
      }),
    /** Puts the states back; completion also offers skipped steps again. */
    reset(event: 'restart' | 'completion'): void {
      if (event === 'completion') skippedSteps.value = new Set()
      for (const [plugin, { state }] of entries) resetState(plugin, state, event)
    },
    /** The POST has failed. */
    resetOnce: () => entries.forEach(({ state }, plugin) => resetOnce(plugin, state)),
  }
}
