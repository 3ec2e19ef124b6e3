import { ApiError, type Venue } from 'tavola'
import type { Box } from './box-and-list'
import { mostRecent, recentMonths } from './list-numbers'
import type { Chosen, Listed, StartContext } from './model'
import { seenBy } from './seen-restaurants'

/** Of what is written to the device: another one is dropped. */
const version = 1

/** With when it was chosen, in milliseconds. */
interface Kept extends Chosen {
  readonly at: number
}

/** The restaurants that were last chosen on this device, of this back end; none where the brand does not keep them. */
export const chosenBefore = (ctx: StartContext, known = ctx.state.recent.value): readonly Chosen[] =>
  ctx.options.recent ? (known ?? read(ctx)) : []

/**
 * Keeps a restaurant that was chosen in the list, first among the others; fetches one that is here by its name alone,
 * and says then that it is chosen.
 */
export async function chosen(ctx: StartContext, line: Listed, box: Box, said: string): Promise<void> {
  if ('venue' in line) return remember(ctx, line.venue)
  const { api, facts, latest, run, set, signal } = ctx
  const { id, name } = line.chosen
  const isWanted = latest('chosen', () => [facts.venue])
  await run(async () => {
    try {
      const venue = seenBy(api).get(id) ?? (await api.getVenue(id, signal))
      if (!isWanted()) return
      set({ venue })
      ctx.announce(said)
      remember(ctx, venue)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isWanted()) return
      if (error.detail.status === 404) {
        forget(ctx, id)
        ctx.state.gone.value = name
        box.input.current?.focus()
        box.setOpen(true)
      } else {
        const again = { label: 'widget.tryAgain', run: () => void chosen(ctx, line, box, said) }
        ctx.fail({ code: 'widget.venueFailed', again })
      }
    }
  })
}

function remember(ctx: StartContext, { id, name, address }: Venue): void {
  const kept = [{ id, name, address, at: Date.now() }, ...others(ctx, id)]
  write(ctx, kept.slice(0, mostRecent))
}

const forget = (ctx: StartContext, id: Chosen['id']) => write(ctx, others(ctx, id))
const others = (ctx: StartContext, id: Chosen['id']) => read(ctx).filter((one) => one.id !== id)

const keyOf = (ctx: StartContext) => `tavola-chosen ${ctx.brand.name} ${ctx.baseUrl}`

/** None where the storage is denied. */
function read(ctx: StartContext): readonly Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(ctx)) ?? 'null') as {
      version?: unknown
      chosen?: unknown
    } | null
    if (found?.version !== version || !Array.isArray(found.chosen)) return []
    return found.chosen.filter(isKept).filter(isFresh).slice(0, mostRecent)
  } catch {
    return []
  }
}

/** Where the storage is denied or full nothing is kept. */
function write(ctx: StartContext, chosen: readonly Kept[]): void {
  try {
    if (chosen.length > 0) localStorage.setItem(keyOf(ctx), JSON.stringify({ version, chosen }))
    else localStorage.removeItem(keyOf(ctx))
    ctx.state.recent.value = chosen
  } catch {
    // Nobody hears of it.
  }
}

function isKept(found: unknown): found is Kept {
  const { id, name, address, at } = (found ?? {}) as { readonly [Name in keyof Kept]?: unknown }
  return (
    (Number.isFinite(id) || (typeof id === 'string' && id !== '')) &&
    typeof name === 'string' &&
    Array.isArray(address) &&
    address.every((line) => typeof line === 'string') &&
    typeof at === 'number'
  )
}

function isFresh({ at }: Kept): boolean {
  const end = new Date(at)
  end.setMonth(end.getMonth() + recentMonths)
  return Date.now() < end.getTime()
}
