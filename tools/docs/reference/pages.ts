import { register } from 'node:module'
import { lines } from '../../../src/diagnostics/codes'
import { loadPlugins } from '../../plugins/built'
import { formatted, table } from '../../write-pages'
import { aboutPlaces } from './places'

/** The pages that are written whole: the console codes and the places. */

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

const codes = `---
title: Console codes
---

Each console line of the widget begins with \`[Tavola]\` and a code. If possible, the widget continues without the part that the line
names. \`Tavola.doctor()\` (with npm, \`doctor()\` of \`tavola/doctor\`) lists the same codes for the current page. A code keeps its meaning
in all versions. \`npx tsx tools/docs/write.ts\` writes this page.

${entries.join('\n')}`

/** docs/troubleshooting/codes.md: every console line, by code. */
export const codesPage = () => formatted(codes)

/** Numbers that follow one another as "2 to 8". */
const written = (steps: readonly number[]) =>
  steps.length > 3 ? `${steps[0]} to ${steps.at(-1)}` : steps.join(', ')

const shellRows = Object.entries(aboutPlaces).map(([name, { steps, replaces, about }]) => [
  `\`${name}\``,
  about,
  written(steps),
  replaces ?? '',
])

// Plugins import the shell, and the shell its style sheets.
register('../../../test/kit/mocha/css-hook.mjs', import.meta.url)

/** The places that the plugins declare, with the sentences they give. */
async function pluginRows(): Promise<string[][]> {
  return (await loadPlugins()).flatMap(({ id, places = {} }) =>
    Object.entries(places).map(([name, where]) => [`\`${name}\``, `\`${id}\``, where]),
  )
}

const places = (pluginRows: readonly string[][]) => `---
title: Places
---

A plugin inserts its UI at a place: \`inserts: [{ at: 'details', load: () => import('./choices') }]\`. \`npx tsx tools/docs/write.ts\`
writes this page.

## Places of the shell

An insert replaces the part in the column "replaces". At other places, inserts are added in the order of the brand's plugins. The
steps have the numbers of [the rules](../spec/journeys.md).

${table(['place', 'where it is', 'steps', 'replaces'], shellRows)}

## Places of plugins

A plugin declares its own places under \`places\`, with its id as a prefix. An insert there is idle in a brand without that plugin.

${table(['place', 'plugin', 'where it is'], pluginRows)}
`

/** docs/plugins/places.md: where plugins may insert. */
export const placesPage = async () => formatted(places(await pluginRows()))
