import { effect } from '@preact/signals-core'
import { hookDeadline } from '../constants'
import { withDeadline } from '../deadline'
import { createFaults, type Owner, type HookPlace, type Report } from './faults'

/** So many faults in a row, and a condition is no longer asked. */
const patience = 5
/** So often in one turn of the event loop: one that changes what it reads would be asked for ever, and the page stand still. */
const mostAsks = 1000

export type Guard = ReturnType<typeof createGuard>

/** The only try/catch around plugin code. */
export function createGuard(report: Report, disposal: AbortSignal) {
  const { fault, clearFault, stops } = createFaults(report)
  const faultsInARow = new Map<string, number>()
  const asks = new Map<string, number>()
  const ends = new Set<() => void>()
  disposal.addEventListener('abort', () => ends.forEach((end) => end()), { once: true })

  /** Whether a condition is asked too often without a pause. */
  function isRestless(key: string): boolean {
    if (asks.size === 0) setTimeout(() => asks.clear())
    asks.set(key, (asks.get(key) ?? 0) + 1)
    return asks.get(key)! > mostAsks
  }

  /** Calls plugin code; after a fault the answer is `fallback`. */
  function call<Result>(place: HookPlace, run: () => Result, fallback: Result): Result {
    try {
      const result = run()
      // A hook that need not be waited for may still be an async function.
      if (isPromise(result)) Promise.resolve(result).then(undefined, (error: unknown) => fault(place, error))
      clearFault(place)
      return result
    } catch (error) {
      fault(place, error)
      return fallback
    }
  }

  /** The same for a condition that is asked with each change: one that always fails is given up. */
  function ask<Result>(place: HookPlace, run: () => Result, fallback: Result): Result {
    const key = `${place.owner.id} ${place.hook} ${place.name}`
    const faults = faultsInARow.get(key) ?? 0
    if (faults >= patience) return fallback
    try {
      if (isRestless(key)) throw new Error('It changes what it reads.')
      const result = run()
      if (isPromise(result)) throw new TypeError('A promise is no answer.')
      if (faults > 0) faultsInARow.delete(key)
      clearFault(place)
      return result
    } catch (error) {
      faultsInARow.set(key, faults + 1)
      fault(place, error)
      if (faults + 1 === patience) fault(place, new Error('It is no longer asked.'))
      return fallback
    }
  }

  /** The same for what takes its time, up to the owner's deadline. After disposal nobody waits. */
  async function wait<Result>(
    place: HookPlace,
    run: () => Result | PromiseLike<Result>,
    fallback: Result,
  ): Promise<Result> {
    try {
      const result = await withDeadline(run(), place.owner.deadline ?? hookDeadline, disposal)
      if (disposal.aborted) return fallback
      clearFault(place)
      return result
    } catch (error) {
      if (!disposal.aborted) fault(place, error)
      return fallback
    }
  }

  return {
    /** Reports a fault that the caller has met itself, in a component or a file. */
    fault,
    clearFault,
    stops,
    call,
    ask,
    wait,
    /** Conditions that were given up are asked again. */
    askAgain: () => faultsInARow.clear(),
    /** An effect of a plugin's, until disposal; a run that throws is reported, the effect stays. Returns its end. */
    effect(owner: Owner, run: () => void | (() => void)): () => void {
      const place = { owner, hook: 'effect' } as const
      const end = effect(() => {
        const undo = call(place, run, undefined)
        if (typeof undo === 'function') return () => call(place, undo, undefined)
      })
      if (disposal.aborted) end()
      else ends.add(end)
      return end
    },
  }
}

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  try {
    return typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function'
  } catch {
    return false
  }
}
