import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The body of every answer except a 200: messages by field, `{field: ["message", …]}` (section 8, decisions "Errors"). */
export type Problems = Readonly<Record<string, readonly string[]>>

/** Thrown by the code of a call; `answer-errors.ts` makes the answer. The messages are for diners or client developers. */
export class Problem extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly problems: Problems,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(Object.values(problems).flat().join(' '))
  }
}

export const badRequest = (field: string, message: string) => new Problem(400, { [field]: [message] })
export const notFound = (field: string, message: string) => new Problem(404, { [field]: [message] })

/** @param seconds after which it is worth trying again */
export const tryLater = (status: 429 | 503, field: string, message: string, seconds: number) =>
  new Problem(status, { [field]: [message] }, { 'Retry-After': String(seconds) })
