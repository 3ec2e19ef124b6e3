import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { tsImport } from 'tsx/esm/api'
import { react as scriptTag } from '../../webpack.config.js'
import { languageFile } from '../languages/loader.mjs'
import { minifyCss } from '../webpack/loaders/minify-css.js'
import { joinLaterParts } from './later-files.js'
import { moduleOf, parts, sources } from './entries.js'

/**
 * ES modules: one for each source, so that a host's bundler can leave out unused code, and files of later parts.
 * Packages stay imports, including the host's React. Only react-select is built in, because it is built without emotion.
 */
export async function bundle(folder) {
  const build = await rolldown({
    input: Object.fromEntries([...sources, ...parts].map((source) => [moduleOf(source), resolve(source)])),
    platform: 'neutral',
    // As in the script-tag build: text in a chunk.
    moduleTypes: { '.woff2': 'base64' },
    external: isForeign,
    resolve: {
      mainFields: ['module', 'main'],
      conditionNames: ['module', 'import', 'default'],
      alias,
      // A linked node_modules, as in a worktree, counts as one of this folder.
      symlinks: false,
    },
    tsconfig: false,
    // React's "use client" keeps its place, because each source is a separate module.
    checks: { moduleLevelDirective: false },
    transform: {
      // As in the script-tag build: for the same phones as the style sheets.
      target: 'es2021',
      assumptions: { setPublicClassFields: true },
      jsx: { runtime: 'automatic' },
    },
    plugins: [contexts, languagePacks, styles],
  })
  const modules = join(folder, 'modules')
  await build.write({
    dir: modules,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: resolve(),
    // As Node resolves, which webpack does too here: no folders.
    paths: (id) => (/^braintree-web\/[\w-]+$/.test(id) ? `${id}/index.js` : id),
    // npm packs no folder named node_modules.
    entryFileNames: ({ name }) => `${name.replaceAll('node_modules', 'built-in')}.js`,
  })
  await build.close()
  await joinLaterParts(modules, folder, [...sources, ...parts].map(moduleOf))
  rmSync(modules, { recursive: true })
  copyLicences(join(folder, 'built-in'))
}

/** The catalogue is the host's own. */
const alias = { ...scriptTag.resolve.alias }
delete alias['catalogue-of-the-build$']

/** Copies the licences of the built-in packages. */
function copyLicences(folder) {
  for (const name of readdirSync(folder).flatMap((name) => within(folder, name))) {
    copyFileSync(join('node_modules', name, 'LICENSE'), join(folder, name, 'LICENSE'))
    const { version, license } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'))
    // Not its package.json: Node would take that one's "type" for our modules.
    writeFileSync(join(folder, name, 'licence.json'), JSON.stringify({ name, version, license }))
  }
}

const within = (folder, name) =>
  name.startsWith('@') ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`) : [name]

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const packages = Object.keys({ ...dependencies, ...peerDependencies })
const isForeign = (id) =>
  id === 'catalogue-of-the-build' ||
  id.startsWith('node:') ||
  packages.some((name) => id === name || id.startsWith(`${name}/`))

/** A style sheet is its text, as in the script-tag build. */
export const styles = {
  name: 'styles',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code, resourcePath) => ({
      code: `export default ${JSON.stringify(minifyCss(code, resourcePath))}`,
      moduleType: 'js',
    }),
  },
}

/** A language is one module with all its texts: a host's bundler knows nothing of the script tag's files. */
const languagePacks = {
  name: 'language-packs',
  load: {
    filter: { id: languageFile },
    handler: async (id) => ({ code: await languageModule(id), moduleType: 'js' }),
  },
}

async function languageModule(id) {
  const { languages, packOf } = await tsImport('../languages/packs.ts', import.meta.url)
  const [name] = /[\w-]+(?=\.\w+$)/.exec(id)
  if (name !== 'packs') return `export default ${JSON.stringify(packOf(name))}`
  const lines = languages().map((language) => `'${language}': () => import('./${language}.json')`)
  return `export default { ${lines.join(', ')} }`
}

/**
 * `import.meta.webpackContext`, a folder's modules, is webpack's alone. In the package, which any bundler and Node read, it
 * is written out.
 */
const contexts = {
  name: 'contexts',
  transform: { filter: { code: 'import.meta.webpackContext' }, handler: (_code, id) => aboutsBeside(id) },
}

/** themes/build/plugin-abouts.ts: the parts of the plugins' about.ts that the doctor reads. */
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
