/** A call of `fetch`, for a back end in the page. */
export interface FetchCall extends Pick<Request, 'url' | 'method' | 'headers' | 'signal'> {
  readonly text: () => Promise<string>
}

/** Reads the arguments of `fetch`. An address as text needs no `Request`, which the page may have replaced. */
export function fetchCall(input: RequestInfo | URL, init: RequestInit = {}): FetchCall {
  if (typeof input !== 'string') {
    const request = new Request(input, init)
    const { url, method, headers, signal } = request
    return { url, method, headers, signal, text: () => request.text() }
  }
  const { method = 'GET', headers, signal, body } = init
  return {
    url: input,
    method,
    headers: new Headers(headers),
    signal: signal ?? new AbortController().signal,
    text: async () => (body as string | null | undefined) ?? '',
  }
}
