import { readFileSync } from 'node:fs'
import type { State, Word } from '../judge'
import { readRecord, recordsFolder } from '../records'
import { lanes, noneOfIt } from './page'
import type { Chapter, JudgedClause, JudgedCriterion, Report, ReportTest } from './report'

/** The report that a page was made of. The page is the only record of a run, so the data beside it is read from it. */
export function readReport(text: string): Report {
  const sections = sectionsOf(text)
  const clauses = (chapter: Chapter, title: string) =>
    rowsOf(sections.get(`Chapter ${chapter}, ${title}`)!)
      .filter((row) => row.length === 4)
      .map(clause)
  return {
    date: found(/npm run accessibility` on (\S+);/, text),
    product: productOf(text, sections),
    tools: toolsOf(sections.get('How it was tested')!),
    methods: itemsOf(sections.get('How it was tested')!),
    scope: itemsOf(sections.get('What was looked at')!),
    exclusions: itemsOf(sections.get('Exclusions')!),
    criteria: (['A', 'AA'] as const)
      .flatMap((level) => rowsOf(sections.get(`Level ${level}`)!).map((row) => criterion(row, level)))
      .sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true })),
    clauses: {
      '4': clauses('4', 'Functional performance statements'),
      '5': clauses('5', 'Generic requirements'),
      '9': clauses('9', 'Web'),
      '12': clauses('12', 'Documentation and support services'),
    },
    knownFailures: rowsOf(sections.get('Known failures')!).map((cells) => {
      const [id, criteria, where, what, wayAround, since] = cells as [
        string,
        string,
        string,
        string,
        string,
        string,
      ]
      return { id, criteria: criteria.split(', ').filter(Boolean), where: [where], what, wayAround, since }
    }),
    records: rowsOf(sections.get('Tests by people')!).map(([day]) => {
      const file = found(/records\/([^)]+)\)/, day!)
      return readRecord(file, readFileSync(`${recordsFolder}/${file}`, 'utf8'))
    }),
    tests: rowsOf(sections.get('Tests')!).map(test),
  }
}

type Sections = ReadonlyMap<string, string>

/** The text under each heading. */
const sectionsOf = (text: string): Sections =>
  new Map(
    text
      .split(/^#{1,3} /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section]),
  )

const itemsOf = (section: string) => [...section.matchAll(/^- (.*)$/gm)].map(([, item]) => item!)

/** The cells of the section's tables, without their heads. A bar inside a cell has a backslash before it. */
const rowsOf = (section: string): readonly (readonly string[])[] =>
  [...section.matchAll(/(?<=^\| -.*\n)(?:\|.*\n)+/gm)].flatMap(([rows]) =>
    rows
      .trimEnd()
      .split('\n')
      .map((row) => row.slice(2, -2).split(' | ')),
  )

function found(pattern: RegExp, text: string): string {
  const [, match] = pattern.exec(text) ?? []
  if (match === undefined) throw new Error(`docs/accessibility-report.md: expected ${String(pattern)}`)
  return match
}

const [bold, linkedTest] = [/^\*\*(.*)\*\*$/, /\[(T-\w+)\]/g]

const testsIn = (cell: string) => [...cell.matchAll(linkedTest)].map(([, id]) => id!)

/** The number and the name in `1.4.10 Reflow`. */
const numbered = (cell: string) => ({
  id: cell.slice(0, cell.indexOf(' ')),
  name: cell.slice(cell.indexOf(' ') + 1),
})

function criterion(cells: readonly string[], level: 'A' | 'AA'): JudgedCriterion {
  const [link, word, tests, remark] = cells as [string, string, string, string]
  const plain = found(bold, word)
  const absent = plain === noneOfIt
  return {
    ...numbered(found(/^\[(.*)\]\(/, link)),
    level,
    word: absent ? 'supports' : (plain as Word),
    absent,
    remark,
    tests: testsIn(tests),
  }
}

function clause(cells: readonly string[]): JudgedClause {
  const [name, word, because, remark] = cells as [string, string, string, string]
  return {
    ...numbered(name),
    word: found(bold, word) as JudgedClause['word'],
    criteria: [...because.matchAll(/\b\d\.\d\.\d+\b/g)].map(([id]) => id),
    tests: testsIn(because),
    remark,
  }
}

function test([id, about, ...results]: readonly string[]): ReportTest {
  const [file, suite, title, message] = /^(.*?): (.*) › (.*?)(?:<br>(.*))?$/
    .exec(about!)!
    .slice(1)
    .map((part: string | undefined) => part?.replace(/\\(.)/g, '$1'))
  const ran = lanes.map((lane, index) => [lane, results[index] as State | '']).filter(([, state]) => state)
  return {
    id: id!.replace(/^.*>/, ''),
    file: `test/${file}`,
    title: title!,
    fullTitle: `${suite} ${title}`,
    results: Object.fromEntries(ran) as ReportTest['results'],
    ...(message !== undefined && { message }),
  }
}

function productOf(text: string, sections: Sections): Report['product'] {
  const [name, version] = found(/^# Accessibility report of (.*)$/m, text).split(' ')
  const commit = found(/^(Commit .*)$/m, text)
  const files = rowsOf(sections.get('Files')!).map(([name, hash]) => [name, found(/`(.*)`/, hash!)])
  return {
    name: name!,
    version: version!,
    commit: /`(\w+)`/.exec(commit)?.[1] ?? null,
    changed: commit.includes('with changes'),
    files: Object.fromEntries(files) as Record<string, string>,
  }
}

/** The last line of the section: `Chromium 156.0, axe-core 4.14.1.` */
function toolsOf(section: string): Report['tools'] {
  const line = section.trimEnd().split('\n').at(-1)!
  return Object.fromEntries(
    line
      .replace(/\.$/, '')
      .split(', ')
      .map((tool) => tool.split(' ')),
  )
}
