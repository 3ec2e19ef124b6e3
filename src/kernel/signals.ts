import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-core'

/** A computed value that keeps its identity while a new one is the same, so that its readers do not render again. */
export function steady<Value>(
  compute: () => Value,
  isSame: (before: Value, after: Value) => boolean,
): ReadonlySignal<Value> {
  let last: { readonly value: Value } | undefined
  return computed(() => {
    const value = compute()
    if (!last || !isSame(last.value, value)) last = { value }
    return last.value
  })
}

export const sameItems = <Item>(before: readonly Item[], after: readonly Item[]): boolean =>
  before.length === after.length && before.every((item, index) => item === after[index])

export const sameEntries = <Key, Value>(
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
): boolean =>
  before.size === after.size &&
  [...before].every(([key, value]) => after.get(key) === value && after.has(key))

/** Resolves once the condition holds, or at disposal. It is asked again whenever a signal that it reads changes. */
export function until(condition: () => boolean, disposal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!disposal.aborted && !condition()) return
      // The effect cannot be ended in its own first run.
      queueMicrotask(() => stop())
      resolve()
    })
    disposal.addEventListener('abort', () => (stop(), resolve()), { once: true })
  })
}

/**
 * The one way to ask whether a late answer is still wanted. Before the call:
 * `const stands = latest('menus', () => [facts.date, facts.time])`; after it: `if (!stands()) return`. It stands while no
 * newer request of its kind was started, nothing that it depends on is another value, and the widget is there.
 */
export function createLatest(disposal: AbortSignal) {
  const newest = new Map<string, object>()
  return (kind: string, dependsOn: () => readonly unknown[]): (() => boolean) => {
    const request = {}
    newest.set(kind, request)
    const before = untracked(dependsOn)
    return () => {
      if (disposal.aborted || newest.get(kind) !== request) return false
      return untracked(dependsOn).every((value, index) => Object.is(value, before[index]))
    }
  }
}
