import type { Send } from '../../api/transport'

/** A request that the loader sent while the widget's code is loading. */
export interface PrefetchedResponse {
  readonly response: Promise<Response>
  /** When it was sent, as `Date.now()`. */
  readonly time: number
  readonly request: AbortController
  /** Aborts the request when its lifetime is over. */
  readonly timer: ReturnType<typeof setTimeout>
  /** It stays in the list: the focus follows the pointer to a link, and must not request the same again. */
  isUsed?: true
}

/** By address. Each is used once. */
export type PrefetchedResponses = Record<string, PrefetchedResponse>

/** How long a response may be used, in milliseconds: a popup may open long after the pointer was over its link. */
export const lifetime = 60_000

/** The page's `fetch`, except for requests that the loader already sent. Each of these is used once; a retry fetches again. */
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
