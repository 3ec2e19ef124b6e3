/*
 * A part is what `load` brings: of a step, of an insert, or without a view. When it is loaded, and what if it fails:
 *
 * - as it is shown (src/controls/parts/use-part.ts): in its place is a card with "Try again";
 * - ahead (flow/parts-ahead.ts), once a restaurant is chosen: one without a view is tried again, the others as they are shown;
 * - the next steps (`fetchSteps` in flow/parts-needed.ts), once a time is chosen: again as they are shown;
 * - before step 1's Continue and before a POST (the same file, which is loaded later itself): each press tries again.
 *
 * While a part of an essential plugin is missing, nothing is sent (screen/essentials.ts), unless the part is optional.
 */
import type { ComponentType } from 'react'
import type { AnyPlugin, Load, Part } from '../../contract/plugin'
import type { Catalogue } from '../../messages/catalogue'
import type { HookPlace, Guard } from './guard'
import type { Contribution, Registry } from './registry'

/** Adds what a part shows in the widget's language to the catalogue. Undefined if it is there, as in English. */
export type TranslateParts = (
  catalogue: Catalogue,
) => (owner: string, part: Part) => Promise<void> | undefined

export type Parts = ReturnType<typeof createParts>

/** A plugin, or the shell itself, whose parts are loaded as a plugin's are. */
export type PartOwner = AnyPlugin

/** The shell's own parts. */
export const shell: PartOwner = { id: 'widget' }

/** The parts that are here, of all widgets on the page. */
const arrived = new WeakMap<Load, Part>()

/** Fetches a part. Another call after a failure fetches it again. */
export async function fetchPart(load: Load): Promise<Part> {
  const part = await load()
  if (!isPart(part)) throw new TypeError('Expected a module whose `validators`, if any, are a list.')
  arrived.set(load, part)
  return part
}

/** A file of a chain's own may hold anything. */
const isPart = (part: Part | undefined) =>
  typeof part === 'object' && (part.validators === undefined || Array.isArray(part.validators))

/** Resolves when all of it has loaded or failed. A page's own `Promise` may have no `allSettled`. */
export const settled = (loading: readonly unknown[]): Promise<unknown> =>
  Promise.all(loading.map((one) => Promise.resolve(one).catch(() => undefined)))

/** Loads the parts of plugins. A part joins its plugin: its texts, then its rules and hooks; its view is shown after that. */
export function createParts(
  plugins: Registry,
  catalogue: Catalogue,
  guard: Guard,
  translateParts?: TranslateParts,
) {
  const joined = new Set<Load>()
  const translate = translateParts?.(catalogue)

  function join(owner: PartOwner, load: Load, part: Part): Part {
    if (joined.has(load)) return part
    joined.add(load)
    catalogue.add(owner.id, part.texts, part.languages)
    plugins.join(owner, part as Contribution)
    return part
  }

  const pending = new Map<Load, Promise<Part>>()

  async function fetchAndJoin(owner: PartOwner, load: Load): Promise<Part> {
    const part = await fetchPart(load)
    await translate?.(owner.id, part)
    return join(owner, load, part)
  }

  /** Loads a part once for all who ask, unless it is loaded `again` because it did not come. */
  function load(owner: PartOwner, source: Load, again = false): Promise<Part> {
    const known = pending.get(source)
    if (known && !again) return known
    const loading = fetchAndJoin(owner, source)
    pending.set(source, loading)
    const forget = () => pending.get(source) === loading && pending.delete(source)
    loading.then(forget, forget)
    return loading
  }

  return {
    load,
    /** Loads a part, and reports a failure, which blocks the submission if the place's owner is essential. */
    async loadOrReport(
      place: HookPlace,
      part: { readonly plugin: PartOwner; readonly load: Load },
    ): Promise<void> {
      await guard.wait<unknown>(place, () => load(part.plugin, part.load), undefined)
      // One that hangs is asked for again with the next press.
      if (!joined.has(part.load)) pending.delete(part.load)
    },
    /** Whether it has joined, so that it can be shown in the same frame. */
    has: (load: Load) => load.here !== undefined || joined.has(load),
    /** Whether it was fetched before, maybe by another widget on the page. */
    hasArrived: (load: Load) => arrived.has(load),
    /** Joins a part that has arrived, unless its texts in the widget's language have to be fetched first. */
    joinArrived(owner: PartOwner, load: Load): void {
      const part = arrived.get(load)!
      if (!translate?.(owner.id, part)) join(owner, load, part)
    },
  }
}

/** The component that a part has under a name; undefined if there is none. */
export function viewOf<Props>(load: Load, view = 'default'): ComponentType<Props> | undefined {
  const part: object | undefined = load.here ?? arrived.get(load)
  const component = (part as Record<string, unknown> | undefined)?.[view]
  const isComponent = typeof component === 'function' || (typeof component === 'object' && component !== null)
  return isComponent ? (component as ComponentType<Props>) : undefined
}
