import { mayHaveLong, withLongId, writeJson, type LongNumber } from './long-numbers'

/** Reads and writes JSON with integers above 2^53. */

const textOrNumber = /"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g
const marked = /^\0-?\d{16,}$/

/** Replaces the integers above 2^53 of valid JSON. */
export function replaceLong(text: string, replace: (digits: string) => string): string {
  if (!mayHaveLong(text)) return text
  return text.replace(textOrNumber, (one) =>
    /^-?\d{16,}$/.test(one) && !Number.isSafeInteger(Number(one)) ? replace(one) : one,
  )
}

/** Throws a SyntaxError. */
export function parseJson(text: string): unknown {
  const parsed: unknown = JSON.parse(text)
  const withTexts = replaceLong(text, (digits) => `"\\u0000${digits}"`)
  if (withTexts === text) return parsed
  return JSON.parse(withTexts, function (this: object, name, value: unknown) {
    if (typeof value !== 'string' || !marked.test(value)) return value
    if (name === 'id') withLongId.add(this)
    return value.slice(1)
  })
}

/** Writes an adapter's value, which may have BigInts. Calls `onRounded` for a number that JavaScript has already rounded. */
export const writeWithBigInts = (value: unknown, onRounded: () => void): string =>
  writeJson(value, (_, part) => {
    if (typeof part === 'bigint') return { $longNumber: String(part) } satisfies LongNumber
    if (Number.isInteger(part) && !Number.isSafeInteger(part)) onRounded()
    return part
  })
