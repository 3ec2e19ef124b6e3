/**
 * Why a call has no usable response:
 * - `status`: another status than 200. A 400 has its `body` and `messages`, one for each field. Once a create was refused, `fields`
 *   has the messages by field name: "bookingdate" for "booking.Date". Any 4xx may have a `code`.
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
