import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isPack } from './entries.js'

/**
 * `import.meta.webpackContext`, a folder's modules, is webpack's alone. In the package, which any bundler and Node read, it
 * is written out.
 */
export const contexts = {
  name: 'contexts',
  transform: {
    filter: { code: 'import.meta.webpackContext' },
    handler: (_code, id) => (id.endsWith('plugin-abouts.ts') ? aboutsBeside(id) : packsBeside(id)),
  },
}

/** themes/languages/packs.ts: the packs beside it. */
function packsBeside(id) {
  const packs = readdirSync(dirname(id)).filter(isPack)
  const lines = packs.map((file) => {
    const name = file.slice(0, -'.ts'.length)
    return `'${name}': () => import(/* webpackChunkName: "language-${name}" */ './${name}')`
  })
  return `export default { ${lines.join(', ')} }`
}

/** themes/plugin-abouts.ts: the parts of the plugins' about.ts that the doctor reads. */
function aboutsBeside(id) {
  const plugins = join(dirname(id), '../plugins')
  const all = readdirSync(plugins).flatMap((name, index) => {
    const parts = partsOfAbout(join(plugins, name, 'about.ts'))
    const own = parts.map((part) => `${part} as ${part}${index}`)
    const entry = parts.map((part) => `${part}: ${part}${index}`)
    return parts.length > 0
      ? [[`import { ${own} } from '../plugins/${name}/about'`, `${JSON.stringify(name)}: { ${entry} }`]]
      : []
  })
  const list = all.map(([, entry]) => entry).join(',\n')
  return `${all.map(([line]) => line).join('\n')}
const abouts = {\n${list} }
export const aboutOf = (id) => abouts[id]`
}

/** The exports that the doctor reads. The others are for the docs. */
function partsOfAbout(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return ['policy', 'policyWith', 'needsPolicy'].filter((part) =>
    new RegExp(`^export (const|function) ${part}\\b`, 'm').test(text),
  )
}
