import type { Title } from '../../../test/specification/titles'
import type { Report } from './report'

/**
 * Where a report that was written says other than one that is made now: of a criterion or clause, of what is known not to
 * work, of what is left out; and tests that it names and that are there no more.
 */
export function differences(written: Report, now: Report, titles: readonly Title[]): readonly string[] {
  const there = new Set(titles.map(keyOf))
  const gone = written.tests
    .filter((test) => !there.has(keyOf(test)))
    .map(({ id, file, fullTitle }) => `${id}: there is no such test any more: ${file}: ${fullTitle}`)
  const claims = [claimsOf(written), claimsOf(now)] as const
  const names = new Set(claims.flatMap((all) => [...all.keys()]))
  const other = [...names]
    .filter((name) => claims[0].get(name) !== claims[1].get(name))
    .map(
      (name) =>
        `${name}: the report says ${claims[0].get(name) ?? 'nothing'}, and now ${claims[1].get(name) ?? 'nothing'}.`,
    )
  return [...gone, ...other]
}

const keyOf = ({ file, fullTitle }: Pick<Title, 'file' | 'fullTitle'>) => `${file}: ${fullTitle}`

/** What a report claims, by what it is about. */
function claimsOf({ criteria, parsing, clauses, knownFailures, exclusions, scope, records }: Report) {
  const rows = [...criteria, parsing, ...Object.values(clauses).flat()]
  return new Map<string, string>([
    ...rows.map(({ id, word, remark, tests }): [string, string] => [
      id,
      `"${word}", ${remark} (${tests.join(' ')})`,
    ]),
    ...knownFailures.map(({ id, criteria, what, wayAround, where }): [string, string] => [
      `known failure ${id}`,
      `${criteria.join(', ')}: ${what} ${where.join(', ')}. ${wayAround}`,
    ]),
    ...records.map((record): [string, string] => [record.file, JSON.stringify(record)]),
    ['Exclusions', exclusions.join(' ')],
    ['What was looked at', scope.join(' ')],
  ])
}
