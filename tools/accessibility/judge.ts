import { matching } from '../../test/specification/check'
import type { Title } from '../../test/specification/titles'

/** The conformance levels that the report gives. */
export type Word = 'supports' | 'partly supports' | 'does not support' | 'not evaluated'

/** The result of a test. `not run`: the test exists, and the run did not reach it. */
export type State = 'passed' | 'failed' | 'not run'

/** Everything that counts for or against a criterion. */
export interface Evidence {
  readonly states: readonly State[]
  readonly knownFailures: readonly unknown[]
  /** People's findings that aren't fixed. */
  readonly openFindings: readonly unknown[]
}

/** The word for a criterion. Only a passed test counts for it; a person's finding can only count against it. */
export function judge({ states, knownFailures, openFindings }: Evidence): Word {
  const passed = states.includes('passed')
  const against = states.includes('failed') || knownFailures.length > 0 || openFindings.length > 0
  if (passed) return against || states.includes('not run') ? 'partly supports' : 'supports'
  return against ? 'does not support' : 'not evaluated'
}

/** The word for a clause that several criteria make up. */
export function together(words: readonly Word[]): Word {
  const has = (word: Word) => words.includes(word)
  if (words.length === 0) return 'not evaluated'
  if (words.every((word) => word === 'does not support')) return 'does not support'
  if (has('does not support') || has('partly supports')) return 'partly supports'
  return has('not evaluated') ? 'not evaluated' : 'supports'
}

/** The criteria that a title cites: "WCAG 1.4.3, 1.4.11: …" or "WCAG 2.4.3 and 2.4.7". */
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
