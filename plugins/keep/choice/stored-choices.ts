import type { Snapshots } from 'tavola'
import type { KeepContext } from '..'
import { jsonIn } from '../json-storage'

/** The choices of the tab's widgets, in its sessionStorage. */
const tab = jsonIn(() => sessionStorage)
const prefix = 'tavola-keep '
/** Version of the stored format. Other versions are dropped. */
const version = 1
const minute = 60_000

/** The snapshot that is stored under the key, still to be checked. */
export const readChoice = (key: string) =>
  (tab.read(prefix + key) as { readonly snapshot?: unknown } | undefined)?.snapshot

/** Deletes the choices of all widgets in this tab that are too old. Returns their names, and the milliseconds until the next one is. */
export function deleteOld(minutes: number): { readonly old: readonly string[]; readonly left: number } {
  const names = tab.keys().filter((name) => name.startsWith(prefix))
  const old = names.filter((name) => !isFresh(tab.read(name), minutes))
  old.forEach(tab.remove)
  const times = names.flatMap((name) => (tab.read(name) as { readonly at: number } | undefined)?.at ?? [])
  return { old, left: Math.min(...times) + minutes * minute - Date.now() }
}

function isFresh(found: unknown, minutes: number): boolean {
  const { at, version: written } = (found ?? {}) as { at?: unknown; version?: unknown }
  return written === version && typeof at === 'number' && Math.abs(Date.now() - at) < minutes * minute
}

/** Stores every change at once: a phone that runs out of memory unloads the page without a warning. */
export function storeChanges(ctx: KeepContext, snapshots: Snapshots, key: string, check: () => void): void {
  const name = prefix + key
  let last = JSON.stringify(readChoice(key))
  ctx.effect(() => {
    const snapshot = snapshots.take()
    const text = JSON.stringify(snapshot)
    check()
    // A restored choice is no change, and what changes while nobody is here isn't stored.
    if (ctx.state.isAway.peek() || text === last) return
    last = text
    if (!snapshot) return tab.remove(name)
    tab.write(name, { version, at: Date.now(), snapshot })
    check()
  })
}

/** Deletes choices when their time is up. Returns the check for that, to be called after a change, and the clean-up. */
export function deleteInTime({ options: { minutes }, state: { isAway } }: KeepContext, key: string) {
  let timer: ReturnType<typeof setTimeout> | undefined
  function check(): void {
    const { old, left } = deleteOld(minutes)
    if (old.includes(prefix + key)) isAway.value = true
    clearTimeout(timer)
    // A sleeping device stops timers: a long one would be late.
    if (left < Infinity) timer = setTimeout(check, Math.min(left, minute))
  }
  const use = () => (check(), void (isAway.value = false))
  const listeners = { pageshow: check, visibilitychange: check, click: use, keydown: use, input: use }
  for (const [event, listener] of Object.entries(listeners)) window.addEventListener(event, listener, true)

  function end(): void {
    clearTimeout(timer)
    for (const [event, listener] of Object.entries(listeners))
      window.removeEventListener(event, listener, true)
  }
  return { check, end }
}
