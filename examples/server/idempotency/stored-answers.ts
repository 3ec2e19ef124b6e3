import type { Queryable } from '../database/database'
import type { CreateRequest } from './create-request'

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
 * Stores an answer. Where another transaction has the same key under way, waits for its end.
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
