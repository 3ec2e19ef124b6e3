type Name = 'sessionStorage' | 'localStorage'

/** A browser's storage. While it is full, it takes nothing more. */
export function createStorage(kept: Readonly<Record<string, string>> = {}) {
  const storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    removeItem: (key: string) => delete storage[key],
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      storage[key] = value
    },
  }) as Record<string, string>
  let isFull = false
  Object.assign(storage, kept)
  return { items: storage, fill: (full = true) => void (isFull = full) }
}

export const denied = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

/** Gives the process other storages. Returns the way back. */
export function setStorages(get: () => unknown, names: readonly Name[] = ['sessionStorage', 'localStorage']) {
  const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const name of names) Object.defineProperty(globalThis, name, { get, configurable: true })
  return () => {
    for (const [name, before] of own) {
      Reflect.deleteProperty(globalThis, name)
      if (before) Object.defineProperty(globalThis, name, before)
    }
  }
}
