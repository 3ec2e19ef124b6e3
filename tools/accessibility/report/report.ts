import { createHash } from 'node:crypto'
import type { Title } from '../../../test/specification/titles'
import { criteria, type Criterion, type Level } from '../criteria'
import { chapter12, chapter4, chapter5, chapter9Rest, type Clause } from '../en-301-549'
import { judge, testsOf, together, type State, type Word } from '../judge'
import type { KnownFailure } from '../known-failures'
import type { ManualRecord } from '../records'
import type { Lane, Outcome, Product } from '../run'
import { exclusions, scope } from './tested'

/** Everything that docs/accessibility-report.md says. docs/accessibility-report.json has it as data. */
export interface Report extends Run {
  readonly scope: readonly string[]
  readonly exclusions: readonly string[]
  readonly criteria: readonly JudgedCriterion[]
  readonly clauses: Readonly<Record<Chapter, readonly JudgedClause[]>>
}

/** The results of a run. */
export interface Run {
  readonly date: string
  readonly product: Product
  readonly tools: Readonly<Record<string, string>>
  /** The methods that the run has used. */
  readonly methods: readonly string[]
  readonly knownFailures: readonly KnownFailure[]
  readonly records: readonly ManualRecord[]
  readonly tests: readonly ReportTest[]
}

/** Chapters of EN 301 549 whose clauses have their own levels. */
export type Chapter = '4' | '5' | '9' | '12'

export interface JudgedCriterion {
  readonly id: string
  readonly name: string
  readonly level: Level
  readonly word: Word
  /** It is supported because the widget has nothing that it is about. */
  readonly absent: boolean
  readonly remark: string
  /** Ids of the tests behind the word. */
  readonly tests: readonly string[]
}

export interface JudgedClause {
  readonly id: string
  readonly name: string
  readonly word: Word | 'not applicable'
  readonly criteria: readonly string[]
  readonly tests: readonly string[]
  readonly remark: string
}

export interface ReportTest extends Title {
  /** A hash of its file and title: `T-3fa2b1`. */
  readonly id: string
  readonly results: Readonly<Partial<Record<Lane, State>>>
  /** The first line of its error. */
  readonly message?: string
}

/** The results of each test in all lanes, under one id. */
export function gathered(outcomes: readonly Outcome[]): readonly ReportTest[] {
  const tests = new Map<string, ReportTest>()
  for (const { lane, state, message, ...title } of outcomes) {
    const id = `T-${createHash('sha256').update(`${title.file}: ${title.fullTitle}`).digest('hex').slice(0, 6)}`
    const before = tests.get(id)
    if (before && before.fullTitle !== title.fullTitle)
      throw new Error(`Two tests have the id ${id}: "${before.fullTitle}" and "${title.fullTitle}".`)
    const results = { ...before?.results, [lane]: state }
    tests.set(id, { id, ...title, ...before, results, ...(message !== undefined && { message }) })
  }
  return [...tests.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** The report of a run, by the criteria and clauses as they are now. */
export function reportOf(run: Run): Report {
  const judged = criteria.map((criterion) => judgedCriterion(criterion, run))
  const words = new Map(judged.map(({ id, word }) => [id, word]))
  const clauses = (all: readonly Clause[]) => all.map((clause) => judgedClause(clause, words, run))
  return {
    ...run,
    // The findings' patterns are for the picture tests, and no data.
    knownFailures: run.knownFailures.map(({ finding: _finding, ...reported }) => reported),
    scope: scope(),
    exclusions,
    criteria: judged,
    clauses: {
      '4': clauses(chapter4),
      '5': clauses(chapter5),
      '9': clauses(chapter9Rest),
      '12': clauses(chapter12),
    },
  }
}

function judgedCriterion(criterion: Criterion, run: Run): JudgedCriterion {
  const { id, name, level, absent, remark } = criterion
  const tests = testsOf(criterion, run.tests)
  const word = wordOf(id, tests, run)
  return {
    id,
    name,
    level,
    word,
    absent: absent !== undefined && word === 'supports',
    remark: [absent, remark].filter(Boolean).join(' '),
    tests: tests.map(({ id }) => id),
  }
}

/** The word for a criterion, from its tests, the known failures and what people have found. */
export const wordOf = (
  criterion: string,
  tests: readonly ReportTest[],
  { knownFailures, records }: Pick<Run, 'knownFailures' | 'records'>,
): Word =>
  judge({
    states: tests.flatMap(({ results }) => Object.values(results)),
    knownFailures: knownFailures.filter(({ criteria }) => criteria.includes(criterion)),
    openFindings: records.flatMap(({ findings }) =>
      findings
        .filter((finding) => finding.criterion === criterion && finding.state === 'open')
        .map(({ what }) => what),
    ),
  })

function judgedClause(clause: Clause, words: ReadonlyMap<string, Word>, run: Run): JudgedClause {
  const { id, name, criteria: ids = [], tests: patterns, notApplicable, remark } = clause
  // A title that cites "WCAG 9.6" means another standard: a clause has only the tests that it names.
  const tests = patterns ? testsOf({ id: '', tests: patterns }, run.tests) : []
  const parts = [...ids.map((id) => words.get(id)!), ...(patterns ? [wordOf('', tests, run)] : [])]
  return {
    id,
    name,
    word: notApplicable ? 'not applicable' : together(parts),
    criteria: ids,
    tests: tests.map(({ id }) => id),
    remark: [notApplicable, remark].filter(Boolean).join(' '),
  }
}
