import { computed, signal } from '@preact/signals-core'
import type { AnyPlugin, Contributions, PluginContextOf } from '../../contract/plugin'
import type { PluginContext } from '../../contract/plugin-context'
import { onFirstUse } from './first-use'
import { isPromise, type Guard, type HookPlace } from './guard'

/** A plugin's declaration, or a part of it that has come. */
export type Contribution = Contributions<PluginContext>

/** Result of a setup that threw, rejected or took too long. */
const failed = Symbol('failed')

/**
 * Runs the setups of plugins and of their parts. A plugin of which one fails is withdrawn; if it is essential, the submission
 * is blocked.
 */
export function createSetups(
  contextOf: PluginContextOf,
  guard: Guard,
  disposal: AbortSignal,
  contributionsOf: (plugin: AnyPlugin) => readonly Contribution[],
) {
  const { withdrawn, settle } = createWithdrawn()
  const { keepEffect, keepUndo, endEffects } = createEffects(guard, disposal)
  const pending = new Set<Promise<void>>()
  /** The contributions whose setup has not returned yet, even after its deadline. */
  const running = new Set<Contribution>()

  const placeOf = (plugin: AnyPlugin, contribution: Contribution): HookPlace => {
    const place = { owner: plugin, hook: 'setup' } as const
    return contribution === plugin
      ? place
      : { ...place, name: String(contributionsOf(plugin).indexOf(contribution)) }
  }

  function succeed(plugin: AnyPlugin, contribution: Contribution, undo: unknown): void {
    if (typeof undo === 'function') keepUndo(plugin, undo as () => void)
    guard.clearFault(placeOf(plugin, contribution))
    settle(plugin, contribution, true)
  }

  async function begin(plugin: AnyPlugin, contribution: Contribution): Promise<void> {
    const place = placeOf(plugin, contribution)
    const result = guard.call<unknown>(place, () => contribution.setup!(contextOf(plugin)), failed)
    if (result === failed) return settle(plugin, contribution, false)
    if (!isPromise(result)) return succeed(plugin, contribution, result)
    const inTime = guard
      .wait<unknown>(place, () => result, failed)
      .then((undo) => {
        if (undo === failed && !disposal.aborted) settle(plugin, contribution, false)
      })
    pending.add(inTime)
    running.add(contribution)
    void inTime.then(() => pending.delete(inTime))
    try {
      // The setup may succeed after its deadline.
      const undo = await result
      await inTime
      succeed(plugin, contribution, undo)
    } catch {
      await inTime
    }
    running.delete(contribution)
  }

  return {
    withdrawn,
    begin,
    keepEffect,
    /** Resolves when all setups are done or over their deadlines. */
    ready: () => Promise.all([...pending]),
    /** Undoes and repeats the setups of essential plugins of which one has failed, so that the diner can try again. */
    retry(): void {
      for (const plugin of withdrawn.peek()) {
        const contributions = contributionsOf(plugin)
        if (!plugin.essential || contributions.some((contribution) => running.has(contribution))) continue
        endEffects(plugin)
        for (const contribution of contributions) if (contribution.setup) void begin(plugin, contribution)
      }
    },
  }
}

/** The plugins of which a contribution's setup has failed. */
function createWithdrawn() {
  const broken = signal<ReadonlyMap<Contribution, AnyPlugin>>(new Map())
  return {
    withdrawn: computed(() => [...new Set(broken.value.values())]),
    settle(plugin: AnyPlugin, contribution: Contribution, succeeded: boolean): void {
      const next = new Map(broken.peek())
      if (succeeded ? next.delete(contribution) : next.set(contribution, plugin)) broken.value = next
    },
  }
}

/** What a plugin's setups leave behind, until disposal or a retry. */
function createEffects(guard: Guard, disposal: AbortSignal) {
  const endsOf = onFirstUse<AnyPlugin, (() => void)[]>(() => [])
  return {
    keepEffect: (plugin: AnyPlugin, end: () => void) => void endsOf(plugin).push(end),
    keepUndo(owner: AnyPlugin, undo: () => void): void {
      const end = () => void guard.call({ owner, hook: 'setup', name: 'undo' }, undo, undefined)
      if (disposal.aborted) return end()
      disposal.addEventListener('abort', end)
      endsOf(owner).push(() => {
        disposal.removeEventListener('abort', end)
        end()
      })
    },
    endEffects: (plugin: AnyPlugin) =>
      endsOf(plugin)
        .splice(0)
        .forEach((end) => end()),
  }
}
