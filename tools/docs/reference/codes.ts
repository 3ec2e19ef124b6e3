import { lines } from '../../../src/diagnostics/codes'
import { formatted } from '../../write-pages'

/** Headings over the codes, by the first one that stands under each. */
const chapters: Readonly<Record<string, string>> = {
  T001: 'Starting the widget',
  T010: 'Options',
  T030: 'The brand',
  T060: 'Plugins',
  T070: 'Plugins that do not fit together',
}

const entries = Object.entries(lines)
  .sort(([one], [other]) => one.localeCompare(other))
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

const page = `---
title: Console lines by code
---

Each line that the widget writes to the console begins with \`[Tavola]\` and a code. The widget goes on wherever it can: a
line names what was left out. \`Tavola.doctor()\` (with npm: \`doctor()\` of \`tavola/doctor\`) lists the same codes for the
page as it is. A code keeps its meaning in all versions. Made by \`npx tsx tools/docs/write.ts\`.

${entries.join('\n')}`

/** docs/troubleshooting/codes.md: every line of the console by its code. */
export const codesPage = () => formatted(page)
