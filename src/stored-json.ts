export interface Stored<Value> {
  /** Null if nothing valid is stored. Anything else is removed. */
  read(): Value | null
  /** Returns whether it is stored. If it isn't, no older value stays in its place. */
  write(value: Value): boolean
  remove(): void
}

/** `sessionStorage`: for this tab, as long as it is open. `localStorage`: for all tabs, until it is removed. */
type StorageName = 'sessionStorage' | 'localStorage'

/** How long a value is valid after it was written. */
interface Age {
  readonly minutes?: number
  readonly months?: number
}

interface Options<Value> {
  readonly storage: StorageName
  /** Of the format, 1 by default. A value of another version is removed. */
  readonly version?: number
  readonly maxAge?: Age
  /** Checks what is stored: its fields, and `at`, when it was written. Null if it is invalid. */
  readonly read: (found: { readonly [field: string]: unknown }) => Value | null
}

/**
 * An object in the browser's storage, as JSON with the version of its format and the time at which it was written (`at`, in
 * milliseconds). The page's other scripts write to the storage too, so each value is checked. Where the storage is denied or full,
 * nothing is kept and nothing is reported.
 */
export function storedJson<Value extends object>(
  key: string,
  { storage, version = 1, maxAge, read }: Options<Value>,
): Stored<Value> {
  const remove = () => void attempt(storage, (items) => items.removeItem(key))
  return {
    read() {
      const value = attempt(storage, (items) => {
        const found = JSON.parse(items.getItem(key)!)
        return found.version === version && (!maxAge || isFresh(found.at, maxAge)) ? read(found) : null
      })
      if (!value) remove()
      return value ?? null
    },
    write(value) {
      const isStored = attempt(storage, (items) => {
        items.setItem(key, JSON.stringify({ version, at: Date.now(), ...value }))
        return true
      })
      if (!isStored) remove()
      return isStored ?? false
    },
    remove,
  }
}

/** The stored keys that begin with the prefix. */
export const storedKeys = (storage: StorageName, prefix: string): readonly string[] =>
  attempt(storage, Object.keys)?.filter((key) => key.startsWith(prefix)) ?? []

function attempt<Result>(storage: StorageName, act: (items: Storage) => Result): Result | undefined {
  try {
    return act(globalThis[storage])
  } catch {
    return undefined
  }
}

/** Whether something is younger than the age. `at`: in milliseconds. A device's clock may have been wrong in both directions. */
export function isFresh(at: unknown, { minutes = 0, months = 0 }: Age): boolean {
  const end = new Date(Number(at))
  end.setMonth(end.getMonth() + months)
  return Math.abs(Date.now() - Number(at)) < end.getTime() + minutes * 60_000 - Number(at)
}
