import type { Context } from 'hono'
import * as v from 'valibot'
import { badRequest, Problem, type Problems } from './problem'

/**
 * The validated JSON body of a call.
 *
 * @throws a 415 if the body is not called JSON; a 400 with the first message of each invalid field, or with `body` if the body is not an object
 */
export async function bodyOf<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!isJson(c.req.header('Content-Type')))
    throw new Problem(415, { body: ['The body must be sent as JSON, with Content-Type: application/json.'] })
  const json: unknown = await c.req.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) throw badRequest('body', 'The body must be JSON.')
    throw error
  })
  const { success, output, issues } = v.safeParse(schema, json, { abortPipeEarly: true })
  if (success) return output
  const { nested, root } = v.flatten(issues as [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]])
  throw new Problem(400, { ...(root && { body: root }), ...nested } as Problems)
}

/** Other types can be sent by a form on any page, without a preflight. */
const isJson = (type: string | undefined) => type?.split(';')[0]?.trim().toLowerCase() === 'application/json'
