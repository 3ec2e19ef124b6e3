/** The key of this browser session's id in `sessionStorage`. */
export const sessionKey = 'tavola.session'

let inMemory: string | undefined

/**
 * The random id of this browser session (session.id), which all widgets of the page share. It is in sessionStorage, or in memory if
 * storage is denied.
 */
export function sessionId(storage: () => Storage = () => sessionStorage): string {
  inMemory ??= randomId()
  try {
    const kept = storage().getItem(sessionKey)
    if (kept && /^[\w-]+$/.test(kept)) return kept
    storage().setItem(sessionKey, inMemory)
  } catch {
    // Storage is denied or full.
  }
  return inMemory
}

/** A version 4 UUID. `crypto.randomUUID` exists only on secure pages. */
export function randomId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0]!
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
}
