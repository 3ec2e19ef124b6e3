import type { InvalidResponse } from '../../api/client'
import { logError } from '../../console'

/** Explained by a file that only an invalid response fetches. */
export function reportResponse(response: InvalidResponse): void {
  import(/* webpackChunkName: "wrong-answers" */ '../../diagnostics/responses').then(
    ({ reportInvalidResponse }) => reportInvalidResponse(response, logError),
    () => logError("T052 A response of the back end doesn't match the API."),
  )
}
