import { randomId } from './random-id'
import { sessionKey } from './session-key'

/**
 * The random id of this browser session (section 6), shared by all widgets on the page. It is kept in sessionStorage,
 * or in memory where storage is denied.
 */
export function sessionId(storage: () => Storage = () => sessionStorage): string {
  try {
    const kept = storage().getItem(sessionKey)
    if (kept && /^[\w-]+$/.test(kept)) return kept
    storage().setItem(sessionKey, inMemory)
  } catch {
    // Storage is denied or full: use the id in memory.
  }
  return inMemory
}

const inMemory = randomId()
