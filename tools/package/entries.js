import { existsSync, readdirSync } from 'node:fs'

/** The package's entries, by their path in package.json's "exports", and their sources. */
export const entries = {
  '.': 'src/npm/index.ts',
  './controls': 'src/controls/index.ts',
  './journeys': 'src/journeys.ts',
  './page': 'src/page.ts',
  './time': 'src/time.ts',
  './react': 'src/npm/react.tsx',
  './element': 'src/npm/element.ts',
  './adapter': 'src/adapter/index.ts',
  './scenes': 'src/scenes/index.ts',
  './structured-data': 'src/structured-data/index.ts',
  './catalogue': 'themes/build/public.ts',
  './webpack': 'tools/webpack/tavola-build.js',
  './light': 'tools/light/aliases.js',
  './languages': 'themes/languages/packs.ts',
  './testing': 'themes/build/testing.ts',
  './testing/jsdom': 'src/testing/jsdom.ts',
  './doctor': 'themes/build/npm-doctor.ts',
  ...folders('plugins'),
  ...withCompanions(),
  ...folders('themes'),
  ...packs(),
}

/**
 * The data that the package exports, by its path in package.json's "exports", and its file in the package.
 * tools/brand-schema/write.ts writes the schema of the brand config, build.js the others.
 */
export const dataFiles = {
  './brand.schema.json': 'brand.schema.json',
  './events.v1.json': 'events.v1.json',
  './messages.json': 'messages.json',
  './openapi.yaml': 'openapi.yaml',
}

/** Modules of the widget. The other entries run in Node alone, and are copied (build.js). */
export const sources = Object.values(entries).filter((source) => !source.startsWith('tools/'))

/** Further sources for a chain's own script-tag build (tools/webpack/tavola-build.js). No host imports them. */
export const parts = ['themes/build/script-tag.ts', 'themes/build/widget.ts']

/** The file of a source in the package, without its extension. */
export function moduleOf(source) {
  return source.replace(/\.(tsx?|js|json)$/, '')
}

function folders(folder) {
  const names = readdirSync(folder).filter((name) => name !== 'languages' && entryIn(`${folder}/${name}`))
  return Object.fromEntries(names.map((name) => [`./${folder}/${name}`, entryIn(`${folder}/${name}`)]))
}

/** Plugins that come with their companions. */
function withCompanions() {
  const files = readdirSync('themes/build/companions')
  return Object.fromEntries(
    files.map((file) => [`./plugins/${moduleOf(file)}`, `themes/build/companions/${file}`]),
  )
}

/** The index of a folder, which may show something itself; undefined where there is none. */
export function entryIn(folder) {
  return ['index.ts', 'index.tsx'].map((name) => `${folder}/${name}`).find((file) => existsSync(file))
}

/** Each language is a file. */
function packs() {
  const sources = readdirSync('themes/languages').filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    sources.map((file) => [`./languages/${moduleOf(file)}`, `themes/languages/${file}`]),
  )
}
