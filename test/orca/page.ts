import { limitsTable } from '../../tools/accessibility/assistive-technologies'
import { escaped, table, today, writePage } from '../../tools/write-pages'
import type { Journey } from './journeys'
import { fileOf } from './records'
import type { Rule } from './rules'

/** A rule in a journey, and what broke it. */
export interface Outcome {
  readonly journey: Journey
  readonly rule: Rule
  readonly faults: readonly string[]
}

/** Writes the page of the docs. */
export async function writeOrcaPage(outcomes: readonly Outcome[], programs: string): Promise<void> {
  const journeys = [...new Set(outcomes.map(({ journey }) => journey))]
  const rules = [...new Set(outcomes.map(({ rule }) => rule))]
  const rows = journeys.map((journey) => [
    `[${journey.title}](../../test/orca/records/${fileOf(journey)})`,
    ...rules.map((rule) => {
      const outcome = outcomes.find((one) => one.journey === journey && one.rule === rule)!
      return outcome.faults.length > 0 ? 'failed' : 'passed'
    }),
  ])
  const failures = outcomes.filter(({ faults }) => faults.length > 0)
  const sections = failures.map(
    ({ journey, rule, faults }) =>
      `**${journey.title}**: ${rule.title}.\n\n${faults.map((fault) => `- ${escaped(fault)}`).join('\n')}`,
  )
  await writePage(
    'docs/accessibility/orca.md',
    `# Orca

\`npx mocha test/orca/orca.test.ts\` walks through the widget by keyboard in Firefox, with the screen reader [Orca](https://orca.gnome.org).
It records what Orca says, and checks it against four rules. This page has the result of ${today()}, with ${programs}. Each journey links
to its record.

${table(['journey', ...rules.map(({ title }) => title)], rows)}

## Limits of Orca

The rules leave these out.

${limitsTable()}
${failures.length > 0 ? `\n## Failures\n\nEach line has the key, and what Orca said then.\n\n${sections.join('\n\n')}\n` : ''}`,
  )
}
