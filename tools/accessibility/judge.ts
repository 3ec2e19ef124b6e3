import { matching } from '../../test/specification/check'
import type { Title } from '../../test/specification/titles'

/** The conformance levels that the report gives, by the terms of VPAT 2.5. */
export type Word = 'supports' | 'partially supports' | 'does not support' | 'not applicable' | 'not evaluated'

/** The result of a test. `not run`: the test exists, and the run did not reach it. */
export type State = 'passed' | 'failed' | 'not run'

/** Everything that counts for or against a criterion. */
export interface Evidence {
  readonly tests: readonly {
    /** As the report links it: `T-3fa2b1`. */
    readonly id: string
    readonly file: string
    readonly states: readonly State[]
  }[]
  readonly knownFailures: readonly unknown[]
  /** People's findings that aren't fixed. */
  readonly openFindings: readonly unknown[]
  /** What only a person can judge, and no person has. */
  readonly notJudged?: string
  /** The widget has nothing that the criterion is about. */
  readonly isAbsent?: boolean
}

/** A level, with the reason if it is less than the tests' results alone would give. */
export interface Judgement {
  readonly word: Word
  readonly why: string
}

/** The level of a criterion. Only a passed test counts for it; a person's finding can only count against it. */
export function judge({ tests, knownFailures, openFindings, notJudged, isAbsent }: Evidence): Judgement {
  const states = tests.flatMap(({ states }) => states)
  const failed = tests.filter(({ states }) => states.includes('failed')).map(({ id }) => id)
  const reasons = [
    failed.length > 0 && `${failed.length === 1 ? 'A test' : 'Tests'} failed: ${failed.join(', ')}.`,
    knownFailures.length > 0 && 'See “Known failures”.',
    openFindings.length > 0 && 'A person found a problem: see “Tests by people”.',
  ].filter((reason) => reason !== false)
  const against = reasons.join(' ')
  if (!states.includes('passed')) {
    const notTested = states.length === 0 ? 'No test covers it.' : 'Its tests were not run.'
    return against
      ? { word: 'does not support', why: against }
      : { word: 'not evaluated', why: isAbsent ? `${notTested} Nothing shows that it is absent.` : notTested }
  }
  const partly =
    against || (states.includes('not run') ? 'Some of its tests were not run.' : limitOf(tests)) || notJudged
  if (partly) return { word: 'partially supports', why: partly }
  return { word: isAbsent ? 'not applicable' : 'supports', why: '' }
}

/** Why passed tests are too few to support a criterion, if they are. */
function limitOf(tests: Evidence['tests']): string | undefined {
  const files = tests.map(({ file }) => file).filter((file) => !isSourceSearch(file))
  if (files.length === 0) return 'Only a search of the source code checks it.'
  const plugins = new Set(files.map((file) => /^test\/plugins\/([^/]+)\//.exec(file)?.[1]))
  const [plugin] = plugins
  return plugins.size === 1 && plugin !== undefined ? `Tested in one plugin only: ${plugin}.` : undefined
}

/** Searches the source code by patterns: what they find is absent is likely to be, and no more. */
const isSourceSearch = (file: string) => file === 'test/accessibility/source.test.ts'

/** The level of a clause that several criteria make up. Criteria that don't apply don't count. */
export function together(words: readonly Word[]): Word {
  const all: readonly Word[] = words.filter((word) => word !== 'not applicable')
  const has = (word: Word) => all.includes(word)
  if (all.length === 0) return words.length > 0 ? 'not applicable' : 'not evaluated'
  if (all.every((word) => word === 'does not support')) return 'does not support'
  if (has('does not support') || has('partially supports')) return 'partially supports'
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
