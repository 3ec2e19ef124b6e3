import { newInWcag22, otherChapters } from './en-301-549'
import { list, plainTable } from './page-parts'
import { publisherFile } from './publisher'
import type { Report } from './report'
import { peopleLine, summary } from './summary'
import {
  clauseTable,
  contactsTable,
  criteriaTable,
  failures,
  limitsTable,
  recordsTable,
  standardsTable,
  technologiesTable,
  testsTable,
} from './tables'
import { departures, evidence, terms } from './terms'

/** The report as a Markdown page. */
export const page = (report: Report): string => {
  const { product, records, edition, maker } = report
  return `---
title: Accessibility report
layout: wide
---

# ${product.name} Accessibility Conformance Report

**${edition}**

\`npm run accessibility\` ran the tests on ${report.date}, and wrote this page from their results. The levels are also available as
[JSON](accessibility-report.json) and [OpenACR](accessibility-report.openacr.yaml).

## Summary

${summary(report)}

## Contact and feedback

The maker answers for the widget. A chain that publishes a copy of this report fills in its own fields in
[publisher.yaml](${publisherFile.replace('docs/', '')}).

${contactsTable(report)}

Diners write to the feedback address, or call the restaurant: its telephone number is in every error banner, if the restaurant has one.
Chains and developers ${maker.problems ? `open an issue at ${maker.problems}` : 'report a problem where they got Tavola'}, with the step, the browser and the assistive technology.

## Notes

${list(departures)}

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

“Not tried” means that the makers haven’t used the widget with it, and that nobody has recorded a test.

${technologiesTable(report)}

## Standards

${standardsTable()}

## Terms

ITI defines the terms of the column “conformance level”:

${list(Object.entries(terms).map(([term, meaning]) => `**${term}**: ${meaning}`))}

A level needs more evidence here:

${list(evidence)}

## WCAG 2.2

The column “tests” links to the tests [below](#tests).

### Level A

${criteriaTable(report, 'A')}

### Level AA

${criteriaTable(report, 'AA')}

## Known failures

${failures(report)}

### Limits of assistive technologies

${limitsTable(report.limits)}

## Exclusions

${list(report.exclusions)}

${europeanStandard(report)}

## Tests by people

${peopleLine(records)} The [checklist](accessibility/checklist.md) explains what to try and how to record it.

${records.length > 0 ? recordsTable(records) : ''}

## How a chain refers to it

This is the report of a component. A chain’s own statement covers its whole service. It can say: “Tables are booked with ${product.name}
${product.version}. Its accessibility report is at …”, with a copy of this page. The hashes below must be those of the published build. The
statement must add the chain’s own colours, plugins, texts, and page. [Your part](accessibility/chains.md) has a text to copy.

This report isn’t legal advice or a certificate. Only the project itself has evaluated the widget.

## Tests

The results of this run. Tests in a browser ran in Chromium, unless the result names another.

${testsTable(report)}

## Files

The files that a page loads by name. A release’s \`integrity.json\` has these hashes, and those of all other files.

${plainTable(
  ['file', 'SHA-384'],
  Object.entries(product.files).map(([name, hash]) => [name, `\`${hash}\``]),
)}
`
}

const europeanStandard = ({ clauses }: Report) => `## EN 301 549 V3.2.1

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

${list(Object.entries(otherChapters).map(([chapter, why]) => `${chapter}: ${why}`))}`

/** Lines that a new report has and the written one doesn't, or the other way round. Days and versions may differ. */
export function changedLines(written: Report, now: Report): string[] {
  const { date, product, tools, pictures, methods } = written
  const before = page(written).split('\n')
  const after = page({ ...now, date, product, tools, pictures, methods }).split('\n')
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
}
