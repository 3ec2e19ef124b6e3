import { matching } from '../../test/specification/check'
import type { Title } from '../../test/specification/titles'

/** The criteria that a test says it holds: "WCAG 1.4.3, 1.4.11: …" and "WCAG 2.4.3 and 2.4.7". */
export const cited = (title: string): readonly string[] =>
  [...title.matchAll(citation)].flatMap(([words]) => [...words.matchAll(number)].map(([id]) => id))

const number = /\b[1-4]\.\d\.\d{1,2}\b/g
const citation = /\bWCAG(?:(?:,| and)? [1-4]\.\d\.\d{1,2}\b)+/g

/** The tests behind a criterion or a clause: those that cite it, and those that it names. */
export function testsOf<T extends Title>(
  { id, tests = [] }: { readonly id: string; readonly tests?: readonly string[] },
  titles: readonly T[],
): readonly T[] {
  const named = new Set(tests.flatMap((pattern) => matching(pattern, titles)))
  return titles.filter((title) => named.has(title) || cited(title.fullTitle).includes(id))
}
