import { signal } from '@preact/signals-core'
import type { AnyPlugin, PluginContextOf } from '../contract/plugin'
import type { PluginContext } from '../contract/plugin-context'
import { isPromise, type Guard } from './guard'

/** What is no answer of a setup: it threw, rejected or took too long. */
const failed = Symbol('failed')

/** The plugins' setups: which are under way, and whose have failed. */
export function createSetups(
  contextOf: PluginContextOf,
  guard: Guard,
  disposal: AbortSignal,
  endEffects: (plugin: AnyPlugin) => void,
) {
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
        .forEach((plugin) => {
          // Those of the try that failed: the next one starts its own.
          endEffects(plugin)
          begin(plugin)
        }),
  }
}

/**
 * Calls a plugin's `setup` and, at disposal, the undo that it has returned. `tell` hears whether it went well: at once,
 * or by `ready`, at the deadline at the latest; and again once it has answered after its deadline. `answered` may never
 * resolve.
 */
function callSetup(
  plugin: AnyPlugin,
  ctx: PluginContext,
  guard: Guard,
  disposal: AbortSignal,
  tell: (wentWell: boolean) => void,
): { readonly ready: Promise<void>; readonly answered: Promise<void> } | undefined {
  const place = { owner: plugin, hook: 'setup' } as const
  const hear = (undo: unknown) => {
    if (typeof undo === 'function') {
      const end = () => void guard.call({ ...place, name: 'undo' }, undo as () => void, undefined)
      if (disposal.aborted) end()
      else disposal.addEventListener('abort', end, { once: true })
    }
    guard.clearFault(place)
    tell(true)
  }

  const answer = guard.call<unknown>(place, () => plugin.setup?.(ctx), failed)
  if (answer === failed) return void tell(false)
  if (!isPromise(answer)) return void hear(answer)
  const ready = guard
    .wait<unknown>(place, () => answer, failed)
    .then((undo) => {
      if (undo === failed && !disposal.aborted) tell(false)
    })
  const answered = Promise.resolve(answer).then(
    (undo) => ready.then(() => hear(undo)),
    () => ready,
  )
  return { ready, answered }
}
