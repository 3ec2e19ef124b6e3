import { hookDeadline } from '../constants'
import { ApiError } from './api-error'
import type { Api, ApiOptions } from './client'

/** The client is a file of its own, with the libraries that it needs: step 1 stands and takes typing without it. */
export const fetchClient = () => import(/* webpackChunkName: "api" */ './client')

/**
 * The client before its file is here. Each call waits for the file and then is the client's own; where the file does
 * not come, it rejects as for a lost connection, and the next call asks for the file again.
 */
export function createLazyApi(options: ApiOptions, fetchFile = fetchClient): Api {
  let client: Api | undefined

  async function ready(call: keyof Api, signal?: AbortSignal): Promise<Api> {
    if (client) return client
    const { createApi } = await waitFor(fetchFile(), call, signal)
    return (client ??= createApi(options))
  }

  return {
    searchVenues: async (text, signal) => (await ready('searchVenues', signal)).searchVenues(text, signal),
    searchNearby: async (text, signal) => (await ready('searchNearby', signal)).searchNearby(text, signal),
    getVenue: async (venueId, signal) => (await ready('getVenue', signal)).getVenue(venueId, signal),
    getSessions: async (query, signal) => (await ready('getSessions', signal)).getSessions(query, signal),
    searchAvailability: async (query, signal) =>
      (await ready('searchAvailability', signal)).searchAvailability(query, signal),
    searchMenus: async (query, signal) => (await ready('searchMenus', signal)).searchMenus(query, signal),
    getClientToken: async (signal) => (await ready('getClientToken', signal)).getClientToken(signal),
    createBooking: async (payload, signal) =>
      (await ready('createBooking', signal)).createBooking(payload, signal),
    createEnquiry: async (payload, signal) =>
      (await ready('createEnquiry', signal)).createEnquiry(payload, signal),
    request: async (method, path, body, signal) =>
      (await ready('request', signal)).request(method, path, body, signal),
    withHeaders: (headers) =>
      createLazyApi({ ...options, headers: { ...options.headers, ...headers } }, fetchFile),
  }
}

/**
 * The file, as long as the caller wants it and 10 s at most. A call whose file comes later than that is never sent: the
 * diner was told otherwise by then.
 */
async function waitFor<File>(file: Promise<File>, call: string, signal?: AbortSignal): Promise<File> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  const givenUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('unanswered', call)), hookDeadline)
    stop = () => reject(new ApiError('aborted', call))
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
  })
  try {
    return await Promise.race([file, givenUp])
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('unanswered', call, { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
