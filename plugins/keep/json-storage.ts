/** A storage of the browser, as JSON. Where it is denied or full nothing is kept, and nobody hears of it. */
export function jsonIn(storage: () => Storage) {
  function attempt<Result>(act: (items: Storage) => Result): Result | undefined {
    try {
      return act(storage())
    } catch {
      return undefined
    }
  }
  const remove = (key: string) => attempt((items) => items.removeItem(key))
  return {
    /** Undefined where there is none, and for what is no JSON. */
    read: (key: string) => attempt((items): unknown => JSON.parse(items.getItem(key) ?? '')),
    write(key: string, value: unknown): void {
      const written = attempt((items) => (items.setItem(key, JSON.stringify(value)), true))
      // An older value must not stand for this one.
      if (!written) remove(key)
    },
    remove,
    keys: (): readonly string[] => attempt((items) => Object.keys(items)) ?? [],
    /** It takes a value now. */
    works: () => attempt((items) => (items.setItem(probe, ''), items.removeItem(probe), true)) === true,
  }
}

const probe = 'tavola-probe'
