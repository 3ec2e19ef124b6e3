import type { Context } from 'hono'
import * as v from 'valibot'
import { badRequest, Problem, type Problems } from './problem'

/**
 * The JSON body of a call, checked.
 *
 * @throws a 400 that holds each wrong field's first message, or `body` when there is no object at all
 */
export async function bodyOf<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const json: unknown = await c.req.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) throw badRequest('body', 'The body must be JSON.')
    throw error
  })
  const { success, output, issues } = v.safeParse(schema, json, { abortPipeEarly: true })
  if (success) return output
  const { nested, root } = v.flatten(issues as [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]])
  throw new Problem(400, { ...(root && { body: root }), ...nested } as Problems)
}
