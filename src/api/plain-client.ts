import { createCalls, type Calls } from './calls'
import { createPlainHttp } from './plain-http'
import type { ApiOptions } from './transport'

/** The calls where ky doesn't work. */
export const createApi = (options: ApiOptions): Calls => createCalls(options, createPlainHttp)
