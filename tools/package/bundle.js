import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { react as scriptTag } from '../../webpack.config.js'
import { joinPack, shellFile } from '../languages/join.js'
import { applyEdit } from '../patches/index.js'
import { lightSelect } from '../patches/light-select.js'
import minify from '../webpack/css-loader.mjs'
import { entries, moduleOf } from './entries.js'

/**
 * ES modules, one for each source, so that a host's bundler takes what is used and keeps each step a chunk of its own.
 * Packages stay imports, the host's React with them; react-select alone is built in, as its light variant is ours.
 */
export async function bundle(folder) {
  const build = await rolldown({
    input: Object.fromEntries(Object.values(entries).map((source) => [moduleOf(source), resolve(source)])),
    platform: 'neutral',
    // As in the script-tag build: text in a chunk.
    moduleTypes: { '.woff2': 'base64' },
    external: isForeign,
    resolve: {
      mainFields: ['module', 'main'],
      conditionNames: ['module', 'import', 'default'],
      alias: scriptTag.resolve.alias,
    },
    tsconfig: false,
    // React's "use client" stays where it stands: each source is a module of its own.
    checks: { moduleLevelDirective: false },
    // The phones that the style sheets are lowered for (tools/webpack/css-loader.mjs).
    transform: {
      target: ['safari15', 'chrome87', 'firefox94'],
      assumptions: { setPublicClassFields: true },
      jsx: { runtime: 'automatic' },
    },
    plugins: [languagePacks, abouts, styles, select, chunkNames],
  })
  await build.write({
    dir: folder,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: resolve(),
    // As Node resolves, which webpack does too here: no folders.
    paths: (id) => (/^braintree-web\/[\w-]+$/.test(id) ? `${id}/index.js` : id),
    // npm packs no folder named node_modules.
    entryFileNames: ({ name }) => `${name.replaceAll('node_modules', 'built-in')}.js`,
  })
  await build.close()
  copyLicences(join(folder, 'built-in'))
}

/** Of the packages that are built in. */
function copyLicences(folder) {
  for (const name of readdirSync(folder).flatMap((name) => within(folder, name)))
    copyFileSync(join('node_modules', name, 'LICENSE'), join(folder, name, 'LICENSE'))
}

const within = (folder, name) =>
  name.startsWith('@') ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`) : [name]

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const packages = Object.keys({ ...dependencies, ...peerDependencies })
const isForeign = (id) => packages.some((name) => id === name || id.startsWith(`${name}/`))

/** A style sheet is its text, as in the script-tag build. */
const styles = {
  name: 'styles',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code, resourcePath) => ({
      code: `export default ${JSON.stringify(minify.call({ resourcePath }, code))}`,
      moduleType: 'js',
    }),
  },
}

/** A language's file holds the texts of all plugins too, as in the script-tag build. */
const languagePacks = {
  name: 'language-packs',
  load: {
    filter: { id: shellFile },
    handler: async (id) => ({ code: (await joinPack(id)).code, moduleType: 'js' }),
  },
}

/** The doctor reads what plugins need of a page's policy: a list of them in place of webpack's context. */
const abouts = {
  name: 'abouts',
  load: {
    filter: { id: /[\\/]themes[\\/]plugin-abouts\.ts$/ },
    handler: () => {
      const all = readdirSync('plugins').flatMap((id, index) => {
        const parts = partsOfAbout(`plugins/${id}/about.ts`)
        const own = parts.map((part) => `${part} as ${part}${index}`)
        const entry = parts.map((part) => `${part}: ${part}${index}`)
        return parts.length > 0
          ? [[`import { ${own} } from '../plugins/${id}/about'`, `${JSON.stringify(id)}: { ${entry} }`]]
          : []
      })
      const list = all.map(([, entry]) => entry).join(',\n')
      const code = `${all.map(([line]) => line).join('\n')}\nconst abouts = {\n${list} }`
      return { code: `${code}\nexport const aboutOf = (id) => abouts[id]`, moduleType: 'js' }
    },
  },
}

/** Of its exports those that the doctor reads; the rest is for the docs. */
function partsOfAbout(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return ['policy', 'needsPolicy'].filter((part) => new RegExp(`export const ${part}\\b`).test(text))
}

/** The other patches are for libraries that stay the host's. */
const select = {
  name: 'select',
  transform: { filter: { id: lightSelect.module }, handler: (code) => applyEdit(lightSelect, code) },
}

/** A host's webpack names its chunks so: they must not meet the host's own names. */
const chunkNames = {
  name: 'chunk-names',
  transform: {
    filter: { code: 'webpackChunkName' },
    handler: (code) => code.replaceAll('webpackChunkName: "', '$&tavola-'),
  },
}
