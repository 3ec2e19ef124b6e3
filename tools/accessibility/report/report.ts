import { createHash } from 'node:crypto'
import { criteria, parsing } from '../criteria'
import type { Criterion, Level } from '../criterion'
import { chapter12, chapter4, chapter5, chapter9Rest, type Clause } from '../en-301-549'
import { testsOf } from '../evidence'
import type { KnownFailure } from '../known-failures'
import type { ManualRecord } from '../records'
import type { Product } from '../run/product'
import type { Lane, Outcome, Walked } from '../run/run-tests'
import { judge, together, type State, type Word } from '../words'
import { exclusions, scope } from './scope'

/** All that the report says, as it stands in docs/accessibility-report.json. Its page is made of this alone. */
export interface Report {
  readonly date: string
  readonly product: Product
  readonly tools: Readonly<Record<string, string>>
  readonly pictures: Walked
  readonly scope: readonly string[]
  readonly exclusions: readonly string[]
  readonly criteria: readonly JudgedCriterion[]
  /** Of WCAG 2.1, and no longer of 2.2. */
  readonly parsing: JudgedCriterion
  readonly clauses: Readonly<Record<'4' | '5' | '9' | '12', readonly JudgedClause[]>>
  readonly knownFailures: readonly KnownFailure[]
  readonly records: readonly ManualRecord[]
  readonly tests: readonly ReportTest[]
}

export interface JudgedCriterion {
  readonly id: string
  readonly name: string
  readonly level: Level
  readonly word: Word
  readonly absent?: string
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

export interface ReportTest {
  /** Made of its title: `T-3fa2b1`. It changes with the title alone. */
  readonly id: string
  readonly file: string
  readonly title: string
  readonly fullTitle: string
  readonly results: Readonly<Partial<Record<Lane, State>>>
  /** What a failed one says. */
  readonly message?: string
}

/** What a run has found out. */
export interface Run extends Pick<
  Report,
  'date' | 'product' | 'tools' | 'pictures' | 'knownFailures' | 'records'
> {
  readonly tests: readonly ReportTest[]
}

/** A test's results in all lanes, under one id. */
export function gathered(outcomes: readonly Outcome[]): readonly ReportTest[] {
  const tests = new Map<string, ReportTest>()
  for (const { lane, state, message, ...title } of outcomes) {
    const key = `${title.file}: ${title.fullTitle}`
    const id = `T-${createHash('sha256').update(key).digest('hex').slice(0, 6)}`
    const before = tests.get(id)
    if (before && before.fullTitle !== title.fullTitle)
      throw new Error(`Two tests have the id ${id}: "${before.fullTitle}" and "${title.fullTitle}".`)
    const results = { ...before?.results, [lane]: state }
    tests.set(id, { id, ...title, ...before, results, ...(message !== undefined && { message }) })
  }
  return [...tests.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** The report of a run. */
export function reportOf(run: Run): Report {
  const judged = criteria.map((criterion) => judgedCriterion(criterion, run))
  const old = judgedCriterion(parsing, run)
  const words = new Map([...judged, old].map(({ id, word }) => [id, word]))
  const clauses = (all: readonly Clause[]) => all.map((clause) => judgedClause(clause, words, run))
  return {
    date: run.date,
    product: run.product,
    tools: run.tools,
    pictures: run.pictures,
    scope: scope(),
    exclusions,
    criteria: judged,
    parsing: old,
    clauses: {
      '4': clauses(chapter4),
      '5': clauses(chapter5),
      '9': clauses(chapter9Rest),
      '12': clauses(chapter12),
    },
    knownFailures: run.knownFailures,
    records: run.records,
    tests: run.tests,
  }
}

function judgedCriterion(criterion: Criterion, run: Run): JudgedCriterion {
  const { id, name, level, absent, remark } = criterion
  const tests = testsOf(criterion, run.tests)
  const word = wordOf(id, tests, run)
  return { id, name, level, word, ...(absent && { absent }), remark, tests: tests.map(({ id }) => id) }
}

/** The word for a criterion: of its tests, of known failures and of what people have found. */
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
  // What cites "WCAG 9.6" is none of ours: a clause has the tests that it names, and no others.
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
