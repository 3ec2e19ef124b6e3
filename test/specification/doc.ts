import { matching } from './check'
import type { Row } from './row'
import type { Title } from './titles'

const head = `# Which test holds which rule

Each rule of the specification, of the decisions, of the contract and of the complaints, with the tests that hold it;
\`*\` stands for anything. The table is made from [test/specification/rows](../test/specification/rows), and the tests
check that it is up to date. Write it anew with \`npx tsx test/specification/write.ts\`.
`

/** The table as Markdown, a part for each section. */
export function render(rows: readonly Row[], titles: readonly Title[]): string {
  const sections = [...new Set(rows.map(({ section }) => section))]
  const parts = sections.map((name) => {
    const lines = rows.filter(({ section }) => section === name).map((row) => line(row, titles))
    return `## ${name[0]!.toUpperCase()}${name.slice(1)}\n\n${ignored(['| rule | tests |', '| --- | --- |', ...lines])}\n`
  })
  return [head, ...parts].join('\n')
}

function line({ rule, tests }: Row, titles: readonly Title[]): string {
  const cells = tests.map((pattern) => {
    const files = new Set(matching(pattern, titles).map(({ file }) => file.replace(/^test\//, '')))
    return `${[...files].sort().join(', ')}: ${code(pattern)}`
  })
  return `| ${text(rule)} | ${cells.join('<br>') || '**none yet**'} |`
}

/** Not aligned: a changed row is a changed line, and not a changed table. */
const ignored = (lines: readonly string[]) =>
  ['<!-- oxfmt-ignore-start -->', ...lines, '<!-- oxfmt-ignore-end -->'].join('\n')

const text = (plain: string) => plain.replace(/[\\`*_{}[\]<>|#]/g, '\\$&')
const code = (plain: string) =>
  (plain.includes('`') ? `\`\` ${plain} \`\`` : `\`${plain}\``).replaceAll('|', '\\|')
