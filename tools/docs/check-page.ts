import { formatted } from '../formatted'
import { checkIds, checks, needsOf, type CheckText } from '../check/catalogue'

const place = /(<!-- checks -->\n)[^]*(\n<!-- \/checks -->)/

/** docs/back-end/check.md with an up-to-date table of all checks. Throws if it has no place for the table. */
export function withChecks(page: string): Promise<string> {
  if (!place.test(page))
    throw new Error('The page has no place for the checks: <!-- checks --> … <!-- /checks -->')
  const text = page.replace(place, (_, start: string, end: string) => `${start}\n${table}\n${end}`)
  return formatted(text)
}

const flags = { write: '`--write`', key: '`--idempotency-header`' } as const

const rows = checkIds.map((id) => {
  const { section, expected, effect }: CheckText = checks[id]
  const needs = needsOf(id).map((need) => flags[need])
  return `| \`${id}\` | ${[expected, ...needs.map((flag) => `Needs ${flag}.`)].join(' ')} | ${effect} | ${section} |`
})

const table = [
  '| check | expected | effect | rule |',
  '| --- | --- | --- | --- |',
  ...rows.map((row) => row.replaceAll('&', '&amp;')),
].join('\n')
