import { clockAt, firstDay, preload, wallTime, type Load, type Snapshot, type Snapshots } from 'tavola'
import type { KeepContext } from './model'
import { jsonIn } from './json-storage'

/** The choice, in the tab's sessionStorage. */
const tab = jsonIn(() => sessionStorage)
const prefix = 'tavola-keep '
/** Version of the stored format. Other versions are dropped. */
const version = 1

const minute = 60_000

/** Restores the choice stored under the key, and removes choices of all widgets in this tab that are too old. */
export function putBack(ctx: KeepContext, snapshots: Snapshots, key: string, parts: readonly Load[]): void {
  for (const name of tab.keys()) {
    if (name.startsWith(prefix) && !isFresh(tab.read(name), ctx.options.minutes)) tab.remove(name)
  }
  const found = tab.read(prefix + key) as { snapshot?: unknown } | undefined
  const snapshot = snapshots.read(found?.snapshot)
  if (!snapshot) return
  const { selection, unknown } = snapshot
  const isOver = Object.keys(selection.references).length > 0
  const passed = isOver || unknown ? null : whatPassed(ctx, selection)
  let telling = false
  try {
    telling = snapshots.restore(passed ? withoutSlot(snapshot, passed) : snapshot, parts)
  } catch {
    // This version cannot read it. `keepChanges` replaces it.
  }
  // An unknown outcome has its own message.
  if ((telling || passed) && !unknown) ctx.state.told.value = isOver ? 'result' : (passed ?? 'kept')
  else preload(parts)
}

function isFresh(found: unknown, minutes: number): boolean {
  const { at, version: written } = (found ?? {}) as { at?: unknown; version?: unknown }
  return written === version && typeof at === 'number' && Math.abs(Date.now() - at) < minutes * minute
}

/** Whether the chosen day has passed at the restaurant, or today's chosen time. */
function whatPassed({ now, brand }: KeepContext, selection: Snapshot['selection']): 'day' | 'time' | null {
  const { date, time } = selection
  const today = firstDay(now(), 0, brand.timeZone)
  if (date === null || date > today) return null
  if (date < today) return 'day'
  if (time === null) return null
  return wallTime(selection, time) <= clockAt(now(), brand.timeZone) ? 'time' : null
}

const withoutSlot = ({ selection, ...rest }: Snapshot, passed: 'day' | 'time'): Snapshot => ({
  ...rest,
  before: [],
  selection: {
    ...selection,
    date: passed === 'day' ? null : selection.date,
    time: null,
    wishedTime: null,
    confirmed: false,
    availability: null,
    detailsConfirmed: false,
  },
})

/** Stores every change at once: a phone that runs out of memory unloads the page without a warning. */
export function keepChanges(ctx: KeepContext, snapshots: Snapshots, key: string): void {
  ctx.effect(() => {
    const snapshot = snapshots.take()
    if (snapshot) tab.write(prefix + key, { version, at: Date.now(), snapshot })
    else tab.remove(prefix + key)
  })
}
