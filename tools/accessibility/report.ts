import type { Title } from './titles'
import { criteria, type Criterion, type Level } from './criteria'
import { chapter12, chapter4, chapter5, chapter9, type Clause } from './en-301-549'
import { assistiveTechnologies, limits, type Limit, type Tried } from './assistive-technologies'
import { judge, sentences, testsOf, together, type Judgement, type Word } from './judge'
import { knownFailures, type KnownFailure } from './known-failures'
import { readMaker, type Maker } from './maker'
import { readPublisher, type Publisher } from './publisher'
import { readRecords, type ManualRecord } from './records'
import type { Results, TestResult } from './run'
import { exclusions, methods, scope } from './scope'
import { edition } from './terms'

/** Everything that docs/accessibility-report.md says. docs/accessibility-report.json has it as data. */
export interface Report extends Results {
  readonly edition: string
  readonly nextReview: string
  readonly maker: Maker
  readonly publisher: Publisher
  readonly scope: readonly string[]
  readonly methods: readonly string[]
  readonly exclusions: readonly string[]
  readonly criteria: readonly JudgedCriterion[]
  readonly clauses: Readonly<Record<Chapter, readonly JudgedClause[]>>
  readonly knownFailures: readonly Omit<KnownFailure, 'finding'>[]
  readonly records: readonly ManualRecord[]
  readonly assistiveTechnologies: readonly Tried[]
  readonly limits: readonly Limit[]
}

/** Chapters of EN 301 549 whose clauses have their own levels. */
type Chapter = '4' | '5' | '9' | '12'

interface Judged {
  readonly id: string
  readonly name: string
  readonly word: Word
  /** Why the level is no better; empty if it is the best. */
  readonly why: string
  /** Ids of the tests behind the level. */
  readonly tests: readonly string[]
  readonly remark: string
}

export interface JudgedCriterion extends Judged {
  readonly level: Level
}

export interface JudgedClause extends Judged {
  readonly criteria: readonly string[]
}

/** The report of a run, by the criteria, clauses, known failures and records as they are now. */
export function reportOf({ date, product, tools, pictures, tests: allTests }: Results): Report {
  const records = readRecords()
  const against = { knownFailures, records }
  const judged = criteria.map((criterion): JudgedCriterion => {
    const { id, name, level, absent, remark } = criterion
    const tests = testsOf(criterion, allTests)
    const judgement = judgementOf(criterion, tests, against)
    return { id, name, level, ...judgement, tests: idsOf(tests), remark: sentences(absent, remark) }
  })
  const words = new Map(judged.map(({ id, word }) => [id, word]))
  const clauses = (all: readonly Clause[]) =>
    all.map((clause): JudgedClause => {
      const { id, name, criteria = [], tests: patterns, notApplicable, remark } = clause
      // A title that cites "WCAG 9.6" means another standard: a clause has only the tests that it names.
      const tests = patterns ? testsOf({ id: '', tests: patterns }, allTests) : []
      const own = patterns && judgementOf({ ...clause, id: '' }, tests, against)
      const parts = [...criteria.map((id) => words.get(id)!), ...(own ? [own.word] : [])]
      const word = notApplicable ? 'not applicable' : together(parts)
      const lesser = criteria.filter((id) => !['supports', 'not applicable'].includes(words.get(id)!))
      const why = sentences(own?.why, lesser.length > 0 && `See ${lesser.join(', ')}.`)
      return { id, name, word, why, criteria, tests: idsOf(tests), remark: sentences(notApplicable, remark) }
    })
  return {
    ...{ date, product, tools, pictures, tests: allTests },
    edition,
    nextReview: sixMonthsAfter(date),
    maker: readMaker(),
    publisher: readPublisher(),
    scope: scope(allTests),
    methods: methods(pictures),
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
    assistiveTechnologies: assistiveTechnologies(records),
    limits,
  }
}

/** The level of a criterion, from its tests, the known failures and what people have found. */
export function judgementOf(
  { id, absent, untested, people }: Pick<Criterion, 'id' | 'absent' | 'untested' | 'people'>,
  tests: readonly TestResult[],
  { knownFailures, records }: Pick<Report, 'knownFailures' | 'records'>,
): Judgement {
  const isJudged = records.some(({ judged }) => judged.includes(id))
  return judge({
    tests: tests.map(({ id, file, results }) => ({ id, file, states: Object.values(results) })),
    knownFailures: knownFailures.filter(({ criteria }) => criteria.includes(id)),
    openFindings: records
      .flatMap(({ findings }) => findings)
      .filter((finding) => finding.criterion === id && finding.state === 'open'),
    ...(untested !== undefined && { untested }),
    ...(people !== undefined && !isJudged && { notJudged: `No person has judged ${people}.` }),
    isAbsent: absent !== undefined,
  })
}

/** The end of the time for which a report counts, unless a release replaces it before. */
export function sixMonthsAfter(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month + 6, 0)).getUTCDate()
  return new Date(Date.UTC(year, month + 5, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** The tests that cite a criterion, or that a criterion or a clause names. */
export function testsToRun(titles: readonly Title[]): readonly Title[] {
  const rows = [...criteria, ...chapter4, ...chapter5, ...chapter9, ...chapter12]
  // Orca's journeys have a run and a page of their own (docs/accessibility/orca.md).
  return [...new Set(rows.flatMap((row) => testsOf(row, titles)))].filter(
    ({ file }) => !file.startsWith('test/orca/'),
  )
}

const idsOf = (tests: readonly TestResult[]) => tests.map(({ id }) => id)
