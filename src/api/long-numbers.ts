/**
 * JSON with integers above 2^53, such as 64-bit ids. A JavaScript number would round them, so they are read as texts (long-json.ts),
 * and a {@link LongNumber} writes the number again.
 */

export type LongNumber = { readonly $longNumber: string }

/** A record whose `id` may have been an integer above 2^53, and is now its digits. */
export interface LongId {
  readonly isLongId?: true
}

/** Objects whose `id` was an integer above 2^53. */
export const withLongId = new WeakSet<object>()

/** Whether the `id` of a parsed object was an integer above 2^53. */
export const hasLongId = (parsed: object): boolean => withLongId.has(parsed)

/** Whether JSON may have an integer above 2^53. A text in it may look like one. */
export const mayHaveLong = (json: string): boolean => /(?:^|[:[,])\s*-?\d{16,}\s*(?:[,\]}]|$)/.test(json)

/** Writes each {@link LongNumber} as a number. No text looks like one, because its quotes are escaped. */
export const writeJson = (value: unknown, replacer?: (key: string, part: unknown) => unknown): string =>
  JSON.stringify(value, replacer).replace(/\{"\$longNumber":"(-?\d+)"\}/g, '$1')
