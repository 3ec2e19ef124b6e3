import type { Schema } from '../../contract/schema'

/** Throws a TypeError with the first issue. */
export function parse<Output>(schema: Schema<Output>, value: unknown): Output {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) {
    result.catch(() => undefined)
    throw new TypeError('A schema must not return a promise.')
  }
  if (result.issues) throw new TypeError(result.issues[0]?.message ?? 'The schema rejected the value.')
  return result.value
}
