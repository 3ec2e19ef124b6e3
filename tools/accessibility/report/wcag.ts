import type { KnownFailure } from '../known-failures'
import type { Word } from '../words'
import type { JudgedCriterion, Report } from './report'
import { plainTable, testLink } from './tables'

/** The criteria of a level, each with its word and what is behind it. */
export function criteriaTable(title: string, { criteria }: Report, level: 'A' | 'AA'): string {
  const rows = criteria.filter((criterion) => criterion.level === level).map(criterionRow)
  return `### ${title}\n\n${plainTable(['criterion', 'word', 'tests', 'remarks'], rows)}`
}

const criterionRow = ({ id, name, word, absent, remark, tests }: JudgedCriterion) => [
  `[${id} ${name}](https://www.w3.org/TR/WCAG22/#${slug(name)})`,
  `**${inWords(word, absent)}**`,
  tests.map(testLink).join(' '),
  [absent, remark].filter(Boolean).join(' '),
]

/** A word as the page says it. */
export const inWords = (word: Word, absent?: string) =>
  word === 'supports' && absent ? 'supports, as there is none' : word

/** The anchor of a criterion in WCAG. */
const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

export function failures({ knownFailures }: Report): string {
  if (knownFailures.length === 0)
    return '## Known failures\n\nNone is known. What a run finds, and what people report, is listed here with a way around it.'
  const row = ({ id, criteria, where, what, wayAround, since }: KnownFailure) => [
    id,
    criteria.join(', '),
    where.join(', '),
    what,
    wayAround,
    since,
  ]
  const head = ['id', 'criteria', 'where', 'what', 'a way around', 'since']
  return `## Known failures\n\n${plainTable(head, knownFailures.map(row))}`
}
