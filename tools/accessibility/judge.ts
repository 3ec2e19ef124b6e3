import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export const levels = [
  'Supports',
  'Partially Supports',
  'Does Not Support',
  'Not Applicable',
  'Not Evaluated',
] as const
export type Level = (typeof levels)[number]

/** A test that was run: the file shows whether it was in a browser. */
export interface Evidence {
  readonly file: string
  readonly title: string
  readonly passed: boolean
  /** The build that it was run on. */
  readonly lane?: string
}

/** An entry of criteria.yaml. */
interface Criterion {
  readonly id: string
  readonly name: string
  readonly level?: 'A' | 'AA'
  readonly absent?: string
  readonly people?: string
  readonly criteria?: string
  readonly cites?: string
  readonly remark?: string
}

export interface Judged extends Criterion {
  readonly term: Level
  /** Why the level is no better; empty if it is the best. */
  readonly why: string
  readonly tests: readonly Evidence[]
}

/** A person's record of a test, as docs/accessibility/records/form.yaml asks for it. */
export interface ManualRecord {
  readonly date: string
  readonly assistiveTechnology: { readonly name: string; readonly version: string }
  readonly browser: string
  readonly journey: string
  readonly findings?: readonly {
    readonly criterion: string
    readonly what: string
    readonly workaround: string
    readonly state: 'open' | 'mended'
  }[]
  readonly judged?: readonly string[]
}

type Entries = Readonly<Record<string, Omit<Criterion, 'id' | 'name'> | null>>

const entriesOf = (entries: Entries): readonly Criterion[] =>
  Object.entries(entries).map(([key, entry]) => {
    const [, id, name, level] = /^(\S+) (.+?)(?: \((A{1,2})\))?$/.exec(key)!
    return { id: id!, name: name!, ...(level && { level: level as 'A' | 'AA' }), ...entry }
  })

const data = parse(readFileSync(join(import.meta.dirname, 'criteria.yaml'), 'utf8'))
export const criteria = entriesOf(data['WCAG 2.2'])
export const clauses = entriesOf(data['EN 301 549'])
export const otherChapters: Readonly<Record<string, string>> = data['Chapters that don’t apply']
type Row = readonly string[]
export const technologies: readonly Row[] = data['Assistive technologies']
export const limits: readonly Row[] = data.Limits

const folder = 'docs/accessibility/records'
export const readRecords = (): readonly ManualRecord[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && name !== 'form.yaml')
    .map((name) => parse(readFileSync(join(folder, name), 'utf8')) as ManualRecord)

/** Whether a text cites a criterion: "WCAG 1.4.3, 1.4.11: …", or the words that the criterion names. */
export function isCitedIn(text: string, { id, cites = '' }: Pick<Criterion, 'id' | 'cites'>): boolean {
  const number = id.replaceAll('.', '\\.')
  const citation = new RegExp(`\\b(WCAG|EN 301 549)[^:;'"\`]*(?<![\\d.])${number}(?![\\d.]*\\d)`)
  return citation.test(text) || cites.split(' ').some((word) => word && text.includes(word))
}

/** Only a passed test counts for a criterion, and a person's finding only against it. */
export function judge(
  criterion: Criterion,
  results: readonly Evidence[],
  records: readonly ManualRecord[],
): Judged {
  const tests = results.filter(({ title }) => isCitedIn(title, criterion))
  const { id, absent, people } = criterion
  const findings = records.flatMap((record) => record.findings ?? [])
  const isJudged = records.some(({ judged = [] }) => judged.includes(id))
  const why = [
    tests.some(({ passed }) => !passed) && 'A test failed.',
    findings.some((one) => one.criterion === id && one.state === 'open') && 'A person found a problem.',
    tests.every(({ file }) => !file.startsWith('test/browser/')) && 'No test in a browser covers it.',
    people && !isJudged && `No person has judged ${people}.`,
  ]
    .filter(Boolean)
    .join(' ')
  const judged = (term: Level, reason = why): Judged => ({ ...criterion, term, why: reason, tests })
  if (tests.length === 0) return judged('Not Evaluated', 'No test covers it.')
  if (tests.every(({ passed }) => !passed)) return judged('Does Not Support')
  if (absent && tests.every(({ passed }) => passed)) return judged('Not Applicable', '')
  return judged(why === '' ? 'Supports' : 'Partially Supports')
}

/** A clause has the worst level of its criteria and of its own tests. */
export function judgeClause(
  clause: Criterion,
  judged: readonly Judged[],
  results: readonly Evidence[],
  records: readonly ManualRecord[],
): Judged {
  if (clause.absent) return { ...clause, term: 'Not Applicable', why: '', tests: [] }
  const parts = judged.filter(({ id }) => clause.criteria?.split(' ').includes(id))
  const own = judge(clause, results, records)
  const all = clause.criteria && own.tests.length === 0 ? parts : [...parts, own]
  const terms = all.map(({ term }) => term).filter((term) => term !== 'Not Applicable')
  const lesser = parts.filter(({ term }) => term !== 'Supports' && term !== 'Not Applicable')
  const why = [all.includes(own) && own.why, lesser.length > 0 && `See ${idsOf(lesser)}.`]
  return { ...clause, term: worst(terms), why: why.filter(Boolean).join(' '), tests: own.tests }
}

const idsOf = (all: readonly Criterion[]) => all.map(({ id }) => id).join(', ')

function worst(terms: readonly Level[]): Level {
  if (terms.length === 0) return 'Not Applicable'
  if (terms.every((term) => term === 'Does Not Support')) return 'Does Not Support'
  if (terms.includes('Does Not Support') || terms.includes('Partially Supports')) return 'Partially Supports'
  return terms.includes('Not Evaluated') ? 'Not Evaluated' : 'Supports'
}
