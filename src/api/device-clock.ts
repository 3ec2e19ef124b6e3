/** A day in milliseconds. A smaller difference may be the time that the response took. */
const tolerance = 86_400_000

/** The device's clock compared with a response. */
export interface ClockReading {
  /** The device's lead over the server in milliseconds: 0 within a day, null if the page can't read the server's date. */
  readonly ahead: number | null
  /** The back end refused a date that isn't in the past on this device. */
  readonly isRefused: boolean
}

/** Reads the `Date` of a response about availability, which no cache stores. CORS may hide it, and the page's `fetch` may omit headers. */
export function readClock({
  headers,
  status,
}: Pick<Response, 'status'> & { readonly headers?: Headers }): ClockReading {
  const ahead = Date.now() - momentIn(headers?.get('Date') ?? '')
  return {
    ahead: Number.isNaN(ahead) ? null : Math.abs(ahead) < tolerance ? 0 : ahead,
    isRefused: status === 400,
  }
}

const months = 'JanFebMarAprMayJunJulAugSepOctNovDec'

/** Parses "Sat, 28 Nov 2026 09:30:00 GMT" into milliseconds, else NaN. The page may have replaced `Date.parse`. */
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
