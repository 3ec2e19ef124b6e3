import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { sessionIdOf } from '../request/session-id'
import { tryLater } from '../request/problem'
import type { Rates, Settings } from '../settings'
import { callerAddress } from './caller-address'

/** What is counted, in seconds. */
const DURATION = 60

const TOO_OFTEN = 'That was too often in a short time. Please wait a minute and try again.'

/**
 * Answers so many calls a minute by browser session, and so many by address; GETs and creates are counted apart. The
 * counts are in this process's memory: several processes each count for themselves.
 *
 * @throws a 429 with `Retry-After` for a call above that
 */
export function limitRate({
  reads,
  creates,
  proxies,
}: Pick<Settings, 'reads' | 'creates' | 'proxies'>): MiddlewareHandler {
  const limiters = { reads: limitersOf(reads), creates: limitersOf(creates) }
  return async (c, next) => {
    const { session, address } = c.req.method === 'POST' ? limiters.creates : limiters.reads
    await count(address, callerAddress(c, proxies))
    await count(session, sessionIdOf(c))
    await next()
  }
}

const limitersOf = ({ session, address }: Rates) => ({
  session: new RateLimiterMemory({ points: session, duration: DURATION }),
  address: new RateLimiterMemory({ points: address, duration: DURATION }),
})

async function count(limiter: RateLimiterMemory, key: string | undefined): Promise<void> {
  if (key === undefined) return
  await limiter.consume(key).catch((refused: unknown) => {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw tryLater(429, 'rate', TOO_OFTEN, Math.ceil(refused.msBeforeNext / 1000))
  })
}
