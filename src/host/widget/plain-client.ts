import type { ApiOptions } from '../../api/client'
import { createApi as createSilentApi } from '../../api/plain-client'
import { reportResponse } from './report-response'

/** The same on pages where ky does not work. */
export const createApi = (options: ApiOptions) => createSilentApi({ ...options, onInvalid: reportResponse })
