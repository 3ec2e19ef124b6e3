import { escaped, table } from '../../write-pages'
import { chapter9, newInWcag22, otherChapters } from '../en-301-549'
import type { Word } from '../judge'
import type { KnownFailure } from '../known-failures'
import type { ManualRecord } from '../records'
import type { JudgedClause, JudgedCriterion, Report, ReportTest } from './report'

/** The report as a Markdown page. */
export const page = (report: Report): string =>
  [
    head(report),
    summary(report),
    list('Scope', report.scope),
    methods(report),
    '## WCAG 2.2',
    'The column “tests” links to the tests [below](#tests). “Supports, as there is none” means that the widget has nothing that the criterion applies to, and that a test checks this.',
    criteriaTable('Level A', report, 'A'),
    criteriaTable('Level AA', report, 'AA'),
    failures(report),
    list('Exclusions', report.exclusions),
    standard(report),
    people(report.records),
    referring(report),
    feedback,
    tests(report.tests),
    files(report),
  ].join('\n\n') + '\n'

/** The formatter leaves the table alone, so that one changed row is one changed line. */
const plainTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<!-- oxfmt-ignore-start -->\n${table(head, rows)}\n<!-- oxfmt-ignore-end -->`

const list = (title: string, all: readonly string[]) =>
  `## ${title}\n\n${all.map((line) => `- ${line}`).join('\n')}`

const testLink = (id: string) => `[${id}](#${id.toLowerCase()})`

const noneOfIt = 'supports, as there is none'

const inWords = ({ word, absent }: JudgedCriterion) => (absent ? noneOfIt : word)

const head = ({ date, product }: Report) => `---
title: Accessibility report
layout: wide
---

# Accessibility report of ${product.name} ${product.version}

\`npm run accessibility\` wrote this page on ${date}. The level of each criterion comes from the results of that run. “Supports” means that at
least one test has passed and none has failed. The same data is available as [JSON](accessibility-report.json) and
[OpenACR](accessibility-report.openacr.yaml).`

function summary({ criteria, product, records }: Report): string {
  const words: readonly Word[] = ['supports', 'partly supports', 'does not support', 'not evaluated']
  const rows = words.map((wanted) => [wanted, String(criteria.filter(({ word }) => word === wanted).length)])
  return [
    `## Summary\n\nThe ${criteria.length} criteria of WCAG 2.2, levels A and AA:`,
    plainTable(['level', 'criteria'], rows),
    peopleLine(records),
    `Commit ${product.commit ? `\`${product.commit}\`` : 'unknown'}${product.changed ? ', with uncommitted changes' : ''}. The hashes of the built files are [below](#files).`,
  ].join('\n\n')
}

const methods = ({ methods, tools }: Report) => `## How it was tested

The run of this page used these automated methods:

${methods.map((method) => `- ${method}`).join('\n')}

Programs find only some of people’s problems. [CONTRIBUTING](../CONTRIBUTING.md) explains how to run it.

${Object.entries(tools)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')}.`

function criteriaTable(title: string, { criteria }: Report, wanted: 'A' | 'AA'): string {
  const rows = criteria
    .filter(({ level }) => level === wanted)
    .map((criterion) => [
      `[${criterion.id} ${criterion.name}](https://www.w3.org/TR/WCAG22/#${anchorOf(criterion.name)})`,
      `**${inWords(criterion)}**`,
      criterion.tests.map(testLink).join(' '),
      criterion.remark,
    ])
  return `### ${title}\n\n${plainTable(['criterion', 'level', 'tests', 'remarks'], rows)}`
}

/** The anchor of a criterion in WCAG. */
const anchorOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

function failures({ knownFailures }: Report): string {
  if (knownFailures.length === 0)
    return '## Known failures\n\nThere are none. Findings of a run, and of people, are listed here with a way around.'
  const row = ({ id, criteria, where, what, wayAround, since }: KnownFailure) => [
    id,
    criteria.join(', '),
    where.join(', '),
    what,
    wayAround,
    since,
  ]
  const head = ['id', 'criteria', 'where', 'description', 'way around', 'since']
  return `## Known failures\n\n${plainTable(head, knownFailures.map(row))}`
}

