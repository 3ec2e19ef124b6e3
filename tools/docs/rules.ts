import type { Row } from '../../test/specification/check'
import { rows } from '../../test/specification/rows'
import { table } from './table'

const text = (plain: string) => plain.replace(/[\\`*_{}[\]<>|#]/g, '\\$&')
const code = (plain: string) =>
  (plain.includes('`') ? `\`\` ${plain} \`\`` : `\`${plain}\``).replaceAll('|', '\\|')

const cells = ({ rule, tests }: Row) => [text(rule), tests.map(code).join('<br>')]

/** docs/specification.md: every rule with the titles of the tests that hold it. */
export function rulesPage(): string {
  const sections = [...new Set(rows.map(({ section }) => section))].map((name) => {
    const rules = rows.filter(({ section }) => section === name)
    return `## ${name[0]!.toUpperCase()}${name.slice(1)}\n\n${table(['rule', 'tests'], rules.map(cells))}\n`
  })
  return [
    `# Which test holds which rule

Each rule of the specification, the decisions, the contract and the complaints, with the titles of the tests that hold
it; \`*\` stands for anything. \`npm run docs\` makes this page from [test/specification/rows](../test/specification/rows).
The tests fail if a rule has no test, or names one that doesn't exist.
`,
    ...sections,
  ].join('\n')
}
