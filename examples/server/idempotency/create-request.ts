import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { sessionIdOf } from '../request/session-id'
import { badRequest } from '../request/problem'

export const KEY_HEADER = 'Idempotency-Key'

/** A create that came with a key, by which the same create is known again. */
export interface CreateRequest {
  /** Of the browser session and the key. */
  readonly id: string
  /** Of the body: the same where the same is wanted. */
  readonly hash: string
}

/** Visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,255}$/

/**
 * The call's key, if it has one.
 *
 * @param body as validated, so that two ways to write the same body are one. Those of the two calls have other fields
 * @throws a 400 if the header is no key
 */
export function createRequestOf(c: Context, body: object): CreateRequest | undefined {
  const key = c.req.header(KEY_HEADER)
  if (key === undefined) return undefined
  if (!KEY.test(key)) {
    throw badRequest(KEY_HEADER, `${KEY_HEADER} must have 1 to 255 visible ASCII characters, such as a UUID.`)
  }
  return {
    id: digest([sessionIdOf(c) ?? '', key]),
    hash: digest({ ...body, ...NEW_AT_EACH_ATTEMPT }),
  }
}

/** What proves the diner and the card can be used once: the same wish, sent again, comes with new ones. */
const NEW_AT_EACH_ATTEMPT = { captchaToken: '', paymentNonce: '' }

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
