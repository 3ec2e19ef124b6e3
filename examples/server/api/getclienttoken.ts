import type { Handler } from 'hono'
import { unavailable } from '../booking/guarantee'
import type { Services } from './services'

/** `GET /api/payment/getclienttoken`: the token for the card provider's form (section 7). */
export const getClientToken =
  ({ payment, log }: Services): Handler =>
  async (c) =>
    c.json({ clientToken: await payment.clientToken().catch(unavailable(log)) })
