import { matching, type Title } from './titles'

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
  /** What the tests leave out, in a sentence. */
  readonly untested?: string
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
export function judge({
  tests,
  knownFailures,
  openFindings,
  untested,
  notJudged,
  isAbsent,
}: Evidence): Judgement {
  const states = tests.flatMap(({ states }) => states)
  const failed = tests.filter(({ states }) => states.includes('failed')).map(({ id }) => id)
  const against = sentences(
    failed.length > 0 && `${failed.length === 1 ? 'A test' : 'Tests'} failed: ${failed.join(', ')}.`,
    knownFailures.length > 0 && 'See “Known failures”.',
    openFindings.length > 0 && 'A person found a problem: see “Tests by people”.',
  )
  if (!states.includes('passed')) {
    const notTested = states.length === 0 ? 'No test covers it.' : 'Its tests were not run.'
    return against
      ? { word: 'does not support', why: against }
      : { word: 'not evaluated', why: isAbsent ? `${notTested} Nothing shows that it is absent.` : notTested }
  }
  const why = sentences(
    against,
    states.includes('not run') && 'Some of its tests were not run.',
    limitOf(tests.map(({ file }) => file)),
    untested,
    notJudged,
  )
  if (why) return { word: 'partially supports', why }
  return { word: isAbsent ? 'not applicable' : 'supports', why: '' }
}

/** Sentences in a line, without those that don't apply. */
export const sentences = (...all: readonly (string | false | undefined)[]) => all.filter(Boolean).join(' ')

/**
 * Why passed tests are too few to support a criterion, if they are: it is about the whole widget, in a browser. The
 * folder and the ending of a test's file show where it runs.
 */
function limitOf(files: readonly string[]): string | undefined {
  const rendering = files.filter((file) => isInBrowser(file) || file.endsWith('.tsx'))
  if (rendering.length === 0)
    return 'Its tests search the source code or call functions; none shows the widget.'
  if (rendering.some(isOfTheWhole)) return
  const [place, ...others] = new Set(rendering.map(placeOf))
  return sentences(
    !rendering.some(isInBrowser) && 'Tested only in a simulated browser (jsdom).',
    others.length === 0 && `Tested in one part only: ${place}.`,
  )
}

const isInBrowser = (file: string) => file.startsWith('test/browser/')

/** The tests of whole steps and journeys. */
const isOfTheWhole = (file: string) => /^test\/browser\/(accessibility|engines)\//.test(file)

/** The tests of a plugin are of one part, as are those of a file. */
function placeOf(file: string): string {
  const plugin = /^test\/plugins\/([^/]+)\//.exec(file)?.[1]
  return plugin ? `the plugin ${plugin}` : `“${/([^/]+)\.test\.tsx?$/.exec(file)![1]!.replaceAll('-', ' ')}”`
}

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
