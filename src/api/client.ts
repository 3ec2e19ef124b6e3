import { createCalls, type Calls } from './calls'
import { createKyHttp } from './ky-http'
import type { ApiOptions } from './transport'

export type { Answered, Api, ApiOptions, Calls, InvalidResponse, Json, Payload } from './calls'

/** The calls on ky. */
export const createApi = (options: ApiOptions): Calls => createCalls(options, createKyHttp)
