import type { Brand } from '../../contract/brand'
import { type AnyPlugin } from '../../contract/plugin'
import { namesOf } from '../../contract/journey'
import type { Line } from '../console/lines'
import { logError } from '../log-error'
import { logUnknownName } from '../did-you-mean'
import { brandShape } from './brand-schema'
import type { Catalogue } from './catalogue'
import { firstShape } from './late-settings'
import { checkPlugins } from './check-plugins'
import { readSettings } from './read-settings'

/** What a page's own brand config needs besides the default brand: a chunk that only such pages fetch. */
export { checkPlugins }
export { checkPluginOptions } from './plugin-options'
export { checkTexts } from './check-texts'
export { withLateSettings } from './late-settings'
export { readLanguage } from './read-language'
export { createLook } from '../look/brand-look'

/** The catalogue with all plugins of the build. */
export async function withFurther(catalogue: Catalogue): Promise<Catalogue> {
  const further = await catalogue.further?.()
  return { ...catalogue, plugins: { ...catalogue.plugins, ...further?.default } }
}

/**
 * The config over the default brand. What is wrong is named and left out. One unknown plugin discards the whole list:
 * the others alone might show a form that leads nowhere.
 */
export function readBrand(raw: unknown, fallback: Brand, { plugins, themes }: Catalogue): Brand {
  // Its links are examples: nobody else's diners may be led there.
  const inherited = raw === undefined ? fallback : { ...fallback, links: {} }
  const read = readSettings(firstShape, checkEntries(raw ?? {}), 'brand', logError)
  const brand = { ...inherited, ...read } as Brand
  for (const id of Object.keys(brand.options)) isKnown('T033 brand: there is no plugin', id, plugins)
  return {
    ...brand,
    // A copy: wrong options are taken out once their plugin is here.
    options: Object.fromEntries(Object.entries(brand.options).map(([id, own]) => [id, { ...own }])),
    plugins:
      brand.plugins.filter((id) => !isKnown('T033 brand: there is no plugin', id, plugins)).length > 0
        ? fallback.plugins
        : brand.plugins,
    theme: isKnown('T034 brand: there is no theme', brand.theme, themes) ? brand.theme : fallback.theme,
  }
}

/** Checks settings with many entries entry by entry, so that a wrong one does not take the others with it. */
function checkEntries(raw: unknown): unknown {
  if (!isRecord(raw)) return raw
  // An editor's own key: where the schema of this config lies.
  const { $schema: _, ...checked } = raw
  for (const key of ['links', 'tokens', 'darkTokens', 'messages', 'options'] as const) {
    const entries = raw[key]
    if (!isRecord(entries)) continue
    const shape = { [key]: brandShape[key] }
    const read = Object.entries(entries).map(
      ([name, value]) => readSettings(shape, { [key]: { [name]: value } }, 'brand', logError)[key],
    )
    checked[key] = Object.assign({}, ...read)
  }
  return checked
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function isKnown(what: Line, name: string, known: object): boolean {
  const found = Object.hasOwn(known, name)
  if (!found) logUnknownName(what, name, Object.keys(known), logError)
  return found
}

/** Throws a BootError. Journeys that no plugin brings are named and passed over. */
export function checkBrand(plugins: readonly AnyPlugin[], brand: Brand, fallback: Brand): void {
  checkPlugins(plugins, brand)
  const { journeys, groupJourney } = brand
  // The default brand's group journey may belong to a plugin that this brand does without.
  const named = groupJourney === fallback.groupJourney ? journeys : [...journeys, groupJourney]
  const known = plugins.flatMap(({ journey }) => (journey ? namesOf(journey) : []))
  for (const name of new Set(named)) {
    if (!known.includes(name))
      logUnknownName('T039 brand: no plugin brings the journey', name, known, logError)
  }
}
