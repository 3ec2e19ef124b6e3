/**
 * JSON whose integers above 2^53 keep every digit, such as ids of 64 bits. A JavaScript number would round them, so they are read as
 * texts (long-json.ts). In a payload a {@link LongNumber} is the number again.
 */

export type LongNumber = { readonly $longNumber: string }

/** A record whose `id` may be a text with the digits of such an integer. */
export interface LongId {
  readonly isLongId?: true
}

/** Objects whose `id` was an integer above 2^53. */
export const withLongId = new WeakSet<object>()

/** Whether the `id` of a parsed object was an integer above 2^53. */
export const hasLongId = (parsed: object): boolean => withLongId.has(parsed)

/** Whether JSON may have such an integer. A text within it may look like one. */
export const mayHaveLong = (json: string): boolean => /(?:^|[:[,])\s*-?\d{16,}\s*(?:[,\]}]|$)/.test(json)

/** Writes a {@link LongNumber} as a number. Quotes within a text are escaped, so no text looks like one. */
export const writeJson = (value: unknown, replacer?: (key: string, part: unknown) => unknown): string =>
  JSON.stringify(value, replacer).replace(/\{"\$longNumber":"(-?\d+)"\}/g, '$1')
