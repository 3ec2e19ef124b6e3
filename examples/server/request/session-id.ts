import type { Context } from 'hono'
import { badRequest } from './problem'

/** A UUID has 36 characters. */
const LONGEST = 100

/**
 * The optional random id of the browser session (section 6): stored with a booking, and counted by the limits.
 *
 * @throws a 400 if it is longer than any id
 */
export function sessionIdOf(c: Context): string | undefined {
  const id = c.req.header('X-Session-Id') || undefined
  if (id !== undefined && id.length > LONGEST)
    throw badRequest('session', `The header X-Session-Id must have at most ${LONGEST} characters.`)
  return id
}
