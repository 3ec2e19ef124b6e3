import { lines } from '../../../src/diagnostics/codes'
import { formatted } from '../../write-pages'

/** Headings, by the first code under each. */
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
title: Console codes
---

Each console line of the widget begins with \`[Tavola]\` and a code. If possible, the widget continues without the part that the line
names. \`Tavola.doctor()\` (with npm, \`doctor()\` of \`tavola/doctor\`) lists the same codes for the current page. A code keeps its meaning
in all versions. \`npx tsx tools/docs/write.ts\` writes this page.

${entries.join('\n')}`

/** docs/troubleshooting/codes.md: every console line, by code. */
export const codesPage = () => formatted(page)
