import { ApiError, type Venue } from 'tavola'
import { isFresh, storedJson } from 'tavola/page'
import { moveFocus } from 'tavola/controls'
import type { LocationContext } from '..'
import type { Box } from '../box/shared'
import type { Chosen, Line } from '../lines'
import { knownRestaurants } from '../list/known-restaurants'

/** How many restaurants the device keeps, and for how long after each was chosen. */
const mostRecent = 3
const maxAge = { months: 12 }

interface Kept extends Chosen {
  /** When it was chosen, in milliseconds. */
  readonly at: number
}

/** The restaurants that were last chosen on this device from this back end; none if the brand does not keep them. */
export const recentRestaurants = (ctx: LocationContext, kept = ctx.state.recent.value): readonly Chosen[] =>
  ctx.options.recent ? (kept ?? read(ctx)) : []

/**
 * Puts a chosen restaurant first among those that the device keeps. If only its name is known, it is fetched, chosen and
 * announced before.
 */
export async function chooseAndKeep(
  ctx: LocationContext,
  line: Line,
  box: Box,
  announcement: string,
): Promise<void> {
  if ('venue' in line) return remember(ctx, line.venue)
  const { api, facts, latest, run, set, signal } = ctx
  const { id, name } = line.chosen
  const isWanted = latest('chosen', () => [facts.venue])
  await run(async () => {
    try {
      const venue = knownRestaurants(api).get(id) ?? (await api.getVenue(id, signal))
      if (!isWanted()) return
      set({ venue })
      ctx.announce(announcement)
      remember(ctx, venue)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isWanted()) return
      if (error.detail.status === 404) {
        forget(ctx, id)
        ctx.state.gone.value = name
        if (moveFocus(box.input.current)) box.setOpen(true)
      } else {
        const again = {
          label: 'widget.tryAgain',
          run: () => void chooseAndKeep(ctx, line, box, announcement),
        }
        ctx.fail({ code: 'widget.venueFailed', again })
      }
    }
  })
}

function remember(ctx: LocationContext, { id, name, address }: Venue): void {
  const kept = [{ id, name, address, at: Date.now() }, ...others(ctx, id)]
  write(ctx, kept.slice(0, mostRecent))
}

const forget = (ctx: LocationContext, id: Chosen['id']) => write(ctx, others(ctx, id))
const others = (ctx: LocationContext, id: Chosen['id']) => read(ctx).filter((one) => one.id !== id)

const storedIn = ({ brand, baseUrl }: LocationContext) =>
  storedJson<{ readonly chosen: readonly unknown[] }>(`tavola-chosen ${brand.name} ${baseUrl}`, {
    storage: 'localStorage',
    read: ({ chosen }) => (Array.isArray(chosen) ? { chosen } : null),
  })

function read(ctx: LocationContext): readonly Kept[] {
  const chosen = storedIn(ctx).read()?.chosen ?? []
  const fresh = chosen.filter(isKept).filter(({ at }) => isFresh(at, maxAge))
  if (fresh.length < chosen.length) store(ctx, fresh)
  return fresh.slice(0, mostRecent)
}

function write(ctx: LocationContext, chosen: readonly Kept[]): void {
  if (store(ctx, chosen)) ctx.state.recent.value = chosen
}

/** Returns whether it is stored. */
function store(ctx: LocationContext, chosen: readonly Kept[]): boolean {
  const stored = storedIn(ctx)
  if (chosen.length > 0) return stored.write({ chosen })
  stored.remove()
  return true
}

function isKept(found: unknown): found is Kept {
  const { id, name, address, at } = (found ?? {}) as { readonly [Name in keyof Kept]?: unknown }
  return (
    (Number.isSafeInteger(id) || (typeof id === 'string' && id !== '')) &&
    typeof name === 'string' &&
    Array.isArray(address) &&
    address.every((line) => typeof line === 'string') &&
    typeof at === 'number'
  )
}
