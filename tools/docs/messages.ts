import type { Message } from '../../src/messages/message'
import { packOf } from '../languages/packs'

const written = (message: Message) =>
  typeof message === 'string'
    ? message
    : Object.entries(message)
        .map(([form, text]) => `${form}: ${text}`)
        .join('<br>')

const row = ([key, message]: [string, Message]) =>
  `| \`${key}\` | ${written(message).replaceAll('|', '\\|').replaceAll('\n', '<br>')} |`

const page = (
  rows: readonly string[],
) => `Every text by the name that a brand's \`messages\` rewords it by, in English. \`{places}\` are filled in by the widget; a
text with forms (\`one\`, \`other\`) may have one for each of CLDR's plurals.

| key | text |
| --- | --- |
${rows.join('\n')}
`

/** docs/reference/messages.md: every text of the widget by the name that a brand rewords it by. */
export const messagesPage = async () => page(Object.entries(await packOf('english')).map(row))
