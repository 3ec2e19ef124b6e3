import { computed, signal } from '@preact/signals-core'
import type { AnyPlugin, Contributions, PluginContextOf } from '../../contract/plugin'
import type { PluginContext } from '../../contract/plugin-context'
import { onFirstUse } from '../first-use'
import { isPromise, type Guard, type HookPlace } from './guard'

/** A plugin's declaration, or a part of it that has come. */
export type Half = Contributions<PluginContext>

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
  halvesOf: (plugin: AnyPlugin) => readonly Half[],
) {
  const { withdrawn, settle } = createWithdrawn()
  const { keepEffect, keepUndo, endEffects } = createEffects(guard, disposal)
  const pending = new Set<Promise<void>>()
  /** The halves whose setup has not returned yet, even after its deadline. */
  const running = new Set<Half>()

  const placeOf = (plugin: AnyPlugin, half: Half): HookPlace => {
    const place = { owner: plugin, hook: 'setup' } as const
    return half === plugin ? place : { ...place, name: String(halvesOf(plugin).indexOf(half)) }
  }

  function succeed(plugin: AnyPlugin, half: Half, undo: unknown): void {
    if (typeof undo === 'function') keepUndo(plugin, undo as () => void)
    guard.clearFault(placeOf(plugin, half))
    settle(plugin, half, true)
  }

  async function begin(plugin: AnyPlugin, half: Half): Promise<void> {
    const place = placeOf(plugin, half)
    const result = guard.call<unknown>(place, () => half.setup!(contextOf(plugin)), failed)
    if (result === failed) return settle(plugin, half, false)
    if (!isPromise(result)) return succeed(plugin, half, result)
    const inTime = guard
      .wait<unknown>(place, () => result, failed)
      .then((undo) => {
        if (undo === failed && !disposal.aborted) settle(plugin, half, false)
      })
    pending.add(inTime)
    running.add(half)
    void inTime.then(() => pending.delete(inTime))
    try {
      // The setup may succeed after its deadline.
      const undo = await result
      await inTime
      succeed(plugin, half, undo)
    } catch {
      await inTime
    }
    running.delete(half)
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
        const halves = halvesOf(plugin)
        if (!plugin.essential || halves.some((half) => running.has(half))) continue
        endEffects(plugin)
        for (const half of halves) if (half.setup) void begin(plugin, half)
      }
    },
  }
}

/** The plugins of which a half's setup has failed. */
function createWithdrawn() {
  const broken = signal<ReadonlyMap<Half, AnyPlugin>>(new Map())
  return {
    withdrawn: computed(() => [...new Set(broken.value.values())]),
    settle(plugin: AnyPlugin, half: Half, succeeded: boolean): void {
      const next = new Map(broken.peek())
      if (succeeded ? next.delete(half) : next.set(half, plugin)) broken.value = next
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
