import type { Word } from './judge'
import { list, plainTable, unfilled } from './page-parts'
import type { ManualRecord } from './records'
import type { Report } from './report'
import { termOf } from './terms'

const words: readonly Word[] = [
  'supports',
  'partially supports',
  'does not support',
  'not applicable',
  'not evaluated',
]

export const description = 'An embeddable widget that books tables and takes enquiries.'

/** The first page of the report: all that a buyer needs before the tables. */
export function summary(report: Report): string {
  const { criteria, product, date, edition, nextReview, maker, assistiveTechnologies, limits } = report
  const clauses = Object.values(report.clauses).flat()
  // A clause without tests of its own only repeats the reasons of its criteria.
  const lesser = [...criteria, ...clauses.filter(({ tests }) => tests.length > 0)].filter(
    ({ word }) => !['supports', 'not applicable'].includes(word),
  )
  const names = (isTried: boolean) =>
    assistiveTechnologies
      .filter(({ how }) => (how !== '') === isTried)
      .map((row) => `${row.name} (${row.with})`)
      .join('; ')
  const commit = product.commit ? `\`${product.commit}\`` : 'unknown'
  const facts = [
    `**Name of product, version:** ${product.name} ${product.version}. Commit ${commit}${product.changed ? ', with uncommitted changes' : ''}. The hashes of the built files are [below](#files).`,
    `**Product description:** ${description}`,
    `**Report date:** ${date}. **Next review:** the next release, or ${nextReview} at the latest.`,
    `**Contact:** ${maker.email || unfilled('the maker')}. See [Contact and feedback](#contact-and-feedback).`,
    `**Edition:** ${edition}: WCAG 2.2, levels A and AA, and EN 301 549 V3.2.1. Section 508 isn’t covered.`,
    `**Assistive technologies tried:** ${names(true)}. ${limits.length} [known limits](#limits-of-assistive-technologies).`,
    `**Not tried:** ${names(false)}.`,
    `**Not covered:** ${['Braintree’s card fields', 'hCaptcha', 'the page around the widget', 'the chain’s content', 'other plugins'].join('; ')}. [Exclusions](#exclusions) has the details.`,
  ]
  const count = (rows: readonly { readonly word: Word }[], wanted: Word) =>
    String(rows.filter(({ word }) => word === wanted).length)
  return `${list(facts)}

The ${criteria.length} criteria of WCAG 2.2, levels A and AA, and ${clauses.length} further clauses of EN 301 549:

${plainTable(
  ['conformance level', 'WCAG 2.2', 'EN 301 549'],
  words.map((word) => [termOf(word), count(criteria, word), count(clauses, word)]),
)}

${lesser.length > 0 ? `These aren’t fully supported, or not fully tested:\n\n${list(lesser.map(({ id, name, word, why }) => `**${id} ${name}**, ${termOf(word)}: ${why}`))}` : ''}

${peopleLine(report.records)}`
}

/** Whether people have tested it. A report must not hide that. */
export const peopleLine = (records: readonly ManualRecord[]) =>
  `${
    records.length === 0
      ? '**Nobody who relies on an assistive technology has recorded a test yet.**'
      : `${records.length} tests by people are recorded [below](#tests-by-people). The other results come from automated tests.`
  } Automated tests find only some of the problems that people have.`
