import { randomId } from '../../api/session'

/** One intention to book or to ask, under the key by which the back end knows it again. */
export interface Intention {
  /** A UUID. */
  readonly key: string
  /** It was given before, for a sending of which it is not known what came. */
  readonly repeated: boolean
  /** It is known what came of it: the next one, even of the same content, has a new key. */
  settle(): void
}

/**
 * The key of each intention to book that is not settled yet, also after a reload (decisions, "Booking"). sessionStorage
 * has the content's digest only; where that or the digest is denied, the keys are kept in memory.
 */
export function createIntentions(storage: () => Storage = () => sessionStorage) {
  const inMemory = new Map<string, string>()

  function inStorage<Result>(act: (items: Storage) => Result): Result | undefined {
    try {
      return act(storage())
    } catch {
      return undefined
    }
  }

  /** `content`: what is sent, without what is good for one sending only. */
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

/** The page's other scripts write there too: what is no header's value would break every sending. */
const uuid = /^[\da-f-]{36}$/

/** SHA-256 in hexadecimal; null on pages without https, where browsers have no digest. */
async function digestOf(content: string): Promise<string | null> {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}
