import { newInWcag22, otherChapters } from './en-301-549'
import { plainTitle } from './plain-title'
import { list, plainTable } from './page-parts'
import { publisherFile } from './publisher'
import type { ManualRecord } from './records'
import type { JudgedClause, Report } from './report'
import { lanes, type TestResult } from './run'
import { peopleLine, publisherTable, summary, technologiesTable } from './summary'
import { escaped } from '../write-pages'

/** The report as a Markdown page. */
export const page = (report: Report): string => {
  const { product, clauses, knownFailures, records } = report
  return `---
title: Accessibility report
layout: wide
---

# Accessibility report of ${product.name} ${product.version}

\`npm run accessibility\` wrote this page on ${report.date}. The level of each criterion comes from the results of that run. The same data is
available as [JSON](accessibility-report.json) and [OpenACR](accessibility-report.openacr.yaml).

## Summary

${summary(report)}

## Publisher

A chain fills in its own fields in [publisher.yaml](${publisherFile.replace('docs/', '')}) before it publishes a copy.

${publisherTable(report.publisher)}

## Scope

${list(report.scope)}

## How it was tested

The run of this page used these automated methods:

${list(report.methods)}

[CONTRIBUTING](../CONTRIBUTING.md) explains how to run it.

${Object.entries(report.tools)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')}.

## Assistive technologies

“Not tried” means that nobody has used the widget with it.

${technologiesTable(report.assistiveTechnologies)}

## Terms

- **Supports**: at least one test of the working widget has passed, and none has failed.
- **Partially supports**: something doesn’t work yet, or the tests are too few. The remark begins with the reason.
- **Does not support**: it doesn’t work.
- **Not applicable**: the widget has nothing that the criterion is about. A test of the working widget checks this.
- **Not evaluated**: nobody has tested it.

A search of the source code alone, tests of one plugin alone, or a question that no person has looked at is never “supports”.

## WCAG 2.2

The column “tests” links to the tests [below](#tests).

### Level A

${criteriaTable(report, 'A')}

### Level AA

${criteriaTable(report, 'AA')}

## Known failures

${knownFailures.length > 0 ? failuresTable(report) : 'There are none. Findings of a run, and of people, are listed here with a way around.'}

## Exclusions

${list(report.exclusions)}

## EN 301 549 V3.2.1

The European standard of March 2021. Its chapter 9 is WCAG 2.1, levels A and AA, with its own numbers: 9.1.4.10 is 1.4.10 above. WCAG 2.2 has the same criteria without 4.1.1, and adds ${newInWcag22.join(', ')}.

### Chapter 4, Functional performance statements

Each level combines the levels of the criteria that serve these diners. The grouping is ours, based on the standard’s annex B.

${clauseTable(clauses['4'])}

### Chapter 5, Generic requirements

${clauseTable(clauses['5'])}

### Chapter 9, Web

For the criteria that WCAG 2.1 shares with 2.2, see the tables above.

${clauseTable(clauses['9'])}

### Chapter 12, Documentation and support services

${clauseTable(clauses['12'])}

### Chapters that don’t apply

${list(Object.entries(otherChapters).map(([chapter, why]) => `${chapter}: ${why}`))}

## Tests by people

${peopleLine(records)} The [checklist](accessibility/checklist.md) explains what to try and how to record it.

${records.length > 0 ? recordsTable(records) : ''}

## How a chain refers to it

This is the report of a component. A chain’s own statement covers its whole service. It can say: “Tables are booked with ${product.name}
${product.version}. Its accessibility report is at …”, with a copy of this page. The hashes below must be those of the published build. The
statement must add the chain’s own colours, plugins, texts, and page. [Your part](accessibility/chains.md) has a text to copy.

This report isn’t legal advice or a certificate. Only the project itself has evaluated the widget.

## Report a problem

Diners write to the feedback address [above](#publisher), or call the restaurant: its telephone number is in every error. Chains and
developers open an issue where they got Tavola, with the step, the browser and the assistive technology.

## Tests

The results of this run: without a browser (node), and in Chromium on the light build and on React’s.

${plainTable(['id', 'test', 'file', ...lanes], report.tests.map(testRow))}

## Files

The files that a page loads by name. A release’s \`integrity.json\` has these hashes, and those of all other files.

${plainTable(
  ['file', 'SHA-384'],
  Object.entries(product.files).map(([name, hash]) => [name, `\`${hash}\``]),
)}
`
}

const testLinks = (ids: readonly string[]) => ids.map((id) => `[${id}](#${id.toLowerCase()})`).join(' ')

function criteriaTable({ criteria }: Report, wanted: 'A' | 'AA'): string {
  const rows = criteria
    .filter(({ level }) => level === wanted)
    .map(({ id, name, word, why, tests, remark }) => [
      `[${id} ${name}](https://www.w3.org/TR/WCAG22/#${anchorOf(name)})`,
      `**${word}**`,
      testLinks(tests),
      withReason(why, remark),
    ])
  return plainTable(['criterion', 'level', 'tests', 'remarks'], rows)
}

/** The reason of a lesser level comes first. */
const withReason = (why: string, remark: string) => [why && `_${why}_`, remark].filter(Boolean).join(' ')

/** The anchor of a criterion in WCAG. */
const anchorOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

function failuresTable({ knownFailures }: Report): string {
  const rows = knownFailures.map(({ id, criteria, where, what, wayAround, since }) => {
    return [id, criteria.join(', '), where.join(', '), what, wayAround, since]
  })
  return plainTable(['id', 'criteria', 'where', 'description', 'way around', 'since'], rows)
}

function clauseTable(clauses: readonly JudgedClause[]): string {
  const rows = clauses.map(({ id, name, word, why, criteria, tests, remark }) => {
    const basis = [criteria.join(', '), testLinks(tests)].filter(Boolean).join('; ')
    return [`${id} ${name}`, `**${word}**`, basis, withReason(why, remark)]
  })
  return plainTable(['clause', 'level', 'based on', 'remarks'], rows)
}

function recordsTable(records: readonly ManualRecord[]): string {
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
        .map(({ criterion, what, wayAround, state }) => `${criterion}, ${state}: ${what} ${wayAround}`)
        .join('<br>') || 'none',
    ]
  })
  return plainTable(['day', 'who', 'tools', 'journey', 'tasks done', 'findings'], rows)
}

const testRow = ({ id, file, title, fullTitle, results, message }: TestResult) => [
  `<a id="${id.toLowerCase()}"></a>${id}`,
  `${escaped(plainTitle(title, fullTitle))}${message ? `<br>${escaped(message)}` : ''}`,
  `\`${file.replace(/^test\//, '')}\``,
  ...lanes.map((lane) => results[lane] ?? ''),
]

/** Lines that a new report has and the written one doesn't, or the other way round. Days and versions may differ. */
export function changedLines(written: Report, now: Report): string[] {
  const { date, product, tools, methods } = written
  const before = page(written).split('\n')
  const after = page({ ...now, date, product, tools, methods }).split('\n')
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
}
