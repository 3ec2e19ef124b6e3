/**
 * JSON whose integers above 2^53 keep every digit, such as ids of 64 bits. A JavaScript number would round them, so they are read as
 * texts. In a payload a {@link LongNumber} is the number again.
 */

export type LongNumber = { readonly $longNumber: string }

/** A record whose `id` may be a text with the digits of such an integer. */
export interface LongId {
  readonly isLongId?: true
}

/** Where an integer stands in JSON. A text may contain the same. */
const mayBeLong = /(?:^|[:[,])\s*-?\d{16,}\s*(?:[,\]}]|$)/
const textOrNumber = /"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g
const marked = /^\0-?\d{16,}$/

const withLongId = new WeakSet<object>()

/** Whether the `id` of a parsed object was an integer above 2^53. */
export const hasLongId = (parsed: object): boolean => withLongId.has(parsed)

/** Replaces the integers above 2^53 of valid JSON. */
export function replaceLong(text: string, replace: (digits: string) => string): string {
  if (!mayBeLong.test(text)) return text
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

/** Writes a {@link LongNumber} or a BigInt as a number. Quotes within a text are escaped, so no text looks like one. */
export const writeJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? ({ $longNumber: String(part) } satisfies LongNumber) : part,
  ).replace(/\{"\$longNumber":"(-?\d+)"\}/g, '$1')
