import type { Handler } from 'hono'
import type { Services } from './services'

/** `GET /api/payment/getclienttoken`: what the card provider's form is created with (section 7). */
export const getClientToken =
  ({ clientToken }: Services): Handler =>
  (c) =>
    c.json({ clientToken })
