import { hookDeadline } from '../constants'
import { withDeadline } from '../deadline'
import { ApiError } from './api-error'
import type { Api, ApiOptions, Calls } from './client'

/** Loads the client's file. */
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
 * A client whose calls wait for its file. If the file doesn't load, the call rejects as for a lost connection, and the next call
 * loads it again.
 */
export function createLazyApi(fetchFile: FetchClient, options: ApiOptions): Api {
  let client: Calls | undefined

  /** One of the arguments may be the signal that cancels the call. */
  const defer =
    (name: (typeof calls)[number]) =>
    async (...args: readonly unknown[]): Promise<unknown> => {
      const signal = args.find((one): one is AbortSignal => one instanceof AbortSignal)
      client ??= (await waitFor(fetchFile(), name, signal)).createApi(options)
      return (client[name] as (...args: readonly unknown[]) => unknown)(...args)
    }

  return {
    ...(Object.fromEntries(calls.map((name) => [name, defer(name)])) as unknown as Pick<
      Calls,
      (typeof calls)[number]
    >),
    withHeaders: (headers) =>
      createLazyApi(fetchFile, { ...options, headers: { ...options.headers, ...headers } }),
    withoutRetries: () => createLazyApi(fetchFile, { ...options, retries: 0 }),
  }
}

/** Waits until the caller cancels, but 10 s at most. A file that comes later sends nothing: the diner has read that the call failed. */
async function waitFor<File>(file: Promise<File>, call: string, signal?: AbortSignal): Promise<File> {
  try {
    return await withDeadline(file, hookDeadline, signal)
  } catch (cause) {
    throw new ApiError(signal?.aborted ? 'aborted' : 'unanswered', call, { cause })
  }
}
