import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-core'

/** A computed value that keeps its identity while new values are equal, so that readers do not render again. */
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

/** Resolves when the condition holds, or at disposal. The condition is checked whenever a signal that it reads changes. */
export function until(condition: () => boolean, disposal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!disposal.aborted && !condition()) return
      // The effect cannot be ended in its own first run.
      queueMicrotask(() => stop())
      resolve()
    })
    disposal.addEventListener('abort', () => (stop(), resolve()))
  })
}

/**
 * Tells whether a response is still needed. Before the request: `const isCurrent = latest('menus', () => [facts.date])`.
 * After it: `if (!isCurrent()) return`. A newer request of the same kind, a change of a dependency or disposal makes a
 * response obsolete.
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
