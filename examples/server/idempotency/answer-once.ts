import type { Database, Queryable } from '../database/database'
import { OutcomeUnknown } from '../database/unavailable'
import { Problem } from '../request/problem'
import { type CreateRequest, KEY_HEADER } from './create-request'
import { type Answer, findAnswer, storeAnswer, type StoredAnswer } from './stored-answers'

/** Stores the answer in the transaction that makes it true. A create without a key stores none. */
export type Keep = (transaction: Queryable, answer: Answer) => Promise<void>

/** Makes an answer. Refusals, and answers that nothing was stored for, are not kept. */
type Work = (keep: Keep) => Promise<Answer>

/**
 * Gives each create that comes with a key one answer, also when it comes twice at the same moment, to two servers, or
 * again after a server has died. For 24 hours; after that the key is new.
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
  // Before any rule: the table that is taken may be the diner's own.
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
