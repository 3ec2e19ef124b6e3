import { randomId } from '../../../api/session'

/** One intention to book or enquire. The back end recognises it by its key. */
export interface Intention {
  /** A UUID. */
  readonly key: string
  /** The same content was sent before, with an unknown outcome. */
  readonly repeated: boolean
  /** Ends the intention once its outcome is known. The same content then gets a new key. */
  settle(): void
}

/**
 * Keeps the key of each intention until its outcome is known, also across a reload (submit.same-key). sessionStorage
 * holds only a digest of the content. Without sessionStorage or digests the keys are kept in memory.
 */
export function createIntentions(storage: () => Storage = () => sessionStorage) {
  const inMemory = new Map<string, string>()

  function inStorage<Result>(read: (items: Storage) => Result): Result | undefined {
    try {
      return read(storage())
    } catch {
      return undefined
    }
  }

  /** `content`: see `contentOf`. */
  return async function intentionFor(content: string): Promise<Intention> {
    const digest = await digestOf(content)
    const name = `tavola-intention-${digest ?? ''}`
    const stored = digest && inStorage((items) => uuid.exec(items.getItem(name) ?? '')?.[0])
    const earlier = inMemory.get(content) ?? (stored || undefined)
    const key = earlier ?? randomId()
    inMemory.set(content, key)
    if (digest) inStorage((items) => items.setItem(name, key))
    return {
      key,
      repeated: earlier !== undefined,
      settle() {
        inMemory.delete(content)
        inStorage((items) => items.removeItem(name))
      },
    }
  }
}

/** Other scripts write to the same storage, and an invalid header value would break every request. */
const uuid = /^[\da-f-]{36}$/

/** SHA-256 in hexadecimal. Null on pages without https, where browsers have no digest. */
async function digestOf(content: string): Promise<string | null> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}
