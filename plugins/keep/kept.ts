import { firstDay, partsAhead, readSnapshot, resume, snapshotOf, type Load, type Snapshot } from 'tavola'
import type { KeepContext } from './model'
import { jsonIn } from './storage'

/** The choice, in the tab's sessionStorage. */
const tab = jsonIn(() => sessionStorage)
const prefix = 'tavola-keep '
/** Of what is written there: another one is dropped. */
const version = 1

const minute = 60_000

/** Puts back what was kept under the key, and drops what is too old of all widgets of this tab. */
export function putBack(ctx: KeepContext, key: string, parts: readonly Load[]): void {
  for (const name of tab.keys()) {
    if (name.startsWith(prefix) && !isFresh(tab.read(name), ctx.options.minutes)) tab.remove(name)
  }
  const found = tab.read(prefix + key) as { snapshot?: unknown } | undefined
  const snapshot = readSnapshot(found?.snapshot)
  if (!snapshot) return
  const { selection, unknown } = snapshot
  const isOver = Object.keys(selection.references).length > 0
  const hasPassed = !isOver && !unknown && hasPassedDay(ctx, selection.date)
  let telling = false
  try {
    telling = resume(ctx, hasPassed ? withoutDay(snapshot) : snapshot, parts)
  } catch {
    // It makes no sense to this version.
    tab.remove(prefix + key)
  }
  // The unknown outcome has its own words.
  if (telling && !unknown) ctx.state.told.value = isOver ? 'result' : hasPassed ? 'passed' : 'kept'
  else partsAhead(ctx, parts)
}

function isFresh(found: unknown, minutes: number): boolean {
  const { at, version: written } = (found ?? {}) as { at?: unknown; version?: unknown }
  return written === version && typeof at === 'number' && Math.abs(Date.now() - at) < minutes * minute
}

const hasPassedDay = ({ now, brand }: KeepContext, date: string | null) =>
  date !== null && date < firstDay(now(), 0, brand.timeZone)

const withoutDay = ({ selection, ...rest }: Snapshot): Snapshot => ({
  ...rest,
  selection: {
    ...selection,
    date: null,
    time: null,
    confirmed: false,
    availability: null,
    detailsConfirmed: false,
  },
})

/** Each change is kept at once: a phone that runs out of memory says nothing before. */
export function keepChanges(ctx: KeepContext, key: string): void {
  ctx.effect(() => {
    const snapshot = snapshotOf(ctx)
    if (snapshot) tab.write(prefix + key, { version, at: Date.now(), snapshot })
    else tab.remove(prefix + key)
  })
}
