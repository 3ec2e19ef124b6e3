import { builtPlugins } from '../plugins/built'
import { readAbouts } from '../plugins/about'

/** The README's table of the plugins, in the catalogue's order: from each plugin's about.ts. */
export async function pluginsSection(): Promise<string> {
  const abouts = await readAbouts()
  const rows = Object.keys(builtPlugins).map((id) => {
    const { brings, options = {} } = abouts[id]!
    const notes = Object.entries(options).map(([name, note]) => `\`${name}\`: ${note}`)
    return `| \`${id}\` | ${brings} | ${notes.join('<br>')} |`
  })
  return ['| plugin | what it brings | its `options` |', '| --- | --- | --- |', ...rows].join('\n')
}
