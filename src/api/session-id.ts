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

/** `crypto.randomUUID` exists on secure pages only; a host page on plain http deserves a UUID too. */
function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
