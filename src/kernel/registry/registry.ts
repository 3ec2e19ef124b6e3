import { computed, signal, untracked } from '@preact/signals-core'
import type { HostEvent } from '../../contract/events'
import type { AnyPlugin, Insert, PluginContextOf, Step } from '../../contract/plugin'
import { createEntries, type MakeContext, type PluginStates } from './entries'
import { isPromise, type Guard } from './guard'
import { hasEntered, type PluginState } from './plugin-state'

/** How many events plugins may emit in response to one event. */
const maximumResponses = 32

export type Registry = ReturnType<typeof createRegistry>

/**
 * The plugins of one widget: each with its state and context, and whether its setup succeeded. `first`: those that step 1 and
 * the journeys need. `order`: the brand's, by id. `handover`: the states of the kernel before this one.
 */
export function createRegistry(
  first: readonly AnyPlugin[],
  order: readonly string[],
  guard: Guard,
  disposal: AbortSignal,
  handover: PluginStates = {},
) {
  const positionOf = ({ id }: AnyPlugin) => order.indexOf(id)
  const all = signal(first)
  const skippedSteps = signal<ReadonlySet<string>>(new Set())
  let makeContext: MakeContext
  const { entryOf, ...entries } = createEntries((plugin, state) => makeContext(plugin, state), handover)
  const contextOf: PluginContextOf = (plugin) => entryOf(plugin).ctx
  const stateOf = (plugin: AnyPlugin): PluginState => entryOf(plugin).state
  const endEffects = (plugin: AnyPlugin) => {
    for (const end of entryOf(plugin).effects.splice(0)) end()
  }
  const setups = createSetups(contextOf, guard, disposal, endEffects)
  const active = computed(() => all.value.filter((plugin) => !setups.withdrawn.value.includes(plugin)))

  function begin(plugins: readonly AnyPlugin[]): void {
    entries.takeOver(plugins)
    plugins.filter(({ setup }) => setup).forEach(setups.begin)
  }

  return {
    /** The loaded plugins, in the brand's order. `active` leaves out plugins whose setup has failed. */
    all,
    active,
    inserts: computed(() => insertsByPlace(active.value)),
    contextOf,
    skippedSteps,
    keepEffect: (plugin: AnyPlugin, end: () => void) => void entryOf(plugin).effects.push(end),
    ready: setups.ready,
    retrySetups: setups.retry,
    notify: createNotifier(active, contextOf, guard, disposal),
    setUp(contexts: MakeContext): void {
      makeContext = contexts
      begin(first)
    },
    /** Adds plugins that were loaded later, in the brand's order. */
    add(plugins: readonly AnyPlugin[]): void {
      all.value = [...all.peek(), ...plugins].sort((one, other) => positionOf(one) - positionOf(other))
      begin(plugins)
    },
    /** Skips a step until completion, after "Try again" has failed too. */
    skipStep: (id: string) => void (skippedSteps.value = new Set([...skippedSteps.peek(), id])),
    /** Whether there is another base step to show. */
    hasOtherBase: (step: Step) =>
      active.value
        .flatMap((plugin) => plugin.steps ?? [])
        .some(({ id, priority }) => priority === 'base' && id !== step.id && !skippedSteps.value.has(id)),
    stateOf,
    values: entries.values,
    /** Whether the diner has entered something in a plugin's part. Subscribes. */
    hasEntered: () => all.value.some((plugin) => hasEntered(plugin, stateOf)),
    /** Resets the states. Completion also restores skipped steps. */
    reset(event: 'restart' | 'completion'): void {
      if (event === 'completion') skippedSteps.value = new Set()
      entries.reset(event)
    },
    resetOnce: entries.resetOnce,
  }
}

/** Grouped once, because every place of every step looks for its own among those of all plugins. */
function insertsByPlace(
  plugins: readonly AnyPlugin[],
): ReadonlyMap<string, ReadonlyMap<AnyPlugin, Insert[]>> {
  const places = new Map<string, Map<AnyPlugin, Insert[]>>()
  for (const plugin of plugins) {
    for (const insert of plugin.inserts ?? []) {
      const { at } = insert
      const place = places.get(at) ?? new Map<AnyPlugin, Insert[]>()
      places.set(at, place.set(plugin, [...(place.get(plugin) ?? []), insert]))
    }
  }
  return places
}

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
      if (!plugin.onEvent) continue
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
  endEffects: (plugin: AnyPlugin) => void,
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
      else disposal.addEventListener('abort', end, { once: true })
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
    ready: () => Promise.all(pending),
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
