import { setTimeout as after } from 'node:timers/promises'
import type { Hono, MiddlewareHandler } from 'hono'
import type { Queryable } from '../database/database'

/** The body of `/readyz`. */
export interface Health {
  readonly database: Queryable
  /** The parts that only play their role: "payment", "verification". */
  readonly sandbox: readonly string[]
  readonly isStopping: () => boolean
}

/** How long the database may take to answer, in milliseconds. */
const PATIENCE = 1000

/**
 * Serves `/healthz`, which answers as long as the process does, and `/readyz`: a 503 while the server stops or its
 * database does not answer, so that a load balancer sends diners elsewhere.
 */
export function serveHealth(app: Hono, { database, sandbox, isStopping }: Health, patience = PATIENCE): void {
  let asked: Promise<boolean> | undefined
  app.use('/healthz', uncached).use('/readyz', uncached)
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503)
    // No limit counts these calls: all at the same moment share one query.
    const answers = await (asked ??= answersWithin(database, patience).finally(() => (asked = undefined)))
    return c.json(
      { status: answers ? 'ready' : 'the database does not answer', sandbox },
      answers ? 200 : 503,
    )
  })
}

const uncached: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  await next()
}

async function answersWithin(database: Queryable, patience: number): Promise<boolean> {
  const answered = database.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, after(patience, false, { ref: false })])
}
