import { computed, signal, untracked } from '@preact/signals-core'
import { createState, isChanged, resetState, type PluginState } from './plugin-state'
import type { AnyPlugin, PluginContextOf } from './contract/plugin'
import type { HostEvent } from './contract/events'
import { isPromise, type Guard } from './guard'
import type { PluginContext } from './contract/plugin-context'

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
  const withdrawn = signal<readonly AnyPlugin[]>([])
  const skippedSteps = signal<ReadonlySet<string>>(new Set())
  const entries = new Map<AnyPlugin, Entry>()
  const pending = new Set<Promise<unknown>>()
  let depth = 0
  const active = computed(() => all.value.filter((plugin) => !withdrawn.value.includes(plugin)))
  const contextOf: PluginContextOf = (plugin) => entries.get(plugin)!.ctx
  let makeContext: (plugin: AnyPlugin, state: PluginState) => PluginContext

  function register(plugin: AnyPlugin): void {
    const state = createState(plugin, carried[plugin.id])
    entries.set(plugin, { state, ctx: makeContext(plugin, state) })
  }

  function setUp(plugin: AnyPlugin): void {
    const place = { owner: plugin, hook: 'setup' } as const
    const failed = () => void (withdrawn.value = [...withdrawn.peek(), plugin])
    const undoAtEnd = (undo: unknown) => {
      if (undo === failed) return failed()
      if (typeof undo !== 'function') return
      const end = () => void guard.call({ ...place, name: 'undo' }, undo as () => void, undefined)
      if (disposal.aborted) end()
      else disposal.addEventListener('abort', end, { once: true })
    }
    const answer: unknown = guard.call(place, () => plugin.setup?.(contextOf(plugin)), failed)
    if (!isPromise(answer)) return undoAtEnd(answer)
    let over = false
    const waiting = guard
      .wait<unknown>(place, () => answer, failed)
      .then((undo) => {
        over = undo === failed
        if (!disposal.aborted || !over) undoAtEnd(undo)
      })
    // One that answers after its deadline, or after disposal, is undone at once.
    answer.then(
      (undo) =>
        waiting.then(
          () =>
            over &&
            typeof undo === 'function' &&
            guard.call({ ...place, name: 'undo' }, undo as () => void, undefined),
        ),
      () => undefined,
    )
    pending.add(waiting)
    void waiting.finally(() => pending.delete(waiting))
  }

  return {
    /** Those that the brand has and that are here; `active`: whose setup has not failed. Both in the brand's order. */
    all,
    active,
    contextOf,
    skippedSteps,
    /** A step whose component failed again after "Try again" is passed over, until completion. */
    skipStep: (id: string) => void (skippedSteps.value = new Set([...skippedSteps.peek(), id])),
    /** Resolves once no setup is under way, at the latest after its deadline. */
    ready: () => Promise.all(pending),
    /** All contexts first: a setup may lead to another plugin's `when`. */
    assemble(contexts: typeof makeContext): void {
      makeContext = contexts
      first.forEach(register)
      first.forEach(setUp)
    },
    /** A plugin whose file came later takes its place among the others. */
    add(plugin: AnyPlugin): void {
      register(plugin)
      all.value = [...all.peek(), plugin].sort(
        (one, other) => order.indexOf(one.id) - order.indexOf(other.id),
      )
      setUp(plugin)
    },
    /** Untracked: an effect that emits an event is not woken by what a plugin reads. After disposal nobody is told. */
    notify: (event: HostEvent) =>
      untracked(() => {
        if (disposal.aborted) return
        for (const plugin of active.value) {
          const place = { owner: plugin, hook: 'onEvent' } as const
          // Plugins that answer events by events would go on for ever.
          if (depth >= deepest) guard.fault(place, new Error('Too many events in answer to each other.'))
          if (depth >= deepest) continue
          depth++
          guard.call(place, () => plugin.onEvent?.(contextOf(plugin), event), undefined)
          depth--
        }
      }),
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
