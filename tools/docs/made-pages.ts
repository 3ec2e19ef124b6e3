import type { Message } from '../../src/messages/message'
import type { Row } from '../../test/specification/check'
import { escaped, table } from '../write-pages'

/**
 * Pages that only the site has, by the file that each would be: `npm run docs` makes them. Their imports wait
 * until then, because a list of all pages needs none of them.
 */
export const madePages: Readonly<Record<string, { readonly title: string; text(): Promise<string> }>> = {
  'docs/reference/messages.md': { title: 'Texts', text: messagesPage },
  'docs/reference/types.md': {
    title: 'Types',
    text: async () => (await import('./reference/types')).typesPage(),
  },
  'docs/specification.md': { title: 'Rules and their tests', text: rulesPage },
}

/** Every text of the widget by its key. */
async function messagesPage(): Promise<string> {
  const { packOf } = await import('../languages/packs')
  const formsOf = (message: Message) =>
    typeof message === 'string'
      ? message
      : Object.entries(message)
          .map(([form, text]) => `${form}: ${text}`)
          .join('<br>')
  const rows = Object.entries(await packOf('english')).map(([key, message]) => [
    `\`${key}\``,
    formsOf(message).replaceAll('|', '\\|').replaceAll('\n', '<br>'),
  ])
  return `Every text in English, by its key. A brand's \`messages\` can replace it. The widget fills in \`{places}\`. A text with
forms (\`one\`, \`other\`) can have one for each plural form of CLDR.

${table(['key', 'text'], rows)}
`
}

/** Every rule of the specification, with the titles of its tests. */
async function rulesPage(): Promise<string> {
  const { rows } = await import('../../test/specification/rows')
  const code = (plain: string) =>
    (plain.includes('`') ? `\`\` ${plain} \`\`` : `\`${plain}\``).replaceAll('|', '\\|')
  const cells = ({ rule, tests }: Row) => [escaped(rule), tests.map(code).join('<br>')]
  const sections = [...new Set(rows.map(({ section }) => section))].map((name) => {
    const rules = rows.filter(({ section }) => section === name)
    return `## ${name[0]!.toUpperCase()}${name.slice(1)}\n\n${table(['rule', 'tests'], rules.map(cells))}\n`
  })
  return `# Rules and their tests

Each rule of the specification, the decisions, the contract and the complaints, with the titles of its tests. \`*\` matches any
text. \`npm run docs\` makes this page from [test/specification/rows](../test/specification/rows). The tests fail if a rule has no
test, or names one that doesn't exist.

${sections.join('\n')}`
}
