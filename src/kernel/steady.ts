import { computed, type ReadonlySignal } from '@preact/signals-core'

/**
 * A computed value that stays the object it is while a new one is the same in all that counts: those who read it are not
 * woken, and a change of one fact does not render the whole widget again.
 */
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
