import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Configuration } from 'webpack'
import { light, react } from '../../../../webpack.config.js'
import { build } from '../../site/builds'
import { smallPlugin } from './small-plugin'

/** A chain's brand, with so many plugins: Tavola's for bookings and enquiries, and small ones of its own. */
export const brandWith = (plugins: number) => ({
  name: 'trattoria',
  plugins: [...tavola, ...ownPlugins(plugins)],
  journeys: ['Booking', 'Enquiry'],
})

const tavola = ['start', 'booking', 'enquiry']
const ownPlugins = (plugins: number) =>
  Array.from({ length: plugins - tavola.length }, (_, index) => `question-${index + 1}`)

/** Folders by the names of the builds. */
export interface Builds {
  readonly light: string
  readonly react: string
}

/** A chain's own builds with so many plugins, as examples/plugins makes one. */
export async function buildWith(plugins: number): Promise<Builds> {
  const folder = join(root, '.cache/bench', `${plugins}-plugins`)
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  for (const id of ownPlugins(plugins)) {
    mkdirSync(join(folder, id), { recursive: true })
    for (const [name, text] of Object.entries(smallPlugin(id))) write(join(id, name), text)
  }
  write('catalogue.ts', catalogueOf(plugins))
  const built = { light: join(folder, 'dist/light'), react: join(folder, 'dist/react') }
  await build(configurationOf(light, folder, built.light))
  await build(configurationOf(react, folder, built.react))
  return built
}

const root = resolve('.')

const configurationOf = (tavola: Configuration, folder: string, path: string): Configuration => ({
  ...tavola,
  output: { ...tavola.output, path },
  resolve: {
    ...tavola.resolve,
    alias: { ...tavola.resolve?.alias, 'catalogue-of-the-build$': join(folder, 'catalogue.ts') },
  },
})

function catalogueOf(plugins: number): string {
  const lines = ownPlugins(plugins).map(
    (id) => `'${id}': { first: true as const, load: () => import(/* webpackMode: "eager" */ './${id}') },`,
  )
  return `import { catalogue as tavola } from '${root}/themes/catalogue'
export default { ...tavola, plugins: { ...tavola.plugins, ${lines.join('\n')} } }`
}