/** The same results for the European standard. */
function standard({ criteria, clauses }: Report): string {
  const judged = new Map(criteria.map((criterion) => [criterion.id, criterion]))
  const rows = chapter9.map(({ id, name }) => [`9.${id} ${name}`, inWords(judged.get(id)!)])
  return [
    '## EN 301 549 V3.2.1',
    `The European standard of March 2021. Its chapter 9 is WCAG 2.1, levels A and AA, with its own numbers. WCAG 2.2 has the same criteria without 4.1.1, and adds ${newInWcag22.join(', ')}.`,
    '### Chapter 4, Functional performance statements',
    'Each level combines the levels of the criteria that serve these diners. The grouping is ours, based on the standard’s annex B.',
    clauseTable(clauses['4']),
    '### Chapter 5, Generic requirements',
    clauseTable(clauses['5']),
    '### Chapter 9, Web',
    'For tests and remarks, see the criterion above.',
    plainTable(['clause', 'level'], rows),
    clauseTable(clauses['9']),
    '### Chapter 12, Documentation and support services',
    clauseTable(clauses['12']),
    '### Chapters that don’t apply',
    Object.entries(otherChapters)
      .map(([chapter, why]) => `- ${chapter}: ${why}`)
      .join('\n'),
  ].join('\n\n')
}

const clauseTable = (clauses: readonly JudgedClause[]) =>
  plainTable(
    ['clause', 'level', 'based on', 'remarks'],
    clauses.map(({ id, name, word, criteria, tests, remark }) => [
      `${id} ${name}`,
      `**${word}**`,
      [criteria.join(', '), tests.map(testLink).join(' ')].filter(Boolean).join('; '),
      remark,
    ]),
  )

/** Whether people have tested it. A report must not hide that. */
const peopleLine = (records: readonly ManualRecord[]) =>
  records.length === 0
    ? '**No person with a screen reader, or another assistive technology, has recorded a test yet.** All results come from programs, which find only some of people’s problems.'
    : `${records.length} tests by people are recorded [below](#tests-by-people). The other results come from programs, which find only some of people’s problems.`

function people(records: readonly ManualRecord[]): string {
  const intro = `## Tests by people\n\n${peopleLine(records)} The [checklist](accessibility/checklist.md) explains what to try and how to record it.`
  if (records.length === 0) return intro
  const head = ['day', 'who', 'tools', 'journey', 'tasks done', 'findings']
  return `${intro}\n\n${plainTable(head, records.map(recordRow))}`
}

function recordRow(record: ManualRecord): string[] {
  const { date, who, assistiveTechnology, browser, system, journey, product, tasks, findings } = record
  return [
    `[${date}](accessibility/records/${record.file})`,
    who,
    `${assistiveTechnology.name} ${assistiveTechnology.version}, ${browser}, ${system}`,
    `${journey}, ${product.version} (${product.build})`,
    `${tasks.filter(({ result }) => result !== 'not done').length} of ${tasks.length}`,
    findings
      .map(({ criterion, what, wayAround, state }) => `${criterion}, ${state}: ${what} ${wayAround}`)
      .join('<br>') || 'none',
  ]
}

const referring = ({ product }: Report) => `## How a chain refers to it

This is the report of a component. A chain’s own statement covers its whole service. It can say: “Tables are booked with ${product.name}
${product.version}. Its accessibility report is at …”, with a copy of this page. The hashes below must be those of the published build. The
statement must add the chain’s own colours, plugins, texts, and page. [Your part](accessibility/chains.md) has a text to copy.

This report isn’t legal advice or a certificate. Only the project itself has evaluated the widget.`

const feedback = `## Report a problem

Diners contact the restaurant: its telephone number is in every error, and a chain’s page should give another way. Chains and developers open
an issue where they got Tavola, with the step, the browser and the assistive technology. The project has no address until it is published.`

const lanes = ['node', 'light', 'react'] as const

function tests(all: readonly ReportTest[]): string {
  const rows = all.map(({ id, file, title, fullTitle, results, message }) => [
    `<a id="${id.toLowerCase()}"></a>${id}`,
    `${file.replace(/^test\//, '')}: ${escaped(fullTitle.slice(0, -title.length))}› ${escaped(title)}${message ? `<br>${escaped(message)}` : ''}`,
    ...lanes.map((lane) => results[lane] ?? ''),
  ])
  return `## Tests

The results of this run: without a browser (node), and in Chromium on the light build and on React’s.

${plainTable(['id', 'test', ...lanes], rows)}`
}

const files = ({ product }: Report) => `## Files

The files that a page loads by name. A release’s \`integrity.json\` has these hashes, and those of all other files.

${plainTable(
  ['file', 'SHA-384'],
  Object.entries(product.files).map(([name, hash]) => [name, `\`${hash}\``]),
)}`

/** Lines that a new report has and the written one doesn't, or the other way round. Days and versions may differ. */
export function changedLines(written: Report, now: Report): string[] {
  const { date, product, tools, methods } = written
  const [before, after] = [written, { ...now, date, product, tools, methods }].map((one) =>
    page(one).split('\n'),
  ) as [string[], string[]]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
}
