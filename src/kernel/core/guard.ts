import { effect } from '@preact/signals-core'
import { hookDeadline } from '../../constants'
import { type HookName, hooks } from '../../contract/hooks'
import type { GuardedCallbacks, HostCallbacks } from '../../contract/plugin-context'
import { withDeadline } from '../../deadline'
import type { Venue } from '../../api/bodies'

/** The plugin or host whose code is called. */
export interface Owner {
  readonly id: string
  readonly essential?: true
  /** Milliseconds that a hook may take. */
  readonly deadline?: number
}

/** The owner of an insert's faults. Those of an optional one block nothing, even if its plugin is essential. */
export const ownerOf = (plugin: Owner, optional?: boolean): Owner => (optional ? { id: plugin.id } : plugin)

/** A fault as it is reported. */
export interface Fault {
  readonly plugin: string
  /** The hook with its name: `step.when "details"`. */
  readonly place: string
  readonly error: unknown
  /** The plugin is essential, so the fault blocks the submission. */
  readonly essential?: true
}

export type Report = (fault: Fault) => void

/** A hook of an owner. `name` distinguishes hooks of one kind, such as steps or fields. */
export interface HookPlace {
  readonly owner: Owner
  readonly hook: HookName | keyof HostCallbacks | 'journey' | 'state' | 'provides'
  readonly name?: string
}

/** A condition that fails this often in a row is no longer called. */
const maximumFaults = 5
/** Calls of a condition in one turn of the event loop: one that changes what it reads would never settle. */
const maximumCalls = 1000

export type Guard = ReturnType<typeof createGuard>

/** Calls all code of plugins and the host, reports its faults, and remembers unresolved faults of essential plugins. */
export function createGuard(report: Report, disposal: AbortSignal) {
  const faults = createFaults(report)
  const { fault, clearFault } = faults
  const ends = new Set<() => void>()
  disposal.addEventListener('abort', () => ends.forEach((end) => end()))

  /** Calls plugin code. After a fault the result is `fallback`. */
  function call<Result>(place: HookPlace, run: () => Result, fallback: Result): Result {
    try {
      const result = run()
      // The hook may be an async function even if its result is not awaited.
      if (isPromise(result)) Promise.resolve(result).then(undefined, (error: unknown) => fault(place, error))
      clearFault(place)
      return result
    } catch (error) {
      fault(place, error)
      return fallback
    }
  }

  /** Awaits asynchronous code, up to the owner's deadline. Disposal ends the wait. */
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

  /** Runs an effect until disposal and returns a function that ends it. A run that throws does not end it. */
  function guardedEffect(owner: Owner, run: () => void | (() => void)): () => void {
    const place = { owner, hook: 'effect' } as const
    const end = effect(() => {
      const undo = call(place, run, undefined)
      if (typeof undo === 'function') return () => call(place, undo, undefined)
    })
    if (disposal.aborted) end()
    else ends.add(end)
    return end
  }

  return { ...faults, ...createConditions(faults), call, wait, effect: guardedEffect }
}

/** Calls conditions, which run on each change. One that keeps failing is no longer called. */
function createConditions({ fault, clearFault }: Faults) {
  const faultsInARow = new Map<string, number>()
  const calls = new Map<string, number>()

  function isLooping(key: string): boolean {
    if (calls.size === 0) setTimeout(() => calls.clear())
    calls.set(key, (calls.get(key) ?? 0) + 1)
    return calls.get(key)! > maximumCalls
  }

  /** After a fault the result is `fallback`. */
  function ask<Result>(place: HookPlace, run: () => Result, fallback: Result): Result {
    const key = `${place.owner.id} ${place.hook} ${place.name}`
    const faults = faultsInARow.get(key) ?? 0
    if (faults >= maximumFaults) return fallback
    try {
      if (isLooping(key)) throw new Error('It changes what it reads.')
      const result = run()
      if (isPromise(result)) throw new TypeError('A condition must not return a promise.')
      faultsInARow.delete(key)
      clearFault(place)
      return result
    } catch (error) {
      faultsInARow.set(key, faults + 1)
      fault(place, error)
      if (faults + 1 === maximumFaults) fault(place, new Error('It is no longer asked.'))
      return fallback
    }
  }

  return {
    ask,
    /**
     * Asks whether a part is needed. One that isn't must not block the submission, so the faults of its other hooks are cleared.
     */
    isNeeded(place: HookPlace, when: () => boolean, ...others: readonly HookName[]): boolean {
      if (ask(place, when, false)) return true
      for (const hook of others) clearFault({ ...place, hook })
      return false
    },
    /** Calls failing conditions again. */
    retry: () => faultsInARow.clear(),
  }
}

type Faults = ReturnType<typeof createFaults>

/** All faults so far. A fault of an essential plugin is unresolved until the same place has worked. */
function createFaults(report: Report) {
  const reported = new Map<string, string>()
  const unresolved = new Map<string, Set<string>>()

  /** Reports a fault, unless the last one of the same place was the same. */
  function fault(at: HookPlace, error: unknown): void {
    const { owner, hook } = at
    const place = nameOf(at)
    const stops = owner.essential && hook in hooks && hooks[hook as HookName]
    if (stops === 'until it works') {
      if (!unresolved.has(owner.id)) unresolved.set(owner.id, new Set())
      unresolved.get(owner.id)!.add(place)
    }
    const key = `${owner.id} ${place}`
    const text = textOf(error)
    if (reported.get(key) === text) return
    reported.set(key, text)
    report({ plugin: owner.id, place, error, ...(stops && { essential: true }) })
  }

  return {
    fault,
    clearFault: (at: HookPlace): void => void unresolved.get(at.owner.id)?.delete(nameOf(at)),
    /** Whether one of these has an unresolved fault, which blocks the submission. */
    stops: (owners: readonly Owner[]): boolean =>
      owners.some(({ id }) => (unresolved.get(id)?.size ?? 0) > 0),
  }
}

const nameOf = ({ hook, name }: HookPlace) => (name === undefined ? hook : `${hook} "${name}"`)

/** Plugins can throw anything, even a value that cannot be converted to a string. */
function textOf(error: unknown): string {
  try {
    return String(error)
  } catch {
    return typeof error
  }
}

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  try {
    return typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function'
  } catch {
    return false
  }
}

const hostOwner = { id: 'host' } as const

/** The host's callbacks, guarded: one that throws is reported and counts as missing. Getters, as the host may replace them. */
export function guardHost(host: HostCallbacks, { call }: Guard): GuardedCallbacks {
  return {
    get onNoAvailability() {
      const { onNoAvailability } = host
      if (!onNoAvailability) return undefined
      const place = { owner: hostOwner, hook: 'onNoAvailability' } as const
      return (venue: Venue) => call(place, () => (onNoAvailability(venue), true), false)
    },
    get transformSpecialRequests() {
      const { transformSpecialRequests } = host
      if (!transformSpecialRequests) return undefined
      const place = { owner: hostOwner, hook: 'transformSpecialRequests' } as const
      return (text: string) => call(place, () => asText(transformSpecialRequests(text)), text)
    },
  }
}

function asText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`Expected a text, not ${String(value)}.`)
  return value
}
