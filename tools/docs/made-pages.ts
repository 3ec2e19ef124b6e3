import type { Message } from '../../src/messages/message'
import { table } from '../write-pages'

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
