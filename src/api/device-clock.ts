/** In milliseconds. From a day on, the dates are wrong. Less may be the time that the response took. */
const tolerance = 86_400_000

/** What a response shows about the device's clock. */
export interface ClockReading {
  /** By how many milliseconds the device is ahead of the server. 0 if it is right, null if the page can't read the server's date. */
  readonly ahead: number | null
  /** A date that isn't in the past on this device was refused. */
  readonly refused: boolean
}

/**
 * Reads the `Date` of a response about availability, which no cache stores. CORS may hide it, and the response of a page's own
 * `fetch` may have no headers.
 */
export function readClock({
  headers,
  status,
}: Pick<Response, 'status'> & { readonly headers?: Headers }): ClockReading {
  const ahead = Date.now() - momentIn(headers?.get('Date') ?? '')
  return {
    ahead: Number.isNaN(ahead) ? null : Math.abs(ahead) < tolerance ? 0 : ahead,
    refused: status === 400,
  }
}

const months = 'JanFebMarAprMayJunJulAugSepOctNovDec'

/** The moment in a header's "Sat, 28 Nov 2026 09:30:00 GMT", in milliseconds, else NaN. The page may have replaced `Date.parse`. */
function momentIn(header: string): number {
  const [, day, month, year, hour, minute, second] =
    /(\d+) ([A-Z][a-z]+) (\d+) (\d+):(\d+):(\d+) GMT$/.exec(header) ?? []
  return Date.UTC(
    Number(year),
    months.indexOf(month!) / 3,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
}
