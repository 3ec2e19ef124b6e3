import { createApi as createSilentApi, type ApiOptions } from '../../api/client'
import { reportResponse } from './report-response'

/** The widget's client. It reports responses that do not match the API in the console. */
export const createApi = (options: ApiOptions) => createSilentApi({ ...options, onInvalid: reportResponse })
