/**
 * Why a call gave no usable answer:
 * - `status`: the server answered with a status other than 200; `messages` are a 400's, one for each field, and `code` is what
 *   the body of any 4xx says
 * - `malformed`: a 200 that is not JSON or does not match the call's schema
 * - `unanswered`: no answer came (time-out, connection lost); the server may still have processed a create
 * - `aborted`: the caller aborted the call
 */
export type ApiFailure = 'status' | 'malformed' | 'unanswered' | 'aborted'

export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly failure: ApiFailure,
    call: string,
    readonly detail: {
      status?: number
      messages?: readonly string[]
      code?: string
      cause?: unknown
    } = {},
  ) {
    super(`${call}: ${failure}${detail.status ? ` ${detail.status}` : ''}`, { cause: detail.cause })
  }
}
