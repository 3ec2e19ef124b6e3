import { stringify } from 'yaml'
import type { JudgedClause, JudgedCriterion, Report } from './report'

/** OpenACR has no catalogue for the EU edition: Section 508's chapters are in this one, and are turned off. */
const catalog = '2.5-edition-wcag-2.2-508-eu-en'
const no508 = { disabled: true, notes: 'Section 508 wasn’t evaluated.' }

/** The report as data by the terms of VPAT 2.5: https://github.com/GSA/openacr, in YAML. */
export function openAcr(report: Report): string {
  const { date, product, tools, criteria, clauses, publisher, edition, nextReview } = report
  // WCAG 2.1 has 4.1.1 at level A, and EN 301 549 as its clause 9.4.1.1.
  const isParsing = ({ id }: JudgedClause) => id === '9.4.1.1'
  const parsing = clauses['9'].filter(isParsing).map((clause) => ({ ...clause, id: '4.1.1', level: 'A' }))
  const level = (wanted: 'A' | 'AA') => ({
    criteria: [...criteria, ...parsing]
      .filter(({ level }) => level === wanted)
      .map((criterion) => row(criterion, 'web')),
  })
  const chapter = (rows: readonly JudgedClause[]) => ({ criteria: rows.map((clause) => row(clause, 'none')) })
  const otherClauses = clauses['9'].filter((clause) => !isParsing(clause))
  const versions = Object.entries(tools).map(([name, version]) => `${name} ${version}`)
  return stringify(
    {
      title: `${product.name} Accessibility Conformance Report`,
      product: {
        name: product.name,
        version: product.version,
        description: 'An embeddable table-booking and enquiry widget for restaurant chains.',
      },
      author: { name: 'The makers of Tavola', email: '' },
      // OpenACR requires an email address. The fields are empty until a chain fills them in.
      vendor: {
        company_name: publisher.legalName,
        address: publisher.address,
        name: publisher.contact,
        email: publisher.feedback,
      },
      report_date: date,
      notes: `Written by "npm run accessibility" from the results of its tests, as docs/accessibility-report.md. ${edition}. Next review: ${nextReview}, or the next release. Excluded: ${report.exclusions.map((text) => text.replaceAll('**', '')).join(' ')}`,
      evaluation_methods_used: `Automated tests of each release: ${versions.join(', ')}. ${report.records.length} recorded tests by people.`,
      license: 'CC-BY-4.0',
      catalog,
      chapters: {
        success_criteria_level_a: level('A'),
        success_criteria_level_aa: level('AA'),
        success_criteria_level_aaa: { disabled: true, notes: 'Not evaluated.' },
        functional_performance_criteria: no508,
        hardware: no508,
        software: no508,
        support_documentation_and_services: no508,
        en_301_549_functional_performance: chapter(clauses['4']),
        en_301_549_generic_requirements: chapter(clauses['5']),
        en_301_549_web: {
          notes: `Chapter 9 is WCAG 2.1 A and AA: see the tables above. ${otherClauses.map(({ id, remark }) => `${id}: ${remark}`).join(' ')}`,
        },
        en_301_549_documentation_and_support_services: chapter(clauses['12']),
      },
    },
    { lineWidth: 0 },
  )
}

function row({ id, word, why, remark, tests }: JudgedCriterion | JudgedClause, name: 'web' | 'none') {
  const notes = [why, remark, tests.length > 0 && `Tests: ${tests.join(', ')}.`].filter(Boolean).join(' ')
  return { num: id, components: [{ name, adherence: { level: word.replaceAll(' ', '-'), notes } }] }
}
