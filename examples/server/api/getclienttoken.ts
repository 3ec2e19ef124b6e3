import type { Handler } from 'hono'
import type { Services } from './services'

/** `GET /api/payment/getclienttoken`: the token for the card provider's form (section 7). */
export const getClientToken =
  ({ clientToken }: Services): Handler =>
  (c) =>
    c.json({ clientToken })
