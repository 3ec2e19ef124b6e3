import { checkPlugins } from './check-plugins'
import type { Brand } from '../../kernel/brand'
import { namesOf, type AnyPlugin } from '../../kernel/contract'
import { brandShape } from './brand-schema'
import type { Catalogue } from './catalogue'
import { logError } from '../log-error'
import { logUnknownName } from '../options/did-you-mean'
import { readSettings } from './read-settings'

export { readLanguage } from './language'

export { fitLook } from '../look/apply-look'

export { checkPlugins }

/** What a page's own brand config needs besides the default brand's: a chunk that only such pages fetch. */

/**
 * The config over the default brand; what is wrong in it is named and left out. A list of plugins with an unknown one
 * is left out whole: what remains of it might show a form that leads nowhere.
 */
export function readBrand(raw: unknown, fallback: Brand, { plugins, themes }: Catalogue): Brand {
  const brand = { ...fallback, ...readSettings(brandShape, tidy(raw), 'brand', logError) } as Brand
  for (const id of Object.keys(brand.options)) isThere('plugin', id, plugins)
  return {
    ...brand,
    // A copy: what is wrong in it is taken out once its plugin is here.
    options: Object.fromEntries(Object.entries(brand.options).map(([id, own]) => [id, { ...own }])),
    plugins:
      brand.plugins.filter((id) => !isThere('plugin', id, plugins)).length > 0
        ? fallback.plugins
        : brand.plugins,
    theme: isThere('theme', brand.theme, themes) ? brand.theme : fallback.theme,
  }
}

/** Entry by entry where a setting has many: a wrong one does not take the others with it. */
function tidy(raw: unknown): unknown {
  if (!isRecord(raw)) return raw
  const tidied = { ...raw }
  for (const key of ['links', 'tokens', 'darkTokens', 'messages', 'options'] as const) {
    const entries = raw[key]
    if (!isRecord(entries)) continue
    const shape = { [key]: brandShape[key] }
    const read = Object.entries(entries).map(
      ([name, value]) => readSettings(shape, { [key]: { [name]: value } }, 'brand', logError)[key],
    )
    tidied[key] = Object.assign({}, ...read)
  }
  return tidied
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function isThere(kind: string, name: string, these: object): boolean {
  const there = Object.hasOwn(these, name)
  if (!there) logUnknownName(`brand: there is no ${kind}`, name, Object.keys(these), logError)
  return there
}

/** Throws a BootError; journeys that no plugin brings are named and passed over. */
export function checkBrand(plugins: readonly AnyPlugin[], brand: Brand, fallback: Brand): void {
  checkPlugins(plugins, brand)
  const { journeys, groupJourney } = brand
  // The default brand's may be of a plugin that this one does without.
  const said = groupJourney === fallback.groupJourney ? journeys : [...journeys, groupJourney]
  const known = plugins.flatMap(({ journey }) => (journey ? namesOf(journey) : []))
  for (const name of new Set(said)) {
    if (!known.includes(name)) logUnknownName('brand: no plugin brings the journey', name, known, logError)
  }
}

/** Names the options that these plugins do not have, and takes out values that they cannot do with. */
export function checkOptions(plugins: readonly AnyPlugin[], brand: Brand): void {
  for (const { id, options = {}, choices = {} } of plugins) {
    const own = brand.options[id] ?? {}
    const defaults = options as Record<string, unknown>
    for (const [name, value] of Object.entries(own)) {
      if (!Object.hasOwn(defaults, name)) {
        logUnknownName(`brand: the plugin "${id}" has no option`, name, Object.keys(defaults), logError)
        continue
      }
      const expected = wrongFor(value, defaults[name], (choices as Record<string, unknown[]>)[name])
      if (expected === undefined) continue
      Reflect.deleteProperty(own, name)
      if (value !== undefined) logError(`brand: "options.${id}.${name}" is wrong. Expected ${expected}.`)
    }
  }
}

/** What was expected instead; undefined where nothing is wrong. */
function wrongFor(value: unknown, byDefault: unknown, choices?: readonly unknown[]): string | undefined {
  if (choices)
    return choices.includes(value) ? undefined : choices.map((one) => JSON.stringify(one)).join(' or ')
  return typeof value === typeof byDefault ? undefined : kinds[typeof byDefault]
}

/** Of a plugin's default values; of others nothing is known. */
const kinds: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
  function: 'a function',
}
