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
    handler: (code, id) => (id.endsWith('policy-needs.ts') ? withAbouts(code, id) : packsBeside(id)),
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

const needs = ['policy', 'needsPolicy']

/** themes/policy-needs.ts: what the plugins say of a page's policy. */
function withAbouts(code, id) {
  const plugins = join(dirname(id), '../plugins')
  const files = readdirSync(plugins).filter((name) => existsSync(join(plugins, name, 'about.ts')))
  const abouts = files.flatMap((name, index) => {
    const text = readFileSync(join(plugins, name, 'about.ts'), 'utf8')
    const names = needs.filter((need) => new RegExp(`^export (const|function) ${need}\\b`, 'm').test(text))
    return names.length > 0 ? [{ name, index, names }] : []
  })
  const imports = abouts.map(({ name, index, names }) => {
    const own = names.map((need) => `${need} as ${need}${index}`)
    return `import { ${own.join(', ')} } from '../plugins/${name}/about'`
  })
  const lines = abouts.map(({ name, index, names }) => {
    const own = names.map((need) => `${need}: ${need}${index}`)
    return `'./${name}/about': { ${own.join(', ')} }`
  })
  const context = `const all = { ${lines.join(', ')} }
const abouts = Object.assign((file: string): About => all[file], { keys: () => Object.keys(all) })`
  const written = code.replace(/^const abouts = import\.meta\.webpackContext[\s\S]*?^\}\)/m, () => context)
  if (written === code) throw new Error(`${id} has another context than tools/package/contexts.js expects.`)
  return [...imports, written].join('\n')
}
