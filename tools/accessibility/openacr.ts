import { stringify } from 'yaml'
import { otherChapters } from './en-301-549'
import type { JudgedClause, JudgedCriterion, Report } from './report'
import { description } from './summary'
import { departures, evidence } from './terms'

/** OpenACR has no catalogue for the EU edition: Section 508's chapters are in this one, and are turned off. */
const catalog = '2.5-edition-wcag-2.2-508-eu-en'
const no508 = { disabled: true, notes: 'Section 508 wasn’t evaluated.' }

/** The report in the format OpenACR, in YAML: https://github.com/GSA/openacr. */
export function openAcr(report: Report): string {
  const { date, product, criteria, clauses, maker, publisher } = report
  // WCAG 2.1 has 4.1.1 at level A, and EN 301 549 as its clause 9.4.1.1.
  const parsing = clauses['9'].map((clause) => ({ ...clause, id: '4.1.1', level: 'A' }))
  const level = (wanted: 'A' | 'AA') => ({
    criteria: [...criteria, ...parsing]
      .filter(({ level }) => level === wanted)
      .map((criterion) => row(criterion, 'web')),
  })
  const chapter = (rows: readonly JudgedClause[]) => ({ criteria: rows.map((clause) => row(clause, 'none')) })
  // OpenACR requires an email address, also if package.json has none.
  const contact = { name: maker.name || 'The makers of Tavola', email: maker.email }
  const feedback = publisher.feedback || maker.problems
  return stringify(
    {
      title: `${product.name} Accessibility Conformance Report`,
      product: { name: product.name, version: product.version, description },
      author: contact,
      vendor: contact,
      report_date: date,
      notes: notesOf(report),
      evaluation_methods_used: methodsOf(report),
      ...(feedback && { feedback }),
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
        en_301_549_web: { notes: 'Chapter 9 is WCAG 2.1 A and AA: see the tables above.' },
        en_301_549_documentation_and_support_services: chapter(clauses['12']),
        ...chaptersThatDoNotApply(),
      },
    },
    { lineWidth: 0, aliasDuplicateObjects: false },
  )
}

/** The names of these chapters in OpenACR's catalogue. */
const chapterNames: Readonly<Record<string, string>> = {
  '6': 'ict_with_two-way_voice',
  '7': 'ict_with_video',
  '8': 'hardware',
  '10': 'non-web-documents',
  '11': 'software',
  '13': 'ict_providing_relay_or_emergency_service_access',
}

const chaptersThatDoNotApply = () =>
  Object.fromEntries(
    Object.entries(otherChapters).map(([chapter, why]) => [
      `en_301_549_${chapterNames[chapter.split(',')[0]!]!}`,
      { disabled: true, notes: `Not applicable. ${why}` },
    ]),
  )

function notesOf(report: Report): string {
  const { edition, nextReview, publisher, knownFailures, limits, exclusions } = report
  const { legalName, address, contact, answersWithin } = publisher
  const publishedBy = [legalName, address, contact].filter(Boolean).join(', ')
  const notes = [
    `${edition}. The page docs/accessibility-report.md has the names and results of the tests.`,
    `Next review: ${nextReview}, or the next release.`,
    publishedBy && `Published by ${publishedBy}.`,
    answersWithin && `Feedback is answered within ${answersWithin}.`,
    ...departures,
    ...evidence,
    ...knownFailures.map(
      ({ id, what, workaround }) => `Known failure ${id}: ${what} Workaround: ${workaround}`,
    ),
    ...limits.map(
      (limit) => `Known limit, with ${limit.with}: ${limit.what} Workaround: ${limit.workaround}`,
    ),
    `Excluded: ${exclusions.join(' ')}`,
  ]
  return plain(notes.filter(Boolean).join(' '))
}

function methodsOf({ methods, tools, assistiveTechnologies, records }: Report): string {
  const versions = Object.entries(tools).map(([name, version]) => `${name} ${version}`)
  const tried = assistiveTechnologies.map((row) => `${row.name} (${row.with}): ${row.how || 'not tried'}.`)
  return plain(
    `${methods.join(' ')} Versions: ${versions.join(', ')}. Assistive technologies: ${tried.join(' ')} Recorded tests by people: ${records.length}.`,
  )
}

/** Without Markdown's links and bold type. */
const plain = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '')

function row({ id, word, why, remark, tests }: JudgedCriterion | JudgedClause, name: 'web' | 'none') {
  const notes = [why, remark, tests.length > 0 && `Tests: ${tests.join(', ')}.`].filter(Boolean).join(' ')
  return {
    num: id,
    components: [{ name, adherence: { level: word.replaceAll(' ', '-'), notes: plain(notes) } }],
  }
}
