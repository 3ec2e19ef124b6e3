/**
 * Why a call gave no usable answer:
 * - `status`: the server answered with another status than 200; `messages` are a 400's, one a field
 * - `malformed`: a 200 that is not JSON, or not of the call's shape
 * - `unanswered`: no answer came (time-out, connection lost); a create may still have gone through
 * - `aborted`: we no longer wanted it
 */
export type ApiFailure = 'status' | 'malformed' | 'unanswered' | 'aborted'

export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly failure: ApiFailure,
    call: string,
    readonly detail: { status?: number; messages?: readonly string[]; cause?: unknown } = {},
  ) {
    super(`${call}: ${failure}${detail.status ? ` ${detail.status}` : ''}`, { cause: detail.cause })
  }
}
