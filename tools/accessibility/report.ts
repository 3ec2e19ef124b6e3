import type { Title } from '../../test/specification/titles'
import { criteria, type Level } from './criteria'
import { chapter12, chapter4, chapter5, chapter9, type Clause } from './en-301-549'
import { judge, testsOf, together, type Word } from './judge'
import { knownFailures, type KnownFailure } from './known-failures'
import { readRecords, type ManualRecord } from './records'
import type { Results, TestResult } from './run'
import { exclusions, scope } from './scope'

/** Everything that docs/accessibility-report.md says. docs/accessibility-report.json has it as data. */
export interface Report extends Results {
  readonly scope: readonly string[]
  readonly exclusions: readonly string[]
  readonly criteria: readonly JudgedCriterion[]
  readonly clauses: Readonly<Record<Chapter, readonly JudgedClause[]>>
  readonly knownFailures: readonly Omit<KnownFailure, 'finding'>[]
  readonly records: readonly ManualRecord[]
}

/** Chapters of EN 301 549 whose clauses have their own levels. */
type Chapter = '4' | '5' | '9' | '12'

interface Judged<Level extends string> {
  readonly id: string
  readonly name: string
  readonly word: Level
  /** Ids of the tests behind the word. */
  readonly tests: readonly string[]
  readonly remark: string
}

export interface JudgedCriterion extends Judged<Word> {
  readonly level: Level
  /** It is supported because the widget has nothing that it is about. */
  readonly absent: boolean
}

export interface JudgedClause extends Judged<Word | 'not applicable'> {
  readonly criteria: readonly string[]
}

/** The report of a run, by the criteria, clauses, known failures and records as they are now. */
export function reportOf({ date, product, tools, methods, tests: allTests }: Results): Report {
  const records = readRecords()
  const against = { knownFailures, records }
  const judged = criteria.map((criterion): JudgedCriterion => {
    const { id, name, level, absent, remark } = criterion
    const tests = testsOf(criterion, allTests)
    const word = wordOf(id, tests, against)
    return {
      ...{ id, name, level, word },
      absent: absent !== undefined && word === 'supports',
      tests: idsOf(tests),
      remark: joined(absent, remark),
    }
  })
  const words = new Map(judged.map(({ id, word }) => [id, word]))
  const clauses = (all: readonly Clause[]) =>
    all.map((clause): JudgedClause => {
      const { id, name, criteria = [], tests: patterns, notApplicable, remark } = clause
      // A title that cites "WCAG 9.6" means another standard: a clause has only the tests that it names.
      const tests = patterns ? testsOf({ id: '', tests: patterns }, allTests) : []
      const parts = [
        ...criteria.map((id) => words.get(id)!),
        ...(patterns ? [wordOf('', tests, against)] : []),
      ]
      const word = notApplicable ? 'not applicable' : together(parts)
      return { id, name, word, criteria, tests: idsOf(tests), remark: joined(notApplicable, remark) }
    })
  return {
    ...{ date, product, tools, methods, tests: allTests },
    scope: scope(),
    exclusions,
    criteria: judged,
    clauses: {
      '4': clauses(chapter4),
      '5': clauses(chapter5),
      '9': clauses(chapter9),
      '12': clauses(chapter12),
    },
    // The findings' patterns are for the picture tests.
    knownFailures: knownFailures.map(({ finding: _finding, ...reported }) => reported),
    records,
  }
}

/** The word for a criterion, from its tests, the known failures and what people have found. */
export const wordOf = (
  criterion: string,
  tests: readonly TestResult[],
  { knownFailures, records }: Pick<Report, 'knownFailures' | 'records'>,
): Word =>
  judge({
    states: tests.flatMap(({ results }) => Object.values(results)),
    knownFailures: knownFailures.filter(({ criteria }) => criteria.includes(criterion)),
    openFindings: records
      .flatMap(({ findings }) => findings)
      .filter((finding) => finding.criterion === criterion && finding.state === 'open'),
  })

/** The tests that cite a criterion, or that a criterion or a clause names. */
export function testsToRun(titles: readonly Title[]): readonly Title[] {
  const rows = [...criteria, ...chapter4, ...chapter5, ...chapter9, ...chapter12]
  return [...new Set(rows.flatMap((row) => testsOf(row, titles)))]
}

const idsOf = (tests: readonly TestResult[]) => tests.map(({ id }) => id)

const joined = (...sentences: readonly (string | undefined)[]) => sentences.filter(Boolean).join(' ')
