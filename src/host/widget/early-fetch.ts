/** A request that the loader has sent while the widget's code is loading. */
export interface EarlyAnswer {
  readonly answer: Promise<Response>
  /** As `Date.now()`. */
  readonly askedAt: number
  readonly request: AbortController
  /** Aborts the request when its lifetime is over. */
  readonly timer: ReturnType<typeof setTimeout>
}

/** By their whole address. Each is used once. */
export type EarlyAnswers = Record<string, EarlyAnswer>

/** How long an answer is fresh, in milliseconds: a popup may open long after its link was touched. */
export const lifetime = 60_000

/** `own`, but for what the loader has asked for already. Each such answer is used once; a retry asks again. */
export function earlyFetch(early: EarlyAnswers, own: typeof fetch = (...request) => fetch(...request)) {
  return (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const answer = input instanceof Request && input.method === 'GET' ? take(input) : undefined
    return answer ?? own(input, init)
  }

  function take({ url, signal }: Request): Promise<Response> | undefined {
    const found = early[url]
    if (!found) return undefined
    delete early[url]
    const { answer, askedAt, request, timer } = found
    clearTimeout(timer)
    // Timers do not run while a device sleeps.
    if (Date.now() - askedAt >= lifetime) return void request.abort()
    signal.addEventListener('abort', () => request.abort())
    return answer
  }
}
