import type { Finding, Outcome, Report, Result } from '../report'

const colours: Readonly<Record<Outcome, string>> = {
  ok: '32',
  warning: '33',
  fault: '31',
  'not concluded': '36',
  skipped: '90',
}

/** The report for people: a line for each check, what to do about each that is not ok, and a summary. */
export function table(report: Report, isColoured: boolean): string {
  const paint = (outcome: Outcome, text: string) =>
    isColoured ? `\u001b[${colours[outcome]}m${text}\u001b[0m` : text
  const checks = report.checks.filter(({ outcome }) => outcome !== 'skipped')
  const width = Math.max(0, ...checks.map(({ id }) => id.length))
  const lines = checks.map(
    ({ id, title, outcome }) => `${paint(outcome, outcome.padEnd(13))}  ${id.padEnd(width)}  ${title}`,
  )
  const told = checks.filter(({ outcome, findings }) => outcome !== 'ok' || findings.length > 0)
  return [
    `Tavola's nine calls at ${report.baseUrl}`,
    '',
    ...lines,
    ...told
      .filter(({ findings }) => findings.length > 0)
      .flatMap((result) => ['', ...details(result, paint)]),
    ...unsettled(checks),
    '',
    summary(report),
    '',
  ].join('\n')
}

type Paint = (outcome: Outcome, text: string) => string

function details({ id, title, section, outcome, findings }: Result, paint: Paint): string[] {
  const head = `${paint(outcome, outcome === 'ok' ? 'note' : outcome)}  ${id}: ${title} (${section})`
  return [
    head,
    ...findings.flatMap((finding, index) => detailsOf(finding, index > 0 ? findings[index - 1] : undefined)),
  ]
}

/** Of findings with the same texts, these stand once. */
function detailsOf(finding: Finding, before: Finding | undefined): string[] {
  const { asked, came, expected, widget, mend, times, level } = finding
  const more = times > 1 ? ` (and ${times - 1} more like it)` : ''
  const row = (name: string, text: string) => `    ${name.padEnd(9)} ${text}`
  const fresh = (key: 'expected' | 'widget' | 'mend', name: string, text: string) =>
    before?.[key] === text ? [] : [row(name, text)]
  return [
    row('asked', asked),
    row('came', `${came}${more}`),
    ...fresh('expected', 'expected', expected),
    ...(level === 'note' && widget === '' ? [] : fresh('widget', 'widget', widget)),
    ...(level === 'note' ? [] : fresh('mend', 'mend', mend)),
  ]
}

/** By their reason: often it is one for many. */
function unsettled(checks: readonly Result[]): string[] {
  const byReason = new Map<string, string[]>()
  for (const { id, outcome, reason } of checks)
    if (outcome === 'not concluded') byReason.set(reason, [...(byReason.get(reason) ?? []), id])
  const lines = [...byReason].map(([reason, ids]) => `    ${ids.join(', ')}: ${reason}`)
  return lines.length > 0 ? ['', 'not concluded', ...lines] : []
}

function summary({ summary: counts, made, requests, checks }: Report): string {
  const reasons = [
    ...new Set(checks.filter(({ outcome }) => outcome === 'skipped').map(({ reason }) => reason)),
  ]
  const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  const left = [...made.bookings, ...made.enquiries]
  return [
    `${plural(counts.fault, 'fault')}, ${plural(counts.warning, 'warning')}, ${counts.ok} ok, ${counts['not concluded']} not concluded; ${plural(requests, 'request')}.`,
    ...(counts.skipped > 0 ? [`${plural(counts.skipped, 'check')} not done: ${reasons.join(' ')}`] : []),
    ...(left.length > 0
      ? [
          `Left behind, in the name of Tavola Check: ${plural(made.bookings.length, 'booking')} (${made.bookings.join(', ')}), ${made.enquiries.length} enquiries (${made.enquiries.join(', ')}). Please cancel them.`,
        ]
      : []),
  ].join('\n')
}
