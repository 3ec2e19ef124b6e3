import { createApi as createSilentApi, type ApiOptions, type InvalidResponse } from '../../api/client'
import { logError } from '../../console'

/** The widget's client. It reports responses that do not match the API in the console. */
export const createApi = (options: ApiOptions) => createSilentApi({ ...options, onInvalid: report })

/** Explained by a file that only such a response fetches. */
function report(response: InvalidResponse): void {
  import(/* webpackChunkName: "wrong-answers" */ '../../diagnostics/responses').then(
    ({ reportInvalidResponse }) => reportInvalidResponse(response, logError),
    () => logError("T052 A response of the back end doesn't match the API."),
  )
}
