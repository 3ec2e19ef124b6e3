import type { Json } from '../../api/client'
import { isPromise } from './guard'

/** A JSON copy of the value. Throws a TypeError on a function, cycle, BigInt, NaN or undefined. */
export function asJson(value: unknown): Json {
  if (isPromise(value)) throw new TypeError('A promise is not JSON.')
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (/function|symbol|bigint/.test(typeof part) || (typeof part === 'number' && !Number.isFinite(part)))
      throw new TypeError(`JSON cannot hold this ${typeof part}.`)
    return part
  })
  if (text === undefined) throw new TypeError('undefined cannot be sent as JSON; null can.')
  return JSON.parse(text) as Json
}
