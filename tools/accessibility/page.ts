import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { escaped, table, today, versionsOf } from '../write-pages'
import {
  levels,
  limits,
  otherChapters,
  technologies,
  type Evidence,
  type Judged,
  type Level,
  type ManualRecord,
} from './judge'

interface Report {
  readonly version: string
  readonly commit: string
  readonly criteria: readonly Judged[]
  readonly clauses: readonly Judged[]
  readonly results: readonly Evidence[]
  readonly records: readonly ManualRecord[]
}

/** Who publishes the report: a chain fills in the fields of docs/accessibility/publisher.yaml. */
const publisher = () =>
  Object.entries(parse(readFileSync('docs/accessibility/publisher.yaml', 'utf8')) as Record<string, string>)

const notes = [
  'A level needs more evidence here than by ITI’s terms: “Supports” needs tests that passed in a browser, and none that failed. “Partially Supports” also means that the tests are too few, or that no person has judged what only a person can.',
  'Clauses 5.1, 5.5 and 5.6 of EN 301 549 have one row each, for all their subclauses. Clause 9.5 lists criteria of level AAA, which weren’t evaluated. Clause 9.6 is about whole pages: a report on a part can’t evaluate it. Chapter 9 is WCAG 2.1: see its tables.',
  'Not covered: Braintree’s card fields and hCaptcha (tests use mock frames; the restaurant’s telephone is the workaround), the page around the widget, colours in the page’s own style sheet, the chain’s content, and other plugins.',
  'Section 508 isn’t covered. This report isn’t legal advice or a certificate: only the project itself has evaluated the widget.',
  'VPAT® is a registered service mark of the Information Technology Industry Council (ITI). ITI hasn’t reviewed this report.',
]

/** The report as Markdown. */
export const page = ({
  version,
  commit,
  criteria,
  clauses,
  results,
  records,
}: Report) => `# Tavola Accessibility Conformance Report

**EU edition, arranged after VPAT® Version 2.5Rev**: [WCAG 2.2](https://www.w3.org/TR/WCAG22/), levels A and AA, and EN 301 549 V3.2.1 (2021-03).

- **Name of product, version:** Tavola ${version}, commit \`${commit}\`. An embeddable widget that books tables and takes enquiries.
- **Report date:** ${today()}. **Next review:** the next release, or after six months.
- **How it was tested:** ${results.length} automated tests in jsdom, Chromium, Firefox and WebKitGTK, on the light build and on React’s, and [Orca in Firefox](https://orca.gnome.org) in a run of its own. ${versionsText()}
- **Tests by people:** ${records.length === 0 ? 'nobody who relies on an assistive technology has recorded a test yet.' : `${records.length} are recorded below.`} Automated tests find only some of the problems that people have.

${table(
  ['conformance level', 'WCAG 2.2', 'EN 301 549'],
  levels.map((level) => [level, countOf(criteria, level), countOf(clauses, level)]),
)}

## Contact and feedback

${table(
  ['field', 'value'],
  publisher().map(([field, value]) => [field, value || '_to be filled in by the publisher_']),
)}

## Notes

${notes.map((note) => `- ${note}`).join('\n')}

## WCAG 2.2

${rows(criteria, 'criterion')}

## EN 301 549 V3.2.1

${rows(clauses, 'clause')}

${Object.entries(otherChapters)
  .map(([chapter, why]) => `- ${chapter}: Not Applicable. ${why}`)
  .join('\n')}

## Assistive technologies

${table(
  ['assistive technology', 'with', 'tried'],
  technologies.map(([name, tools, how]) => {
    const days = records.filter(({ assistiveTechnology }) => assistiveTechnology.name === name)
    const tried = [how, ...days.map(({ date }) => `a record of ${date}`)].filter(Boolean)
    return [name!, tools!, tried.join('; ') || '**not tried**']
  }),
)}

${table(['with', 'what happens', 'workaround'], limits)}

## Tests by people

${
  records.length === 0
    ? 'None.'
    : table(
        ['day', 'tools', 'journey', 'findings'],
        records.map(({ date, assistiveTechnology: { name, version }, browser, journey, findings = [] }) => [
          date,
          `${name} ${version}, ${browser}`,
          journey,
          findings.map(({ criterion, state, what }) => `${criterion}, ${state}: ${what}`).join('<br>') ||
            'none',
        ]),
      )
}

## Tests

${table(
  ['test', 'file', 'where', 'result'],
  results.map(({ title, file, lane, passed }) => [
    escaped(title),
    `\`${file}\``,
    lane ?? '',
    passed ? 'passed' : '**failed**',
  ]),
)}
`

const countOf = (all: readonly Judged[], level: Level) => all.filter(({ term }) => term === level).length

const rows = (all: readonly Judged[], head: string) =>
  table(
    [head, 'conformance level', 'tests', 'remarks and explanations'],
    all.map(({ id, name, level, term, why, absent, remark, criteria, tests }) => [
      `${id} ${name}${level ? ` (${level})` : ''}`,
      `**${term}**`,
      [criteria?.replaceAll(' ', ', '), tests.length || ''].filter(Boolean).join('; '),
      [why && `_${why}_`, absent, remark].filter(Boolean).join(' '),
    ]),
  )

const versionsText = () =>
  `${Object.entries(versionsOf(['axe-core', 'playwright-core', 'jsdom', 'react', 'preact']))
    .map((one) => one.join(' '))
    .join(', ')}.`
