import { storedJson, storedKeys, type Snapshots } from 'tavola/page'
import type { KeepContext } from '..'

const prefix = 'tavola-keep '
const minute = 60_000

/** A choice of one of the tab's widgets. The snapshot is still to be checked. */
const storedChoice = (name: string, minutes: number) =>
  storedJson(name, {
    storage: 'sessionStorage',
    maxAge: { minutes },
    read: ({ at, snapshot }) => ({ at: Number(at), snapshot }),
  })

/** The snapshot that is stored under the key, still to be checked. */
export const readChoice = (key: string, minutes: number): unknown =>
  storedChoice(prefix + key, minutes).read()?.snapshot

/** Deletes the choices of all widgets in this tab that are too old. Returns their names, and the milliseconds until the next one is. */
export function deleteOld(minutes: number): { readonly old: readonly string[]; readonly left: number } {
  const names = storedKeys('sessionStorage', prefix)
  const found = names.map((name) => ({ name, at: storedChoice(name, minutes).read()?.at }))
  const times = found.flatMap(({ at }) => at ?? [])
  return {
    old: found.flatMap(({ name, at }) => (at === undefined ? name : [])),
    left: Math.min(...times) + minutes * minute - Date.now(),
  }
}

/** Stores every change at once: a phone that runs out of memory unloads the page without a warning. */
export function storeChanges(ctx: KeepContext, snapshots: Snapshots, key: string, check: () => void): void {
  const { minutes } = ctx.options
  const stored = storedChoice(prefix + key, minutes)
  let last = JSON.stringify(readChoice(key, minutes))
  ctx.effect(() => {
    const snapshot = snapshots.take()
    const text = JSON.stringify(snapshot)
    check()
    // A restored choice is no change, and what changes while nobody is here isn't stored.
    if (ctx.state.isAway.peek() || text === last) return
    last = text
    if (!snapshot) return stored.remove()
    stored.write({ at: Date.now(), snapshot })
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
