import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorHandler, NotFoundHandler } from 'hono'
import { routePath } from 'hono/route'
import { DatabaseUnavailable, OutcomeUnknown } from '../database/database'
import { isAborted } from '../http/caller-address'
import type { Logger } from '../monitoring/log'
import type { Metrics } from '../monitoring/metrics'

/** The body of every answer except a 200: messages by field, `{field: ["message", …]}`. */
export type Problems = Readonly<Record<string, readonly string[]>>

/** Thrown by the code of a call; `answerErrors` turns it into the response. The messages are for diners or client developers. */
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

/** Answers a `Problem` with its status and body, and any other error with a 500 whose reason is only logged. */
export const answerErrors =
  ({ log, metrics }: { log: Logger; metrics: Metrics }): ErrorHandler =>
  (error, c) => {
    // The caller has disconnected, which the request's line in the log says.
    if (isAborted(c)) return c.body(null, 400)
    if (error instanceof Problem) {
      metrics.refusals.inc({ status: error.status, field: Object.keys(error.problems)[0] ?? '' })
      return c.json(error.problems, error.status, error.headers)
    }
    const id = c.get('requestId') as string | undefined
    const where = { id, method: c.req.method, route: routePath(c), err: error }
    if (error instanceof OutcomeUnknown) {
      log.error(where, 'a create may have gone through or not')
      return c.json(UNKNOWN, 503)
    }
    if (error instanceof DatabaseUnavailable) {
      log.error(where, 'the database is not available')
      return c.json(UNAVAILABLE, 503, { 'Retry-After': RETRY_AFTER })
    }
    log.error(where, 'failed')
    return c.json(OUR_FAULT, 500)
  }

export const answerNotFound: NotFoundHandler = (c) => c.json(NO_SUCH_CALL, 404)

const NO_SUCH_CALL: Problems = { path: ['There is nothing at this address.'] }
/** In seconds: a database is back as soon as it answers. */
const RETRY_AFTER = '2'

const UNAVAILABLE: Problems = { server: ['We cannot answer just now. Please try again in a moment.'] }
/** Without Retry-After: to send it again may do it twice, where it came without an idempotency key. */
const UNKNOWN: Problems = { server: ['We cannot tell whether this went through. Please ask the restaurant.'] }
const OUR_FAULT: Problems = { server: ['Something went wrong on our side. Please try again.'] }
