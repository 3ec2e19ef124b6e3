import { register } from 'node:module'
import { formatted, table } from '../../write-pages'
import { placesPictures } from '../../gallery/places/pictures'
import { aboutPlaces } from '../../gallery/places/shell-places'
import { builtPlugins } from '../../plugins/built'

const link = (text: string, id: string) => `[${text}](#${id})`

/** The pictures that show a place. */
const picturesOf = (place: string) =>
  placesPictures
    .filter(({ shows }) => shows.some((one) => one === place))
    .map(({ id }) => link(id, id))
    .join(', ')

/** Numbers that follow one another as "2 to 8". */
const written = (steps: readonly number[]) =>
  steps.length > 3 ? `${steps[0]} to ${steps.at(-1)}` : steps.join(', ')

const shellRows = Object.entries(aboutPlaces).map(([name, { steps, replaces, about }]) => [
  `\`${name}\``,
  about,
  written(steps),
  replaces ?? '',
  picturesOf(name),
])

// Plugins import the shell, and the shell its style sheets.
register('../../../test/kit/mocha/css-hook.mjs', import.meta.url)

/** The places that the plugins declare, with the sentences they give. */
async function pluginRows(): Promise<string[][]> {
  const plugins = await Promise.all(Object.values(builtPlugins).map(({ load }) => load()))
  return plugins.flatMap(({ default: { id, places = {} } }) =>
    Object.entries(places).map(([name, where]) => [`\`${name}\``, `\`${id}\``, where, picturesOf(name)]),
  )
}

const pictures = placesPictures.map(
  ({ id, title, shows }) =>
    `<a id="${id}"></a>\n\n### ${title}\n\n![${title}, with a box at each of: ${shows.join(', ')}](places/${id}.png)`,
)

const page = (pluginRows: readonly string[][]) => `---
title: Places
---

A plugin inserts its UI at a place: \`inserts: [{ at: 'details', load: () => import('./choices') }]\`. In the pictures, a dashed box
marks each place of the default brand. \`npm run places\` writes the pictures and this page. \`npx tsx tools/docs/write.ts\` writes only the
page.

## Places of the shell

An insert replaces the part in the column "replaces". At other places, inserts are added in the order of the brand's plugins. The
steps have the specification's numbers.

${table(['place', 'where it is', 'steps', 'replaces', 'pictures'], shellRows)}

## Places of plugins

A plugin declares its own places under \`places\`, with its id as a prefix. An insert there is idle in a brand without that plugin.

${table(['place', 'plugin', 'where it is', 'pictures'], pluginRows)}

## Pictures

${pictures.join('\n\n')}
`

/** docs/plugins/places.md: where plugins may insert. */
export const placesPage = async () => formatted(page(await pluginRows()))
