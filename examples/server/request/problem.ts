import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** What every answer but a 200 holds: messages by field, `{field: ["message", …]}` (section 8, decisions "Errors"). */
export type Problems = Readonly<Record<string, readonly string[]>>

/** Thrown anywhere under a call; `app.ts` answers it. The messages are for diners, or for the client's developer. */
export class Problem extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly problems: Problems,
  ) {
    super(Object.values(problems).flat().join(' '))
  }
}

export const badRequest = (field: string, message: string) => new Problem(400, { [field]: [message] })
export const notFound = (field: string, message: string) => new Problem(404, { [field]: [message] })
