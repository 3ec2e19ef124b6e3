import type { Word } from '../words'
import { ending } from './ending'
import { methods } from './methods'
import { people, peopleLine } from './people'
import type { Report } from './report'
import { standard } from './standard'
import { plainTable } from './tables'
import { criteriaTable, failures } from './wcag'

/** The report as a page. It is made of the JSON alone, so whoever changes a word by hand is found out. */
export const page = (report: Report): string =>
  [
    head(report),
    summary(report),
    lines('What was looked at', report.scope),
    method(report),
    '## WCAG 2.2',
    'Under “tests” stand those behind the word, which are listed [below](#tests). “Supports, as there is none” means that the widget has nothing that the criterion is about, and that a test holds so.',
    criteriaTable('Level A', report, 'A'),
    criteriaTable('Level AA', report, 'AA'),
    failures(report),
    lines('Exclusions', report.exclusions),
    standard(report),
    people(report.records),
    ...ending(report),
  ].join('\n\n') + '\n'

const head = ({ date, product }: Report) => `---
title: Accessibility report
layout: wide
---

# Accessibility report of ${product.name} ${product.version}

Written by \`npm run accessibility\` on ${date}; no word here is written by hand. Each word about a criterion comes from the
results of that run, and “supports” stands only where at least one test has passed and none has failed. The same as data:
[JSON](accessibility-report.json) and [OpenACR](accessibility-report.openacr.yaml).`

function summary({ criteria, product, records }: Report): string {
  const count = (wanted: Word) => criteria.filter(({ word }) => word === wanted).length
  const rows = (['supports', 'partly supports', 'does not support', 'not evaluated'] as const).map((word) => [
    word,
    String(count(word)),
  ])
  return [
    `## In short

Of the ${criteria.length} criteria of WCAG 2.2, levels A and AA:`,
    plainTable(['word', 'criteria'], rows),
    peopleLine(records),
    `Commit ${product.commit ? `\`${product.commit}\`` : 'unknown'}${product.changed ? ', with changes that no commit has' : ''}. The hashes of the built files are [below](#files).`,
  ].join('\n\n')
}

const method = (report: Report) => `## How it was tested

By programs. These ways were gone in the run that this page is of:

${methods(report)
  .map((way) => `- ${way}`)
  .join('\n')}

Programs see a part of what people meet. [CONTRIBUTING](../CONTRIBUTING.md) says how to run it.

${Object.entries(report.tools)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ')}.`

const lines = (title: string, all: readonly string[]) =>
  `## ${title}\n\n${all.map((line) => `- ${line}`).join('\n')}`
