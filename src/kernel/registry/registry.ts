import { computed, signal, untracked } from '@preact/signals-core'
import type { HostEvent } from '../../contract/events'
import type { AnyPlugin, PluginContextOf, Step } from '../../contract/plugin'
import { onFirstUse } from '../first-use'
import { isPromise, type Guard } from './guard'
import { insertsByPlace } from './inserts'
import {
  createState,
  hasEntered,
  resetOnce,
  resetState,
  valuesOf,
  type PluginState,
  type StatefulContext,
} from './plugin-state'

/** The values of each plugin's state, by its id. */
export type PluginStates = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** How many events plugins may emit in response to one event. */
const maximumResponses = 32

export type Registry = ReturnType<typeof createRegistry>

/**
 * The plugins of one widget: each with its context, made on first use, and whether its setup succeeded. `first`: those that step 1 and
 * the journeys need. `order`: the brand's, by id. `handover`: the states of the kernel before this one.
 */
export function createRegistry(
  first: readonly AnyPlugin[],
  order: readonly string[],
  guard: Guard,
  disposal: AbortSignal,
  handover: PluginStates = {},
) {
  const all = signal(first)
  const skippedSteps = signal<ReadonlySet<string>>(new Set())
  let makeContext: (plugin: AnyPlugin, state: PluginState) => StatefulContext
  const contexts = new Map<AnyPlugin, StatefulContext>()
  const make = (plugin: AnyPlugin) => makeContext(plugin, createState(plugin, handover[plugin.id]))
  const contextOf = onFirstUse(make, contexts)
  const stateOf = (plugin: AnyPlugin): PluginState => contextOf(plugin).state
  /** A repeated setup ends the effects of the previous one. */
  const effectsOf = onFirstUse<AnyPlugin, (() => void)[]>(() => [])
  const endEffects = (plugin: AnyPlugin) =>
    effectsOf(plugin)
      .splice(0)
      .map((end) => end())
  const setups = createSetups(contextOf, guard, disposal, endEffects)
  const active = computed(() => all.value.filter((plugin) => !setups.withdrawn.value.includes(plugin)))

  function begin(plugins: readonly AnyPlugin[]): void {
    for (const plugin of plugins) {
      // With a setup, or with values that a restart has to find.
      if (plugin.setup) void setups.begin(plugin)
      else if (plugin.id in handover) contextOf(plugin)
    }
  }

  return {
    /** The loaded plugins, in the brand's order. `active` leaves out plugins whose setup has failed. */
    all,
    active,
    inserts: computed(() => insertsByPlace(active.value)),
    contextOf: contextOf as PluginContextOf,
    skippedSteps,
    keepEffect: (plugin: AnyPlugin, end: () => void) => effectsOf(plugin).push(end),
    ready: setups.ready,
    retrySetups: setups.retry,
    notify: createNotifier(active, contextOf, guard, disposal),
    setUp(contexts: typeof makeContext): void {
      makeContext = contexts
      begin(first)
    },
    /** Adds plugins that were loaded later, in the brand's order. */
    add(plugins: readonly AnyPlugin[]): void {
      all.value = sorted([...all.peek(), ...plugins], order)
      begin(plugins)
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
    hasEntered: () => all.value.some((plugin) => hasEntered(plugin, stateOf)),
    /** Resets the states. Completion also restores skipped steps. */
    reset(event: 'restart' | 'completion'): void {
      if (event === 'completion') skippedSteps.value = new Set()
      contexts.forEach(({ state }, plugin) => resetState(plugin, state, event))
    },
  }
}

const sorted = (plugins: readonly AnyPlugin[], order: readonly string[]) =>
  [...plugins].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))

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
      untracked(() => guard.call(place, () => plugin.onEvent?.(contextOf(plugin), event), undefined))
    }
    listener = emitter
  }
}

/** Result of a setup that threw, rejected or took too long. */
const failed = Symbol('failed')

/** Runs the plugins' setups. A plugin whose setup fails is withdrawn; if it is essential, the submission is blocked. */
function createSetups(
  contextOf: PluginContextOf,
  guard: Guard,
  disposal: AbortSignal,
  endEffects: (plugin: AnyPlugin) => unknown,
) {
  const withdrawn = signal<readonly AnyPlugin[]>([])
  const pending = new Set<Promise<void>>()
  /** Plugins whose setup has not returned yet, even after its deadline. */
  const running = new Set<AnyPlugin>()

  function settle(plugin: AnyPlugin, succeeded: boolean): void {
    const others = withdrawn.peek().filter((other) => other !== plugin)
    if (!succeeded) withdrawn.value = [...others, plugin]
    else if (others.length < withdrawn.peek().length) withdrawn.value = others
  }

  /** Keeps the undo function for disposal. */
  function succeed(plugin: AnyPlugin, undo: unknown): void {
    const place = { owner: plugin, hook: 'setup' } as const
    if (typeof undo === 'function') {
      const end = () => void guard.call({ ...place, name: 'undo' }, undo as () => void, undefined)
      if (disposal.aborted) end()
      else disposal.addEventListener('abort', end)
    }
    guard.clearFault(place)
    settle(plugin, true)
  }

  async function begin(plugin: AnyPlugin): Promise<void> {
    const place = { owner: plugin, hook: 'setup' } as const
    const result = guard.call<unknown>(place, () => plugin.setup!(contextOf(plugin)), failed)
    if (result === failed) return settle(plugin, false)
    if (!isPromise(result)) return succeed(plugin, result)
    const inTime = guard
      .wait<unknown>(place, () => result, failed)
      .then((undo) => {
        if (undo === failed && !disposal.aborted) settle(plugin, false)
      })
    pending.add(inTime)
    running.add(plugin)
    void inTime.then(() => pending.delete(inTime))
    try {
      // The setup may succeed after its deadline.
      const undo = await result
      await inTime
      succeed(plugin, undo)
    } catch {
      await inTime
    }
    running.delete(plugin)
  }

  return {
    withdrawn,
    begin,
    /** Resolves when all setups are done or over their deadlines. */
    ready: () => Promise.all([...pending]),
    /** Repeats the failed setups of essential plugins, so that the diner can try again. */
    retry(): void {
      for (const plugin of withdrawn.peek()) {
        if (!plugin.essential || running.has(plugin)) continue
        endEffects(plugin)
        void begin(plugin)
      }
    },
  }
}
