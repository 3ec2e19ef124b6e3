import { computed, signal, untracked } from '@preact/signals-core'
import type { HostEvent } from '../../contract/events'
import type { AnyPlugin, PluginContextOf, Step } from '../../contract/plugin'
import type { PluginContext } from '../../contract/plugin-context'
import { isPromise, type Guard } from './guard'
import { createState, hasEntered, resetOnce, resetState, valuesOf, type PluginState } from './plugin-state'

/** The values of each plugin's state, by its id. */
export type PluginStates = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** How many events plugins may emit in response to one event. */
const maximumResponses = 32

export type Registry = ReturnType<typeof createRegistry>

/** A plugin's part of one widget. */
interface Entry {
  readonly state: PluginState
  readonly ctx: PluginContext
  /** Its effects, so that a repeated setup can end those of the previous one. */
  readonly effects: (() => void)[]
}

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
  const entries = new Map<AnyPlugin, Entry>()
  const contextOf: PluginContextOf = (plugin) => entries.get(plugin)!.ctx
  const stateOf = (plugin: AnyPlugin): PluginState => entries.get(plugin)!.state
  const endEffects = (plugin: AnyPlugin) => {
    for (const end of entries.get(plugin)!.effects.splice(0)) end()
  }
  const setups = createSetups(contextOf, guard, disposal, endEffects)
  const active = computed(() => all.value.filter((plugin) => !setups.withdrawn.value.includes(plugin)))
  let makeContext: (plugin: AnyPlugin, state: PluginState) => PluginContext

  function register(plugin: AnyPlugin): void {
    const state = createState(plugin, handover[plugin.id])
    entries.set(plugin, { state, ctx: makeContext(plugin, state), effects: [] })
  }

  return {
    /** The loaded plugins, in the brand's order. `active` leaves out plugins whose setup has failed. */
    all,
    active,
    contextOf,
    skippedSteps,
    keepEffect: (plugin: AnyPlugin, end: () => void) => void entries.get(plugin)!.effects.push(end),
    ready: setups.ready,
    retrySetups: setups.retry,
    notify: createNotifier(active, contextOf, guard, disposal),
    /** Creates all contexts first, because one plugin's setup may call another plugin's `when`. */
    setUp(contexts: typeof makeContext): void {
      makeContext = contexts
      first.forEach(register)
      first.forEach(setups.begin)
    },
    /** Adds plugins that were loaded later, in the brand's order. */
    add(plugins: readonly AnyPlugin[]): void {
      plugins.forEach(register)
      all.value = [...all.peek(), ...plugins].sort((one, other) => positionOf(one) - positionOf(other))
      plugins.forEach(setups.begin)
    },
    /** Skips a step until completion, after "Try again" has failed too. */
    skipStep: (id: string) => void (skippedSteps.value = new Set([...skippedSteps.peek(), id])),
    /** Whether there is another base step to show. */
    hasOtherBase: (step: Step) =>
      active.value
        .flatMap((plugin) => plugin.steps ?? [])
        .some(({ id, priority }) => priority === 'base' && id !== step.id && !skippedSteps.value.has(id)),
    stateOf,
    /** All states, for the kernel that replaces this one. */
    values: (): PluginStates => ({
      ...handover,
      ...Object.fromEntries([...entries].map(([{ id }, { state }]) => [id, valuesOf(state)])),
    }),
    /** Whether the diner has entered something in a plugin's part. Subscribes. */
    hasEntered: () => all.value.some((plugin) => hasEntered(plugin, stateOf(plugin))),
    /** Resets the states. Completion also restores skipped steps. */
    reset(event: 'restart' | 'completion'): void {
      if (event === 'completion') skippedSteps.value = new Set()
      for (const [plugin, { state }] of entries) resetState(plugin, state, event)
    },
    /** Resets the values for one POST, after it has failed. */
    resetOnce: () => entries.forEach(({ state }, plugin) => resetOnce(plugin, state)),
  }
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
    const result = guard.call<unknown>(place, () => plugin.setup?.(contextOf(plugin)), failed)
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
