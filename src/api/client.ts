import ky, { type HTTPError } from 'ky'
import { createCalls, type Calls } from './calls'
import { writeJson } from './long-numbers'
import { retryStatuses, type ApiOptions, type Http, type HttpOptions } from './transport'

export type { Api, ApiOptions, Calls, CreateResponse, InvalidResponse, Json, Payload } from './calls'

/** The calls by ky. */
export const createApi = (options: ApiOptions): Calls => createCalls(options, createKyHttp)

const createKyHttp = ({ headers, retries, send }: HttpOptions): Http =>
  ky.create({
    headers,
    retry: { limit: retries, methods: ['get'], statusCodes: [...retryStatuses], jitter: true },
    // ky's timeout covers one attempt up to its headers. Ours covers all attempts and the body.
    timeout: false,
    stringifyJson: writeJson,
    hooks: { beforeRetry: [discardBody] },
    fetch: async (request) => {
      const { url, method, headers, signal } = request as Request
      const body = method === 'POST' ? await (request as Request).text() : null
      // The headers are a plain object, because scripts that wrap the page's fetch copy their own into it.
      return send(url, { method, headers: Object.fromEntries(headers), signal, body })
    },
  })

/** An unread body could keep its connection open for ever. */
function discardBody({ error }: { readonly error: Error }): void {
  ;(error as HTTPError).response?.body?.cancel().catch(() => undefined)
}
