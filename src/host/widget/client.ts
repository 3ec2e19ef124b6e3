import { sessionId } from '../../api/session'
import type { ApiOptions, Calls, InvalidResponse } from '../../api/client'
import { logError } from '../../console'

// It is in the client's file, because both load right after the first paint.
export { shieldFromPage } from './page-listeners'

/**
 * The widget's client, on ky or, where that doesn't work, without. It sends the session's id in `sessionHeader`. Invalid responses
 * are reported in the console.
 */
export async function fetchClient(sessionHeader?: string) {
  const { createApi } = hasRequests()
    ? await import('../../api/client')
    : await import('../../api/plain-client')
  return {
    createApi: (options: ApiOptions): Calls =>
      createApi({
        ...options,
        headers: { ...(sessionHeader && { [sessionHeader]: sessionId() }), ...options.headers },
        onInvalid: reportResponse,
      }),
  }
}

/** Whether ky works on this page. It needs `Request`, which MooTools replaces. */
function hasRequests(): boolean {
  try {
    return new Request('https://tavola.invalid', { method: 'POST' }).clone().method === 'POST'
  } catch {
    return false
  }
}

/** Reports an invalid response, by a file that is fetched only then. */
export function reportResponse(response: InvalidResponse): void {
  import('../../diagnostics/responses').then(
    ({ reportInvalidResponse }) => reportInvalidResponse(response, logError),
    () => logError("T052 A response of the back end doesn't match the API."),
  )
}
