import { clockAt, firstDay, preload, wallTime, type Load, type Snapshot, type Snapshots } from 'tavola'
import type { KeepContext } from './model'
import { jsonIn } from './json-storage'

/** The choice, in the tab's sessionStorage. */
const tab = jsonIn(() => sessionStorage)
const prefix = 'tavola-keep '
/** Version of the stored format. Other versions are dropped. */
const version = 1

const minute = 60_000

/** Removes choices of all widgets in this tab that are too old. Returns their names, and the milliseconds until the next one is. */
export function removeOld(minutes: number): { readonly old: readonly string[]; readonly left: number } {
  const names = tab.keys().filter((name) => name.startsWith(prefix))
  const old = names.filter((name) => !isFresh(tab.read(name), minutes))
  old.forEach(tab.remove)
  const times = names.flatMap((name) => (tab.read(name) as { readonly at: number } | undefined)?.at ?? [])
  return { old, left: Math.min(...times) + minutes * minute - Date.now() }
}

/** Restores the choice stored under the key. */
export function putBack(ctx: KeepContext, snapshots: Snapshots, key: string, parts: readonly Load[]): void {
  const found = tab.read(prefix + key) as { snapshot?: unknown } | undefined
  const snapshot = snapshots.read(found?.snapshot)
  if (!snapshot) return
  const { selection, unknown } = snapshot
  const isOver = Object.keys(selection.references).length > 0
  const passed = isOver || unknown ? null : whatPassed(ctx, selection)
  const isKnown = ctx.state.known.value
  let telling = false
  try {
    telling = snapshots.restore(passed ? withoutSlot(snapshot, passed) : snapshot, parts)
  } catch {
    // This version cannot read it. `keepChanges` replaces it.
  }
  // Another tab has forgotten the diner since.
  if (snapshot.states.keep?.known === true && !isKnown) ctx.state.lost.value = selection.customer
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
  // A time after midnight may still be ahead.
  if (time !== null && wallTime(selection, time) > clockAt(now(), brand.timeZone)) return null
  if (date < today) return 'day'
  return time === null ? null : 'time'
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

/**
 * Stores every change at once: a phone that runs out of memory unloads the page without a warning. Deletes choices whose time is
 * up. Returns the clean-up.
 */
export function keepChanges(ctx: KeepContext, snapshots: Snapshots, key: string): () => void {
  const { choice, minutes } = ctx.options
  const { isAway } = ctx.state
  const name = prefix + key
  let last = JSON.stringify((tab.read(name) as { snapshot?: unknown } | undefined)?.snapshot)
  let timer: ReturnType<typeof setTimeout> | undefined

  function check(): void {
    const { old, left } = removeOld(minutes)
    if (old.includes(name)) isAway.value = true
    clearTimeout(timer)
    // A sleeping device stops timers: a long one would be late.
    if (left < Infinity) timer = setTimeout(check, Math.min(left, minute))
  }
  const use = () => (check(), void (isAway.value = false))
  const listeners = { pageshow: check, visibilitychange: check, click: use, keydown: use, input: use }

  check()
  if (choice)
    ctx.effect(() => {
      const snapshot = snapshots.take()
      const text = JSON.stringify(snapshot)
      check()
      // A restored choice is no change, and what changes while nobody is here isn't stored.
      if (isAway.peek() || text === last) return
      last = text
      if (!snapshot) return tab.remove(name)
      tab.write(name, { version, at: Date.now(), snapshot })
      check()
    })
  for (const [event, listener] of Object.entries(listeners)) window.addEventListener(event, listener, true)
  return () => {
    clearTimeout(timer)
    for (const [event, listener] of Object.entries(listeners))
      window.removeEventListener(event, listener, true)
  }
}
