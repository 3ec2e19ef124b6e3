import { backEndRoot } from '../../address'
import { lifetime, type PrefetchedResponses } from '../widget/prefetched-responses'
import { sessionKey } from '../../api/session'
import { ignore } from './create-handle'
import type { ReadOption } from '../options/read-option'

/**
 * Requests the page's venue, and its times if the page names a day. The options are unchecked: an unusual value requests nothing, and
 * an invalid one costs a request, because the widget requests again. Returns whether it requested anything.
 */
export function prefetchStep1(
  requests: PrefetchedResponses,
  read: ReadOption,
  header = 'X-Session-Id',
): boolean {
  const venue = read('venueId')
  const root = backEndRoot(read('baseUrl'))
  if (!venue || !root || read('testMode') != null) return false
  try {
    // The widget uses this id too. This throws if storage is denied, and on plain http, which has no randomUUID.
    const id = (sessionStorage[sessionKey] ??= crypto.randomUUID()) as string
    const fetchAhead = (path: string) => {
      // The path must have no "..", and nothing that must be encoded.
      if (!/^[\w/-]+$/.test(path + id)) return
      const url = `${root}api/${path}`
      if (requests[url]) return
      const request = new AbortController()
      const { signal } = request
      const response = (read('api') ?? read('fetch') ?? fetch)(url, { headers: { [header]: id }, signal })
      response.catch(ignore)
      const timer = setTimeout(() => abortPrefetched(requests, [url]), lifetime)
      requests[url] = { response, time: Date.now(), request, timer }
    }
    const date = read('date')
    fetchAhead('venues/getbyid/' + venue)
    if (date) fetchAhead(`sessions/availability/${venue}/${date}/${read('guests') ?? 2}/true`)
    return true
  } catch {
    return false
  }
}

/** Aborts pending requests, and forgets them. */
export function abortPrefetched(
  requests: PrefetchedResponses,
  urls: readonly string[] = Object.keys(requests),
): void {
  for (const url of urls) {
    const { request, timer } = requests[url]!
    delete requests[url]
    clearTimeout(timer)
    request.abort()
  }
}
