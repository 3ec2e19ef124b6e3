/** A browser storage, read and written as JSON. If it is denied or full, nothing is kept and nothing is reported. */
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
    /** Undefined if nothing is stored, or no JSON. */
    read: (key: string) => attempt((items): unknown => JSON.parse(items.getItem(key) ?? '')),
    write(key: string, value: unknown): void {
      const written = attempt((items) => (items.setItem(key, JSON.stringify(value)), true))
      // An older value must not be taken for this one.
      if (!written) remove(key)
    },
    remove,
    keys: (): readonly string[] => attempt((items) => Object.keys(items)) ?? [],
    /** Whether a value can be stored now. */
    works: () => attempt((items) => (items.setItem(probe, ''), items.removeItem(probe), true)) === true,
  }
}

const probe = 'tavola-probe'
