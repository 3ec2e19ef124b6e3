const key = 'tavola.session'

/**
 * The random id of this browser session (section 6), the same for every widget on the page:
 * in sessionStorage, or for the life of the page where storage is denied.
 */
export function sessionId(storage: () => Storage = () => sessionStorage): string {
  try {
    const kept = storage().getItem(key)
    if (kept && /^[\w-]+$/.test(kept)) return kept
    storage().setItem(key, inMemory)
  } catch {
    // Storage is denied or full: the id in memory serves.
  }
  return inMemory
}

const inMemory = randomId()

/** A version 4 UUID; `crypto.randomUUID` exists on secure pages only, and a page on plain http deserves one too. */
function randomId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0]!
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
}
