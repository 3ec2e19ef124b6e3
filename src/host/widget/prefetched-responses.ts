import type { Send } from '../../api/transport'

/** A request that the loader sent while the widget's code was loading. */
export interface PrefetchedResponse {
  readonly response: Promise<Response>
  /** The time of the request, as `Date.now()`. */
  readonly time: number
  readonly request: AbortController
  /** Aborts the request when its lifetime is over. */
  readonly timer: ReturnType<typeof setTimeout>
  /** A used response stays in the list: the focus follows the pointer to a link, and must not request the same again. */
  isUsed?: true
}

/** Prefetched responses by address. Each is used once. */
export type PrefetchedResponses = Record<string, PrefetchedResponse>

/** How long a response is usable, in milliseconds. A popup may open long after the pointer was over its link. */
export const lifetime = 60_000

/** The page's `fetch`, but with the responses that the loader prefetched. Each is used once; a retry fetches again. */
export function withPrefetched(
  prefetched: PrefetchedResponses,
  own: Send = (url, init) => fetch(url, init),
): Send {
  return (url, init) => (init.method === 'GET' && take(url, init)) || own(url, init)

  function take(url: string, { signal }: RequestInit): Promise<Response> | undefined {
    const found = prefetched[url]
    if (!found || found.isUsed) return undefined
    found.isUsed = true
    const { response, time, request, timer } = found
    clearTimeout(timer)
    // Timers do not run while a device sleeps.
    if (Date.now() - time >= lifetime) return void request.abort()
    signal?.addEventListener('abort', () => request.abort())
    return response
  }
}
