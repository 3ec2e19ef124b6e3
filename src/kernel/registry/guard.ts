import { effect } from '@preact/signals-core'
import { hookDeadline } from '../../constants'
import { type HookName, hooks } from '../../contract/hooks'
import type { GuardedCallbacks, HostCallbacks } from '../../contract/plugin-context'
import { withDeadline } from '../../deadline'
import type { Venue } from '../../api/schemas'

/** Whose code is called: a plugin, or the host. */
export interface Owner {
  readonly id: string
  readonly essential?: true
  /** Milliseconds that a hook may take. */
  readonly deadline?: number
}

/** A plugin's fault as it reaches the host. */
export interface Fault {
  readonly plugin: string
  /** The hook, and which one of several: `step.when "details"`. */
  readonly place: string
  readonly error: unknown
  /** The plugin is essential: the fault stops what the diner sends. */
  readonly essential?: true
}

export type Report = (fault: Fault) => void

/** A hook of an owner; `name` tells several of one kind apart, such as a step's id or a field. */
export interface HookPlace {
  readonly owner: Owner
  readonly hook: HookName | keyof HostCallbacks | 'journey' | 'state'
  readonly name?: string
}

/** A condition that has failed this often in a row is no longer asked. */
const patience = 5
/** A condition that changes what it reads would be asked forever: this often in one turn of the event loop is enough. */
const mostAsks = 1000

export type Guard = ReturnType<typeof createGuard>

/** The only try/catch around plugin code. It reports faults and remembers those of essential plugins. */
export function createGuard(report: Report, disposal: AbortSignal) {
  const { fault, clearFault, stops } = createFaults(report)
  const faultsInARow = new Map<string, number>()
  const asks = new Map<string, number>()
  const ends = new Set<() => void>()
  disposal.addEventListener('abort', () => ends.forEach((end) => end()), { once: true })

  function isRestless(key: string): boolean {
    if (asks.size === 0) setTimeout(() => asks.clear())
    asks.set(key, (asks.get(key) ?? 0) + 1)
    return asks.get(key)! > mostAsks
  }

  /** Calls plugin code. After a fault the result is `fallback`. */
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

  /** The same for a condition that is asked on each change: one that keeps failing is given up. */
  function ask<Result>(place: HookPlace, run: () => Result, fallback: Result): Result {
    const key = `${place.owner.id} ${place.hook} ${place.name}`
    const faults = faultsInARow.get(key) ?? 0
    if (faults >= patience) return fallback
    try {
      if (isRestless(key)) throw new Error('It changes what it reads.')
      const result = run()
      if (isPromise(result)) throw new TypeError('A condition must not return a promise.')
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

  /** The same for what takes time, up to the owner's deadline. After disposal nobody waits. */
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

  /** An effect until disposal. A run that throws is reported, and the effect stays. Returns its end. */
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

  return {
    fault,
    clearFault,
    stops,
    call,
    ask,
    wait,
    effect: guardedEffect,
    /** Conditions that were given up are asked again. */
    retry: () => faultsInARow.clear(),
  }
}

/** The faults so far. A fault of an essential plugin stands until the same place has worked. */
function createFaults(report: Report) {
  const reported = new Map<string, string>()
  const standing = new Map<string, Set<string>>()

  /** The same fault of a place is reported once. */
  function fault(at: HookPlace, error: unknown): void {
    const { owner, hook } = at
    const place = nameOf(at)
    const stops = owner.essential && hook in hooks && hooks[hook as HookName]
    if (stops === 'until it works') {
      if (!standing.has(owner.id)) standing.set(owner.id, new Set())
      standing.get(owner.id)!.add(place)
    }
    const key = `${owner.id} ${place}`
    const text = textOf(error)
    if (reported.get(key) === text) return
    reported.set(key, text)
    report({ plugin: owner.id, place, error, ...(stops && { essential: true }) })
  }

  return {
    fault,
    clearFault: (at: HookPlace): void => void standing.get(at.owner.id)?.delete(nameOf(at)),
    /** An essential one of these has a fault that stands, so nothing may be sent. */
    stops: (owners: readonly Owner[]): boolean => owners.some(({ id }) => (standing.get(id)?.size ?? 0) > 0),
  }
}

const nameOf = ({ hook, name }: HookPlace) => (name === undefined ? hook : `${hook} "${name}"`)

/** Anything can be thrown, even something that cannot be converted to a string. */
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

const owner = { id: 'host' } as const

/** The host's functions are others' code too: one that throws is reported and counts as not given. They may change. */
export function guardHost(host: HostCallbacks, { call }: Guard): GuardedCallbacks {
  return {
    get onNoAvailability() {
      const { onNoAvailability } = host
      if (!onNoAvailability) return undefined
      const place = { owner, hook: 'onNoAvailability' } as const
      return (venue: Venue) => call(place, () => (onNoAvailability(venue), true), false)
    },
    get transformSpecialRequests() {
      const { transformSpecialRequests } = host
      if (!transformSpecialRequests) return undefined
      const place = { owner, hook: 'transformSpecialRequests' } as const
      return (text: string) => call(place, () => asText(transformSpecialRequests(text)), text)
    },
  }
}

/** What the diner wrote is not replaced by the name of a type. */
function asText(given: unknown): string {
  if (typeof given !== 'string') throw new TypeError(`Expected a text, not ${String(given)}.`)
  return given
}
