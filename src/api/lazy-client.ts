import { hookDeadline } from '../constants'
import { withDeadline } from '../deadline'
import { ApiError } from './api-error'
import type { Api, ApiOptions, Calls } from './client'

/** The file that makes the client. */
export type FetchClient = () => Promise<{ readonly createApi: (options: ApiOptions) => Calls }>

const calls = [
  'searchVenues',
  'searchNearby',
  'getVenue',
  'getSessions',
  'searchAvailability',
  'searchMenus',
  'getClientToken',
  'createBooking',
  'createEnquiry',
  'request',
] as const satisfies readonly (keyof Calls)[]

/**
 * The client before its file is here. Each call waits for the file and then is the client's own; where the file does
 * not come, it rejects as for a lost connection, and the next call asks for the file again.
 */
export function createLazyApi(fetchFile: FetchClient, options: ApiOptions): Api {
  let client: Calls | undefined

  /** A call by its name; its last parameter may be the signal that ends it. */
  const later =
    (name: (typeof calls)[number]) =>
    async (...given: readonly unknown[]): Promise<unknown> => {
      const signal = given.find((one): one is AbortSignal => one instanceof AbortSignal)
      client ??= (await waitFor(fetchFile(), name, signal)).createApi(options)
      return (client[name] as (...given: readonly unknown[]) => unknown)(...given)
    }

  return {
    ...(Object.fromEntries(calls.map((name) => [name, later(name)])) as unknown as Calls),
    withHeaders: (headers) =>
      createLazyApi(fetchFile, { ...options, headers: { ...options.headers, ...headers } }),
  }
}

/**
 * The file, as long as the caller wants it and 10 s at most. A call whose file comes later than that is never sent: the
 * diner was told otherwise by then.
 */
async function waitFor<File>(file: Promise<File>, call: string, signal?: AbortSignal): Promise<File> {
  try {
    return await withDeadline(file, hookDeadline, signal)
  } catch (cause) {
    throw new ApiError(signal?.aborted ? 'aborted' : 'unanswered', call, { cause })
  }
}
