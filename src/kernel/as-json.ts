import type { Json } from '../api/client'
import { isPromise } from './registry/guard'

/** The value as JSON has it. Throws a TypeError on anything else: a function, a cycle, a BigInt, NaN, undefined. */
export function asJson(value: unknown): Json {
  if (isPromise(value)) throw new TypeError('A promise is no JSON.')
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (
      /^(function|symbol|bigint)$/.test(typeof part) ||
      (typeof part === 'number' && !Number.isFinite(part))
    )
      throw new TypeError(`A ${typeof part} that JSON does not have cannot be sent.`)
    return part
  })
  if (text === undefined) throw new TypeError('undefined cannot be sent as JSON; null can.')
  return JSON.parse(text) as Json
}
