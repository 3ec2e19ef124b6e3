/** A request that the loader sent while the widget's code is loading. */
export interface PrefetchedResponse {
  readonly response: Promise<Response>
  /** When it was sent, as `Date.now()`. */
  readonly time: number
  readonly request: AbortController
  /** It stays in the list, so that the loader does not request the same again at once. */
  isUsed?: true
}

/** By address. Each is used once. */
export type PrefetchedResponses = Record<string, PrefetchedResponse>

/** How long a response may be used, in milliseconds: a popup may open long after the pointer was over its link. */
export const lifetime = 60_000

/** No timer decides: they do not run while a device sleeps. */
export const isFresh = (request: PrefetchedResponse | undefined): boolean =>
  request !== undefined && Date.now() - request.time < lifetime

/** The page's `fetch`, except for requests that the loader already sent. Each of these is used once; a retry fetches again. */
export function withPrefetched(
  prefetched: PrefetchedResponses,
  own: typeof fetch = (...request) => fetch(...request),
) {
  return (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = input instanceof Request && input.method === 'GET' ? take(input) : undefined
    return response ?? own(input, init)
  }

  function take({ url, signal }: Request): Promise<Response> | undefined {
    const found = prefetched[url]
    if (!found || found.isUsed) return undefined
    found.isUsed = true
    const { response, request } = found
    if (!isFresh(found)) return void request.abort()
    signal.addEventListener('abort', () => request.abort())
    return response
  }
}
