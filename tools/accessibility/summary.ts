import { list, plainTable } from './page-parts'
import { labels, type Publisher } from './publisher'
import type { ManualRecord } from './records'
import type { Report } from './report'
import type { Word } from './judge'

const words: readonly Word[] = [
  'supports',
  'partially supports',
  'does not support',
  'not applicable',
  'not evaluated',
]

/** The first page of the report: all that a buyer needs before the tables. */
export function summary(report: Report): string {
  const { criteria, product, date, edition, nextReview, assistiveTechnologies } = report
  const count = (wanted: Word) => String(criteria.filter(({ word }) => word === wanted).length)
  const lesser = criteria.filter(({ word }) => !['supports', 'not applicable'].includes(word))
  const names = (isTried: boolean) =>
    assistiveTechnologies
      .filter(({ how }) => (how !== '') === isTried)
      .map((row) => `${row.name} (${row.with})`)
      .join(', ')
  const facts = [
    `**Product:** ${product.name} ${product.version}, an embeddable widget that books tables and takes enquiries. Commit ${product.commit ? `\`${product.commit}\`` : 'unknown'}${product.changed ? ', with uncommitted changes' : ''}. The hashes of the built files are [below](#files).`,
    `**Edition:** ${edition}. Section 508 isn’t covered.`,
    `**Date:** ${date}. **Next review:** the next release, or ${nextReview} at the latest.`,
    `**Tried:** ${names(true)}.`,
    `**Not tried:** ${names(false)}.`,
    `**Not covered:** ${['Braintree’s card fields', 'hCaptcha', 'the page around the widget', 'the chain’s content', 'other plugins'].join(', ')}. [Exclusions](#exclusions) has the details.`,
  ]
  return `${list(facts)}

The ${criteria.length} criteria of WCAG 2.2, levels A and AA:

${plainTable(
  ['level', 'criteria'],
  words.map((word) => [word, count(word)]),
)}

${lesser.length > 0 ? `These aren’t fully supported, or not fully tested:\n\n${list(lesser.map(({ id, name, word, why }) => `**${id} ${name}**, ${word}: ${why}`))}` : ''}

${peopleLine(report.records)}`
}

/** Whether people have tested it. A report must not hide that. */
export const peopleLine = (records: readonly ManualRecord[]) =>
  records.length === 0
    ? '**Nobody who relies on an assistive technology has recorded a test yet.** Programs find only some of people’s problems.'
    : `${records.length} tests by people are recorded [below](#tests-by-people). The other results come from programs, which find only some of people’s problems.`

export const publisherTable = (publisher: Publisher): string =>
  plainTable(
    ['field', 'value'],
    Object.entries(labels).map(([key, label]) => [
      label,
      publisher[key as keyof Publisher] || '_to be filled in by the publisher_',
    ]),
  )

export const technologiesTable = (all: Report['assistiveTechnologies']): string =>
  plainTable(
    ['assistive technology', 'with', 'tried'],
    all.map((row) => [row.name, row.with, row.how || '**not tried**']),
  )
