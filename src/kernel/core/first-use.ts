interface Store<Key, Value> {
  has(key: Key): boolean
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** Makes the value of each key on its first use, so that what a step does not use costs nothing. */
export function onFirstUse<Key, Value>(
  make: (key: Key) => Value,
  made: Store<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Value
  }
}
