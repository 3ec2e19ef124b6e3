import { createCalls, type Calls } from './calls'
import { writeJson } from './long-numbers'
import { retryStatuses, type ApiOptions, type Http, type HttpOptions } from './transport'

/** The calls without ky, for pages where it doesn't work. */
export const createApi = (options: ApiOptions): Calls => createCalls(options, createPlainHttp)

class StatusError extends Error {
  constructor(readonly response: Response) {
    super(`The status is ${response.status}.`)
  }
}

/** Works as ky does, but needs no `Request`. */
const createPlainHttp =
  ({ headers, retries, send }: HttpOptions): Http =>
  async (url, { method = 'GET', json, signal = null }) => {
    const content =
      json === undefined ? {} : { body: writeJson(json), headers: { 'Content-Type': 'application/json' } }
    const init = { ...content, method, signal, headers: { ...content.headers, ...headers } }
    let pause = 0
    for (let attempt = 0; ; attempt++) {
      // This also precedes the first attempt: a call that is cancelled at once must not be sent.
      await (pause && new Promise((resolve) => setTimeout(resolve, pause)))
      signal?.throwIfAborted()
      try {
        const response = await send(url, init)
        if (response.ok) return response
        throw new StatusError(response)
      } catch (error) {
        const response = error instanceof StatusError ? error.response : undefined
        const isFinal = method !== 'GET' || attempt >= retries || signal?.aborted
        if (isFinal || (response && !retryStatuses.includes(response.status))) throw error
        // An unread body could keep its connection open for ever.
        response?.body?.cancel().catch(() => undefined)
        const requested = Number(response?.headers.get('Retry-After')) * 1000
        pause = requested || Math.random() * 300 * 2 ** attempt
      }
    }
  }
