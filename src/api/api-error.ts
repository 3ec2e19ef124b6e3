/**
 * Why a call has no usable response:
 * - `status`: another status than 200. `messages` are those of a 400, one for each field, and `body` is what it sent. `fields` are the
 *   messages of its named fields, once a create was refused: "bookingdate" for "booking.Date". `code` is in the body of any 4xx.
 * - `malformed`: a 200 that is not JSON, or whose body is invalid
 * - `unanswered`: no response (time-out, connection lost). The server may still have processed a create.
 * - `aborted`: the caller cancelled the call
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
      fields?: Readonly<Record<string, string>>
      body?: unknown
      code?: string
      cause?: unknown
    } = {},
  ) {
    super(`${call}: ${failure}${detail.status ? ` ${detail.status}` : ''}`, { cause: detail.cause })
  }
}
