import type { Options } from 'ky'

/** `fetch` with an address as text: scripts that wrap the page's `fetch` often expect no `Request`. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

export interface HttpOptions {
  readonly headers: Readonly<Record<string, string>>
  /** How often a GET is retried: after a lost connection and {@link retryStatuses}. */
  readonly retries: number
  readonly send: Send
}

/** Sends a request. Rejects if its status isn't a 2xx, with an error that has the `response`. */
export type Http = (url: string, options: Options) => Promise<Response>

/** A GET is retried after 429 and every 5xx (decisions, "Booking"). */
export const retryStatuses: readonly number[] = [429, ...[...Array(100).keys()].map((index) => 500 + index)]
