import type { Finding, Outcome, Report, Result } from './report'
import { printable } from './values'

/** The report for people, and as JSON. */

const colours: Readonly<Record<Outcome, string>> = {
  ok: '32',
  warning: '33',
  fault: '31',
  inconclusive: '36',
  skipped: '90',
  'not applicable': '90',
}

export const reportAsJson = (report: Report): string =>
  JSON.stringify(report, null, 2).split('\n').map(printable).join('\n')

/** Texts of the back end can't begin a line or change a colour. */
const printableTexts = (report: Report): Report =>
  JSON.parse(JSON.stringify(report), (_, value: unknown) =>
    typeof value === 'string' ? printable(value) : value,
  ) as Report

export function reportAsText(unprintable: Report, isColoured: boolean): string {
  const report = printableTexts(unprintable)
  const paint = (outcome: Outcome, text: string) =>
    isColoured ? `\u001b[${colours[outcome]}m${text}\u001b[0m` : text
  const checks = report.checks.filter(({ outcome }) => outcome !== 'skipped')
  const width = Math.max(0, ...checks.map(({ id }) => id.length))
  return [
    `Tavola's nine calls at ${report.baseUrl}`,
    '',
    ...checks.map(
      ({ id, title, outcome }) => `${paint(outcome, outcome.padEnd(14))}  ${id.padEnd(width)}  ${title}`,
    ),
    ...checks.flatMap(({ id, title, outcome, findings }) => {
      const heading = `${paint(outcome, outcome === 'ok' ? 'note' : outcome)}  ${id}: ${title}`
      const rows = findings.flatMap((finding, index) => rowsOf(finding, findings[index - 1]))
      return findings.length > 0 ? ['', heading, ...rows] : []
    }),
    ...reasonsOf(checks, 'inconclusive'),
    ...reasonsOf(checks, 'not applicable'),
    '',
    ...summaryOf(report),
    '',
  ].join('\n')
}

/** A text that the finding before has too is not repeated. */
function rowsOf(finding: Finding, before: Finding | undefined): string[] {
  const { request, response, level, count } = finding
  const row = (name: string, text: string) => `    ${name.padEnd(8)}  ${text}`
  const unlessRepeated = (name: 'expected' | 'effect' | 'fix') =>
    before?.[name] === finding[name] ? [] : [row(name, finding[name])]
  return [
    row('request', request),
    row('response', count > 1 ? `${response} (and ${count - 1} more like it)` : response),
    ...unlessRepeated('expected'),
    ...unlessRepeated('effect'),
    ...(level === 'note' ? [] : unlessRepeated('fix')),
  ]
}

/** Why checks have no result. Many often share a reason. */
function reasonsOf(checks: readonly Result[], wanted: 'inconclusive' | 'not applicable'): string[] {
  const byReason = new Map<string, string[]>()
  for (const { id, outcome, reason } of checks)
    if (outcome === wanted) byReason.set(reason, [...(byReason.get(reason) ?? []), id])
  const lines = [...byReason].flatMap(([reason, ids]) => [`    ${reason}`, `      ${ids.join(', ')}`])
  return lines.length > 0 ? ['', wanted, ...lines] : []
}

function summaryOf({ summary, created, requests, checks }: Report): string[] {
  const { fault, warning, ok, inconclusive, skipped, 'not applicable': unused } = summary
  const reasons = checks.flatMap(({ outcome, reason }) => (outcome === 'skipped' ? [reason] : []))
  const options = [...new Set(reasons.join(' ').match(/--[\w-]+/g))]
  const { bookings, enquiries } = created
  const counts = [counted(fault, 'fault'), counted(warning, 'warning'), `${ok} ok`]
  counts.push(`${inconclusive} inconclusive`, ...(unused > 0 ? [`${unused} not applicable`] : []))
  const lists = [
    ...(bookings.length > 0 ? [`${counted(bookings.length, 'booking')} (${bookings.join(', ')})`] : []),
    ...(enquiries.length > 0
      ? [`${counted(enquiries.length, 'enquiry', 'enquiries')} (${enquiries.join(', ')})`]
      : []),
  ]
  const cancel = `Please cancel what was created in the name of Tavola Check: ${lists.join(' and ')}.`
  return [
    `${counts.join(', ')}; ${counted(requests, 'request')}.`,
    ...(skipped > 0 ? [`${counted(skipped, 'check')} skipped. To run them, add ${options.join(', ')}.`] : []),
    ...(lists.length > 0 ? [cancel] : []),
  ]
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
