import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { sessionIdOf } from '../request/path'
import { badRequest, Problem } from '../request/problems'
import { type Database, type Queryable, OutcomeUnknown } from '../database/database'

export const KEY_HEADER = 'Idempotency-Key'

/** A create with an idempotency key, which identifies its repetitions. */
export interface CreateRequest {
  /** Hash of the browser session and the key. */
  readonly id: string
  /** Hash of the body: equal for equal requests. */
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

/** Tokens and nonces work only once, so a repeated request has new ones. */
const NEW_AT_EACH_ATTEMPT = { captchaToken: '', paymentNonce: '' }

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Stores the answer in the create's own transaction. A create without a key stores none. */
export type Keep = (transaction: Queryable, answer: Answer) => Promise<void>

/** Creates an answer. Refusals, and answers without a stored booking or enquiry, are not kept. */
type Work = (keep: Keep) => Promise<Answer>

/**
 * Gives each create with a key one response, also when it arrives twice at the same moment, at two servers, or
 * again after a server crash. After 24 hours the key counts as new.
 *
 * @returns the function that answers a create: by its work, or as before
 */
export function answersOnce(database: Database, now: () => Date) {
  const underWay = new Map<string, { readonly hash: string; readonly answer: Promise<Answer> }>()

  return async (request: CreateRequest | undefined, work: Work): Promise<Answer> => {
    if (request === undefined) return work(() => Promise.resolve())
    const other = underWay.get(request.id)
    if (other) return (await sameRequest(request, other)).answer
    const answer = answerOnce(database, now, request, work).finally(() => underWay.delete(request.id))
    underWay.set(request.id, { hash: request.hash, answer })
    return answer
  }
}

async function answerOnce(
  database: Database,
  now: () => Date,
  request: CreateRequest,
  work: Work,
): Promise<Answer> {
  const find = () => findAnswer(database, request, now())
  const keep: Keep = async (transaction, answer) => {
    if (!(await storeAnswer(transaction, request, answer, now()))) throw new AnsweredMeanwhile()
  }
  // Before any rule: the diner may have taken the table with this very request.
  const stored = await find()
  if (stored) return sameRequest(request, stored).answer
  try {
    return await work(keep)
  } catch (error) {
    // Another server may have been faster, and taken the table for this very request.
    const meanwhile = mayBeStored(error) ? await find().catch(() => undefined) : undefined
    if (meanwhile === undefined) throw error
    return sameRequest(request, meanwhile).answer
  }
}

/** Rolls back a create whose key another server has answered. */
class AnsweredMeanwhile extends Error {}

const mayBeStored = (error: unknown) =>
  [AnsweredMeanwhile, Problem, OutcomeUnknown].some((Kind) => error instanceof Kind)

/** @throws a 422 if the key was used for something else */
function sameRequest<Known extends Pick<StoredAnswer, 'hash'>>(request: CreateRequest, known: Known): Known {
  if (known.hash === request.hash) return known
  throw new Problem(422, { [KEY_HEADER]: [OTHER_BODY] })
}

const OTHER_BODY = 'This key came before with another body. Please send each new request with a new key.'

/** How long the answer to a key is kept, in milliseconds: 24 hours. */
const KEPT = 24 * 60 * 60 * 1000

const oldest = (now: Date) => new Date(now.getTime() - KEPT).toISOString()

/** The body of a 200. */
export type Answer = Readonly<Record<string, unknown>>

export interface StoredAnswer {
  readonly hash: string
  readonly answer: Answer
}

export async function findAnswer(
  database: Queryable,
  { id }: CreateRequest,
  now: Date,
): Promise<StoredAnswer | undefined> {
  const [stored] = await database.query<StoredAnswer>(
    'select request_hash as hash, answer from idempotent_answers where id = $1 and created_at > $2',
    [id, oldest(now)],
  )
  return stored
}

/**
 * Stores an answer. Waits for another open transaction with the same key.
 *
 * @returns false if the key has an answer already
 */
export async function storeAnswer(
  transaction: Queryable,
  { id, hash }: CreateRequest,
  answer: Answer,
  now: Date,
): Promise<boolean> {
  const stored = await transaction.query(
    `insert into idempotent_answers as kept (id, request_hash, answer, created_at) values ($1, $2, $3, $4)
     on conflict (id) do update
       set request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at
       where kept.created_at <= $5
     returning id`,
    [id, hash, JSON.stringify(answer), now.toISOString(), oldest(now)],
  )
  return stored.length > 0
}

/** Deletes the answers that are kept no longer. */
export async function forgetOldKeys(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from idempotent_answers where created_at <= $1', [oldest(now)])
}
