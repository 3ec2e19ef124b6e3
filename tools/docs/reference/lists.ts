import { lines } from '../../../src/diagnostics/codes'
import type { Message } from '../../../src/messages/message'
import { checkIds, checks, needsOf } from '../../check/checks'
import { packOf } from '../../languages/packs'
import { table } from '../../write-pages'

/** Headings, by the first code under each. */
const chapters: Readonly<Record<string, string>> = {
  T001: 'Starting the widget',
  T010: 'Options',
  T030: 'The brand',
  T060: 'Plugins',
  T070: 'Plugins that do not fit together',
}

/** Every console line, by code. */
export const codesSection = () =>
  Object.entries(lines)
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(
      ([code, { name, example, cause, cure }]) =>
        `${chapters[code] ? `## ${chapters[code]}\n\n` : ''}<a id="${code.toLowerCase()}"></a>

### ${code}: ${name}

\`\`\`text
[Tavola] ${code} ${example}
\`\`\`

${cause}

**What to do:** ${cure}
`,
    )
    .join('\n')

/** Every text of the widget in English, by its key. */
export async function messagesSection(): Promise<string> {
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
  return table(['key', 'text'], rows)
}

/** Every check of `tavola-check`. */
export function checksSection(): string {
  const rows = checkIds.map((id) => {
    const { expected, effect } = checks[id]
    const needs = needsOf(id).map((option) => `Needs \`${option}\`.`)
    return [`\`${id}\``, [expected, ...needs].join(' '), effect].map((cell) => cell.replaceAll('&', '&amp;'))
  })
  return table(['check', 'expected', 'effect'], rows)
}
