import { computed, signal, untracked } from '@preact/signals-core'
import type { HostEvent } from '../../contract/events'
import type { AnyPlugin, PluginContextOf, Step } from '../../contract/plugin'
import type { ServiceName } from '../../contract/services'
import { onFirstUse } from './first-use'
import type { Guard } from './guard'
import { byPlace, placedInserts } from './inserts'
import {
  createState,
  hasEntered,
  resetOnce,
  resetState,
  valuesOf,
  type PluginState,
  type StatefulContext,
} from './plugin-state'
import { createSetups, type Contribution } from './setups'

/** The values of each plugin's state, by its id. */
export type PluginStates = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** How many events plugins may emit in response to one event. */
const maximumResponses = 32

export type Registry = ReturnType<typeof createRegistry>

export type { Contribution } from './setups'

/**
 * The plugins of one widget, in the brand's order: each with its context, made on first use, the parts that have joined it, and
 * whether its setup succeeded. `handover`: the states of the kernel before this one.
 */
export function createRegistry(
  all: readonly AnyPlugin[],
  guard: Guard,
  disposal: AbortSignal,
  handover: PluginStates = {},
) {
  const skippedSteps = signal<ReadonlySet<string>>(new Set())
  let makeContext: (plugin: AnyPlugin, state: PluginState) => StatefulContext
  const contexts = new Map<AnyPlugin, StatefulContext>()
  const make = (plugin: AnyPlugin) => makeContext(plugin, createState(plugin, handover[plugin.id]))
  const contextOf = onFirstUse(make, contexts)
  const stateOf = (plugin: AnyPlugin): PluginState => contextOf(plugin).state
  const contributions = onFirstUse((plugin: AnyPlugin) => signal<readonly Contribution[]>([plugin]))
  const setups = createSetups(contextOf, guard, disposal, (plugin) => contributions(plugin).peek())
  const active = computed(() => all.filter((plugin) => !setups.withdrawn.value.includes(plugin)))
  const contributionsOf = (plugin: AnyPlugin): readonly Contribution[] => contributions(plugin).value

  return {
    /** In the brand's order. `active` leaves out plugins whose setup has failed. */
    all,
    active,
    /** A plugin's declaration and the parts that have joined it. Subscribes. */
    contributionsOf,
    inserts: computed(() => byPlace(active.value.flatMap(placedInserts))),
    contextOf: contextOf as PluginContextOf,
    /** What a plugin provides by this name. Undefined if none does, or if it throws. */
    service: createServices(all, contextOf, guard),
    skippedSteps,
    keepEffect: setups.keepEffect,
    ready: setups.ready,
    retrySetups: setups.retry,
    notify: createNotifier(active, contextOf, contributionsOf, guard, disposal),
    setUp(contexts: typeof makeContext): void {
      makeContext = contexts
      for (const plugin of all) {
        // With a setup, or with values that a restart has to find.
        if (plugin.setup) void setups.begin(plugin, plugin)
        else if (plugin.id in handover) contextOf(plugin)
      }
    },
    /** Adds a part that has come. */
    join(plugin: AnyPlugin, contribution: Contribution): void {
      const before = contributions(plugin).peek()
      if (disposal.aborted || before.includes(contribution)) return
      contributions(plugin).value = [...before, contribution]
      if (contribution.setup) void setups.begin(plugin, contribution)
    },
    /** Skips a step until completion, after "Try again" has failed too. */
    skipStep: (id: string) => void (skippedSteps.value = new Set([...skippedSteps.peek(), id])),
    hasOtherBase: (step: Step) => hasOtherBase(active.value, step, skippedSteps.value),
    stateOf,
    /** All states, for the kernel that replaces this one. */
    values: (): PluginStates => ({
      ...handover,
      ...Object.fromEntries([...contexts].map(([{ id }, { state }]) => [id, valuesOf(state)])),
    }),
    /** Resets the values for one POST, after it has failed. */
    resetOnce: () => contexts.forEach(({ state }, plugin) => resetOnce(plugin, state)),
    /** Whether the diner has entered something in a plugin's part. Subscribes. */
    hasEntered: () => all.some((plugin) => hasEntered(plugin, stateOf)),
    /** Resets the states. Completion also restores skipped steps. */
    reset(event: 'restart' | 'completion'): void {
      if (event === 'completion') skippedSteps.value = new Set()
      contexts.forEach(({ state }, plugin) => resetState(plugin, state, event))
    },
  }
}

/** Each service is made on its first use. */
const createServices = (all: readonly AnyPlugin[], contextOf: PluginContextOf, { call }: Guard) =>
  onFirstUse((name: ServiceName) => {
    const owner = all.find(({ provides }) => provides?.[name])
    const make = () => owner!.provides![name]!(contextOf(owner!)) as unknown
    return owner && call({ owner, hook: 'provides', name }, make, undefined)
  })

/** The contributions of these plugins that have a hook. In loops: on a page that has broken `filter` no field or veto may be lost. */
export const contributionsWith = (
  { contributionsOf }: Registry,
  plugins: readonly AnyPlugin[],
  hook: keyof Contribution,
) =>
  untracked(() => {
    const found: (readonly [AnyPlugin, Contribution])[] = []
    for (const plugin of plugins)
      for (const contribution of contributionsOf(plugin))
        if (contribution[hook]) found.push([plugin, contribution])
    return found
  })

/** Whether there is another base step to show. */
const hasOtherBase = (plugins: readonly AnyPlugin[], step: Step, skipped: ReadonlySet<string>): boolean =>
  plugins
    .flatMap(({ steps = [] }) => steps)
    .some(({ id, priority }) => priority === 'base' && id !== step.id && !skipped.has(id))

/**
 * Passes host events to the plugins. Untracked, so that an effect which emits an event does not subscribe to a plugin's
 * reads. Plugins may respond to events with events, up to a limit.
 */
function createNotifier(
  active: { readonly value: readonly AnyPlugin[] },
  contextOf: PluginContextOf,
  contributionsOf: (plugin: AnyPlugin) => readonly Contribution[],
  guard: Guard,
  disposal: AbortSignal,
) {
  let listener: AnyPlugin | undefined
  let responses = 0
  return (event: HostEvent): void => {
    if (disposal.aborted) return
    const emitter = listener
    responses = emitter ? responses + 1 : 0
    if (emitter && responses > maximumResponses)
      return guard.fault({ owner: emitter, hook: 'onEvent' }, new Error('Too many events.'))
    for (const plugin of untracked(() => active.value)) {
      listener = plugin
      const place = { owner: plugin, hook: 'onEvent' } as const
      untracked(() => {
        for (const contribution of contributionsOf(plugin))
          if (contribution.onEvent)
            guard.call(place, () => contribution.onEvent!(contextOf(plugin), event), undefined)
      })
    }
    listener = emitter
  }
}
