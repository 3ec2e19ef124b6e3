import * as v from 'valibot'
import type { LogError } from '../log-error'
import { logUnknownName } from '../did-you-mean'

type Entries = Record<string, v.GenericSchema>

/**
 * Reads settings key by key. A wrong key or value is named with what was expected and left out; the rest counts.
 * `where` is how the developer wrote it: "brand".
 */
export function readSettings<Shape extends Entries>(
  shape: Shape,
  raw: unknown,
  where: string,
  logError: LogError,
): { [Key in keyof Shape]?: v.InferOutput<Shape[Key]> } {
  const settings: Record<string, unknown> = {}
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) {
    logError(`T030 ${where}: expected an object with settings, but received ${describe(raw)}.`)
    return {}
  }
  for (const [key, value] of Object.entries(raw)) {
    if (value === undefined) continue
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (!schema) {
      logUnknownName(`T031 ${where}: there is no setting`, key, Object.keys(shape), logError)
      continue
    }
    const read = v.safeParse(schema, value)
    if (read.success) settings[key] = read.output
    else logError(`T032 ${where}: "${placeOf(key, read.issues[0])}" is wrong. ${read.issues[0].message}`)
  }
  return settings as { [Key in keyof Shape]?: v.InferOutput<Shape[Key]> }
}

/** The path as in code: `links.terms`. */
const placeOf = (key: string, { path }: v.BaseIssue<unknown>) =>
  [key, ...(path ?? []).map((item) => String(item.key))].join('.')

function describe(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`
}
