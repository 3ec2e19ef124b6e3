import { chapter9, newInWcag22, otherChapters } from '../en-301-549'
import type { JudgedClause, Report } from './report'
import { plainTable, testLink } from './tables'
import { inWords } from './wcag'

/** What the words mean for the European standard. */
export function standard(report: Report): string {
  const { criteria, parsing, clauses } = report
  const words = new Map([...criteria, parsing].map((criterion) => [criterion.id, criterion]))
  const rows = chapter9.map(({ id, name }) => {
    const { word, absent } = words.get(id)!
    return [`9.${id} ${name}`, inWords(word, absent)]
  })
  const others = Object.entries(otherChapters)
  return [
    '## EN 301 549 V3.2.1',
    `The European standard, of March 2021. Its chapter 9 is WCAG 2.1, levels A and AA, under numbers of its own; WCAG 2.2 asks for the same, without 4.1.1, and for ${newInWcag22.join(', ')} besides.`,
    '### Chapter 4, Functional performance statements',
    'Each word is made of the words of the criteria that serve these diners; which do is our grouping, after the sense of the standard’s annex B.',
    clauseTable(clauses['4']),
    '### Chapter 5, Generic requirements',
    clauseTable(clauses['5']),
    '### Chapter 9, Web',
    `Tests and remarks are those of the criterion above. Of 9.4.1.1: ${parsing.remark} Its tests: ${parsing.tests.map(testLink).join(' ') || 'none'}.`,
    plainTable(['clause', 'word'], rows),
    clauseTable(clauses['9']),
    '### Chapter 12, Documentation and support services',
    clauseTable(clauses['12']),
    '### Chapters of which nothing applies',
    others.map(([chapter, why]) => `- ${chapter}: ${why}`).join('\n'),
  ].join('\n\n')
}

const clauseTable = (clauses: readonly JudgedClause[]) =>
  plainTable(
    ['clause', 'word', 'because of', 'remarks'],
    clauses.map(({ id, name, word, criteria, tests, remark }) => [
      `${id} ${name}`,
      `**${word}**`,
      [criteria.join(', '), tests.map(testLink).join(' ')].filter(Boolean).join('; '),
      remark,
    ]),
  )
