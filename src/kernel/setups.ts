import { signal } from '@preact/signals-core'
import type { AnyPlugin, PluginContextOf } from './contract/plugin'
import type { PluginContext } from './contract/plugin-context'
import { isPromise } from './deadline'
import type { Guard } from './guard'

/** What is no answer of a setup: it threw, rejected or took too long. */
const failed = Symbol('failed')

/** The plugins' setups: which are under way, and whose have failed. */
export function createSetups(contextOf: PluginContextOf, guard: Guard, disposal: AbortSignal) {
  const withdrawn = signal<readonly AnyPlugin[]>([])
  const pending = new Set<Promise<void>>()
  /** Those whose setup has not answered yet, though its deadline may be over. */
  const answering = new Set<AnyPlugin>()

  function begin(plugin: AnyPlugin): void {
    const waits = callSetup(plugin, contextOf(plugin), guard, disposal, (wentWell) => {
      const others = withdrawn.peek().filter((other) => other !== plugin)
      if (!wentWell) withdrawn.value = [...others, plugin]
      else if (others.length < withdrawn.peek().length) withdrawn.value = others
    })
    if (!waits) return
    pending.add(waits.ready)
    answering.add(plugin)
    void waits.ready.then(() => pending.delete(waits.ready))
    void waits.answered.then(() => answering.delete(plugin))
  }

  return {
    /** Those whose setup has failed: they are out, and where one is essential nothing is sent. */
    withdrawn,
    begin,
    /** Resolves once no setup is under way, at the latest after its deadline. */
    ready: () => Promise.all(pending),
    /** An essential one that has failed is set up again: the diner who is told to try again shall be able to. */
    retry: () =>
      withdrawn
        .peek()
        .filter((plugin) => plugin.essential && !answering.has(plugin))
        .forEach(begin),
  }
}

/**
 * Calls a plugin's `setup` and, at disposal, the undo that it has returned. `tell` hears whether it went well: at once,
 * or before the promise resolves. One that answers after its deadline is undone at once, unless the plugin is essential:
 * that one is told as having gone well after all. Returns nothing for a setup that is no promise; `ready` resolves with
 * the deadline at the latest, `answered` perhaps never.
 */
function callSetup(
  plugin: AnyPlugin,
  ctx: PluginContext,
  guard: Guard,
  disposal: AbortSignal,
  tell: (wentWell: boolean) => void,
): { readonly ready: Promise<void>; readonly answered: Promise<void> } | undefined {
  const place = { owner: plugin, hook: 'setup' } as const
  const undoNow = (undo: unknown) => {
    if (typeof undo === 'function') guard.call({ ...place, name: 'undo' }, undo as () => void, undefined)
  }
  const hear = (undo: unknown) => {
    if (undo !== failed) {
      if (disposal.aborted) undoNow(undo)
      else disposal.addEventListener('abort', () => undoNow(undo), { once: true })
    }
    tell(undo !== failed)
  }

  const answer = guard.call<unknown>(place, () => plugin.setup?.(ctx), failed)
  if (!isPromise(answer)) return void hear(answer)
  let isOver = false
  const ready = guard
    .wait<unknown>(place, () => answer, failed)
    .then((undo) => {
      isOver = undo === failed
      if (!disposal.aborted || !isOver) hear(undo)
    })
  const comesLate = (undo: unknown) => {
    if (!isOver) return
    if (!plugin.essential || disposal.aborted) return undoNow(undo)
    guard.works(place)
    hear(undo)
  }
  const answered = Promise.resolve(answer).then(
    (undo) => ready.then(() => comesLate(undo)),
    () => ready,
  )
  return { ready, answered }
}
