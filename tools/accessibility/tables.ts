import { escaped } from '../write-pages'
import type { Limit } from './assistive-technologies'
import { cited } from './judge'
import { makerLabels } from './maker'
import { plainTable, unfilled } from './page-parts'
import { plainTitle } from './plain-title'
import { labels } from './publisher'
import type { ManualRecord } from './records'
import type { JudgedClause, Report } from './report'
import { lanes } from './run'
import { standards, termOf } from './terms'

const testLinks = (ids: readonly string[]) => ids.map((id) => `[${id}](#${id.toLowerCase()})`).join(' ')

export function criteriaTable({ criteria }: Report, wanted: 'A' | 'AA'): string {
  const rows = criteria
    .filter(({ level }) => level === wanted)
    .map(({ id, name, word, why, tests, remark }) => [
      `[${id} ${name}](https://www.w3.org/TR/WCAG22/#${anchorOf(name)})`,
      `**${termOf(word)}**`,
      testLinks(tests),
      withReason(why, remark),
    ])
  return plainTable(['criterion', 'conformance level', 'tests', 'remarks and explanations'], rows)
}

/** The reason of a lesser level comes first. */
const withReason = (why: string, remark: string) => [why && `_${why}_`, remark].filter(Boolean).join(' ')

/** The anchor of a criterion in WCAG. */
const anchorOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

/** Known failures, and the tests that failed in this run. */
export function failures({ knownFailures, tests }: Report): string {
  const known = knownFailures.map(({ id, criteria, where, what, workaround, since }) => [
    ...[id, criteria.join(', '), where.join(', '), what, workaround, since],
  ])
  const failed = tests
    .filter(({ results }) => Object.values(results).includes('failed'))
    .map(({ id, title, fullTitle, message = '' }) => [
      ...[testLinks([id]), cited(fullTitle).join(', ')],
      ...[escaped(plainTitle(title, fullTitle)), escaped(message)],
    ])
  const parts = [
    known.length > 0 && plainTable(['id', 'criteria', 'where', 'description', 'workaround', 'since'], known),
    failed.length > 0 &&
      `These tests failed in this run:\n\n${plainTable(['test', 'criteria', 'requirement', 'found'], failed)}`,
  ].filter(Boolean)
  return parts.join('\n\n') || 'There are none, and no test of this run failed.'
}

export const limitsTable = (limits: readonly Limit[]): string =>
  plainTable(
    ['with', 'what happens', 'workaround'],
    limits.map((limit) => [limit.with, limit.what, limit.workaround]),
  )

export const technologiesTable = ({ assistiveTechnologies }: Report): string =>
  plainTable(
    ['assistive technology', 'with', 'tried'],
    assistiveTechnologies.map((row) => [row.name, row.with, row.how || '**not tried**']),
  )

/** Who answers: the maker for the widget, the publisher for a copy of the report. */
export const contactsTable = ({ maker, publisher }: Report): string =>
  plainTable(
    ['field', 'value'],
    [
      ...keysOf(makerLabels).map((key) => [
        makerLabels[key][0],
        maker[key] || `${unfilled('the maker')}: \`${makerLabels[key][1]}\` of package.json`,
      ]),
      ...keysOf(labels).map((key) => [labels[key], publisher[key] || unfilled('the publisher')]),
    ],
  )

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]

export const standardsTable = (): string =>
  plainTable(
    ['standard/guideline', 'included in report'],
    standards.map(([name, address, included]) => [`[${name}](${address})`, included]),
  )

export function clauseTable(clauses: readonly JudgedClause[]): string {
  const rows = clauses.map(({ id, name, word, why, criteria, tests, remark }) => {
    const basis = [criteria.join(', '), testLinks(tests)].filter(Boolean).join('; ')
    return [`${id} ${name}`, `**${termOf(word)}**`, basis, withReason(why, remark)]
  })
  return plainTable(['clause', 'conformance level', 'based on', 'remarks and explanations'], rows)
}

export function recordsTable(records: readonly ManualRecord[]): string {
  const rows = records.map((record) => {
    const { date, who, assistiveTechnology, browser, system, journey, product, tasks, findings } = record
    const done = tasks.filter(({ result }) => result !== 'not done')
    return [
      `[${date}](accessibility/records/${record.file})`,
      who,
      `${assistiveTechnology.name} ${assistiveTechnology.version}, ${browser}, ${system}`,
      `${journey}, ${product.version} (${product.build})`,
      `${done.length} of ${tasks.length}`,
      findings
        .map(({ criterion, what, workaround, state }) => `${criterion}, ${state}: ${what} ${workaround}`)
        .join('<br>') || 'none',
    ]
  })
  return plainTable(['day', 'who', 'tools', 'journey', 'tasks done', 'findings'], rows)
}

export const testsTable = ({ tests }: Report): string =>
  plainTable(
    ['id', 'test', 'file', ...lanes.map((lane) => (lane === 'node' ? 'without a browser' : `${lane} build`))],
    tests.map((test) => {
      const { id, file, title, fullTitle, results, message } = test
      return [
        `<a id="${id.toLowerCase()}"></a>${id}`,
        `${escaped(plainTitle(title, fullTitle))}${message ? `<br>${escaped(message)}` : ''}`,
        `\`${file.replace(/^test\//, '')}\``,
        ...lanes.map((lane) => (results[lane] ? `${results[lane]}${engineOf(file)}` : '')),
      ]
    }),
  )

/** Browser tests run in Chromium, but for these. */
function engineOf(file: string): string {
  const engine = /^test\/browser\/engines\/(firefox|webkit)/.exec(file)?.[1]
  return engine ? ` in ${engine === 'firefox' ? 'Firefox' : 'WebKitGTK'}` : ''
}
