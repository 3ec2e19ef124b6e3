/**
 * Answers by their whole address, asked for by the loader while the code is on its way, with the time of asking as `Date.now()`. Each
 * is used once.
 */
export type EarlyAnswers = Record<string, readonly [answer: Promise<Response>, askedAt: number]>

/** How long an answer is fresh, in milliseconds: a popup may open long after its link was touched. */
const lifetime = 60_000

/** `own`, but for what the loader has asked for already. Each such answer is used once; a retry asks again. */
export function earlyFetch(early: EarlyAnswers, own: typeof fetch = (...request) => fetch(...request)) {
  return (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const answer = input instanceof Request && input.method === 'GET' ? take(input.url) : undefined
    return answer ?? own(input, init)
  }

  function take(url: string): Promise<Response> | undefined {
    const [answer, askedAt = 0] = early[url] ?? []
    delete early[url]
    return Date.now() - askedAt < lifetime ? answer : undefined
  }
}
