/** In milliseconds. What is less may be an answer's way here; from a day on the days themselves are wrong. */
const tolerance = 86_400_000

/** What an answer tells of the device's clock. */
export interface ClockReading {
  /** By how many milliseconds the device is ahead of the server; 0 where it is right, null where the page may not read it. */
  readonly ahead: number | null
  /** A day that is not over by this device was refused. */
  readonly refused: boolean
}

/**
 * Of an answer about availability, as no cache on its way keeps one. The page may read its `Date` where CORS lets it;
 * what a page's own `fetch` answers may have no headers at all.
 */
export function readClock({
  headers,
  status,
}: Pick<Response, 'status'> & { readonly headers?: Headers }): ClockReading {
  const ahead = Date.now() - Date.parse(headers?.get('Date') ?? '')
  return {
    ahead: Number.isNaN(ahead) ? null : Math.abs(ahead) < tolerance ? 0 : ahead,
    refused: status === 400,
  }
}
