import { register } from 'node:module'
import { readAbouts } from '../../plugins/about'
import { builtPlugins } from '../../plugins/built'
import { table } from '../../write-pages'

// Plugins import the shell, and the shell its style sheets.
register('../../../test/kit/mocha/css-hook.mjs', import.meta.url)

/** All plugins in the catalogue's order, with the options of their about.ts and the defaults. */
export async function pluginsSection(): Promise<string> {
  const abouts = await readAbouts()
  const plugins = await Promise.all(
    Object.values(builtPlugins).map(async ({ load }) => (await load()).default),
  )
  const sections = plugins.map(({ id, options = {} }) => {
    const { brings, options: notes = {} } = abouts[id]!
    const bringer = plugins.find((one) => one.brings?.some((brought) => brought.id === id))
    const defaults: Readonly<Record<string, unknown>> = { ...options }
    const rows = Object.entries(notes).map(([name, note]) => [`\`${name}\``, note, written(defaults[name])])
    const set = rows.length > 0 ? table(['option', 'description', 'default'], rows) : ''
    const by = bringer ? ` \`${bringer.id}\` brings it.` : ''
    const where = bringer && set ? ` Its options are set under \`options.${bringer.id}\`.` : ''
    return `## ${id}\n\n${sentence(brings)}${by}${where}\n\n${set}`
  })
  return sections.join('\n\n')
}

/** Starts with a capital, except for names such as hCaptcha. */
const sentence = (text: string) => `${text.replace(/^[a-z](?![A-Z])/, (letter) => letter.toUpperCase())}.`

function written(value: unknown): string {
  if (value === undefined || value === null || value === '' || typeof value === 'function') return 'none'
  const json = JSON.stringify(value)
  return json.length > 80 ? 'see its type' : `\`${json}\``
}
