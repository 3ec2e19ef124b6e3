import type { ErrorHandler, NotFoundHandler } from 'hono'
import { routePath } from 'hono/route'
import { DatabaseUnavailable, OutcomeUnknown } from '../database/unavailable'
import { isAborted } from '../http/connection'
import type { Logger } from '../log/log'
import type { Metrics } from '../metrics/metrics'
import { Problem, type Problems } from './problem'

/** Answers a `Problem` as what it says, and any other error as a 500 whose reason is in the log alone. */
export const answerErrors =
  ({ log, metrics }: { log: Logger; metrics: Metrics }): ErrorHandler =>
  (error, c) => {
    // Nobody hears the answer; the request's line in the log says that its caller has gone.
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
