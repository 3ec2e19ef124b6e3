import { hooks, type HookName } from '../contract/hooks'
import type { HostCallbacks } from '../contract/plugin-context'

/** Whose code is called: a plugin, or the host. */
export interface Owner {
  readonly id: string
  readonly essential?: true
  /** Milliseconds that a hook may take. */
  readonly deadline?: number
}

/** A plugin's fault as it reaches the host: which plugin, in which hook, what. */
export interface Fault {
  readonly plugin: string
  /** The hook, and which one of several: `step.when "details"`. */
  readonly place: string
  readonly error: unknown
  /** It stops what the diner sends: the plugin is essential. */
  readonly essential?: true
}

export type Report = (fault: Fault) => void

/** What a host gives. */
type HostHook = keyof HostCallbacks | 'journey'

/** A hook of an owner; `name` tells several of one kind apart: a step's id, a field. */
export interface HookPlace {
  readonly owner: Owner
  readonly hook: HookName | HostHook | 'state'
  readonly name?: string
}

/** What was reported, and where a fault of an essential plugin stands: until the same place has worked. */
export function createFaults(report: Report) {
  const reported = new Map<string, string>()
  const standing = new Map<string, Set<string>>()

  return {
    /** Reports a fault, the same one of a place once. */
    fault(at: HookPlace, error: unknown): void {
      const { owner, hook } = at
      const place = nameOf(at)
      const key = `${owner.id} ${place}`
      const stops = owner.essential && hook in hooks && hooks[hook as HookName]
      if (stops === 'until it works') {
        if (!standing.has(owner.id)) standing.set(owner.id, new Set())
        standing.get(owner.id)!.add(place)
      }
      const text = textOf(error)
      if (reported.get(key) === text) return
      reported.set(key, text)
      report({ plugin: owner.id, place, error, ...(stops && { essential: true }) })
    },
    clearFault: (at: HookPlace): void => void standing.get(at.owner.id)?.delete(nameOf(at)),
    /** An essential one of these has a fault that stands: nothing may be sent. */
    stops: (owners: readonly Owner[]): boolean => owners.some(({ id }) => (standing.get(id)?.size ?? 0) > 0),
  }
}

const nameOf = ({ hook, name }: HookPlace) => (name === undefined ? hook : `${hook} "${name}"`)

/** Anything can be thrown, also what has no text. */
function textOf(error: unknown): string {
  try {
    return String(error)
  } catch {
    return typeof error
  }
}
