import * as v from 'valibot'
import type { Brand, Tokens } from '../contract/brand'
import { namesOf } from '../contract/journey'
import type { AnyPlugin } from '../contract/plugin'
import { logError } from '../console'
import { withCompanions } from '../host/brand/with-companions'
import type { Catalogue, KnownPlugins } from '../host/brand/catalogue'
import { brandShape, readSettings } from './brand-schema'
import { reportMissingLinks } from './missing-links'
import { checkPluginOptions } from './plugin-options'
import { canStart, checkPlugins } from './plugins'
export { checkPlugin, findDependent } from './plugins'
import { lineOf, unknownName } from './mistake'
import { checkTexts } from './texts'
import { readTokens } from './tokens'

/** Checks a page's own brand config. */

/**
 * The forms of settings that need the browser's lists of zones and countries, which a phone opens in about 50 ms. A value of another
 * form is invalid without them.
 */
const deferred = {
  timeZone: /^UTC$|\//,
  country: /^([A-Z]{2}(,|$))+$|^any$/,
}
const shapeAtStart = { ...brandShape, timeZone: v.unknown(), country: v.unknown() }

/** The plugins and themes that a brand may name. */
export interface BrandSources {
  readonly known: KnownPlugins
  readonly themes: object
}

/** Merges the config over the default brand. Invalid settings and unknown plugins are reported and left out. */
export function readBrand(raw: unknown, fallback: Brand, { known: plugins, themes }: BrandSources): Brand {
  // The default brand's links are examples, which no chain inherits.
  const inherited = raw === undefined ? fallback : { ...fallback, links: {} }
  const read = readSettings(shapeAtStart, readEntries(raw ?? {}), 'brand')
  const brand = { ...inherited, ...read } as Brand
  const unknown = brand.plugins.filter((id) => !Object.hasOwn(plugins, id))
  for (const id of unknown) reportUnknownPlugin(id, plugins, 'It is left out.')
  for (const id of Object.keys(read.options ?? {}))
    if (!Object.hasOwn(plugins, id)) reportUnknownPlugin(id, plugins, 'Its options do nothing.')
  // A brand with its own links is a chain's. Another may be a page's choice of plugins or journeys.
  const isOwn = brand.name !== fallback.name || (read.links && !read.name)
  if (isOwn && !read.title) reportMissingTitle(brand, fallback)
  const { theme } = brand
  if (!Object.hasOwn(themes, theme))
    logError(lineOf(unknownName({ code: 'T034', where: 'brand', kind: 'theme' }, theme, Object.keys(themes))))
  return {
    ...brand,
    // They are copied, because invalid options are removed later.
    options: Object.fromEntries(Object.entries(brand.options).map(([id, own]) => [id, { ...own }])),
    plugins: brand.plugins.filter((id) => !unknown.includes(id)),
    theme: Object.hasOwn(themes, theme) ? theme : fallback.theme,
    tokens: readTokens(brand.tokens, 'tokens'),
    ...(brand.darkTokens && { darkTokens: readTokens(brand.darkTokens, 'darkTokens') as Tokens }),
  }
}

/** Reads settings with many entries entry by entry, so that an invalid one does not discard the others. */
function readEntries(raw: unknown): unknown {
  if (!isRecord(raw)) return raw
  // `$schema` is only for editors.
  const { $schema: _, ...read } = raw
  for (const key of ['links', 'tokens', 'darkTokens', 'messages', 'options'] as const) {
    const entries = raw[key]
    if (!isRecord(entries)) continue
    const shape = { [key]: brandShape[key] }
    const valid = Object.entries(entries).map(
      ([name, value]) => readSettings(shape, { [key]: { [name]: value } }, 'brand')[key],
    )
    read[key] = Object.assign({}, ...valid)
  }
  return read
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Reports a brand without a title, which gets the default brand's, another chain's name. */
function reportMissingTitle({ name, title }: Brand, fallback: Brand): void {
  const shown = name === fallback.name ? 'it' : `"${name}"`
  const what = `missing title, so ${shown} is shown as "${title}"`
  logError(lineOf({ code: 'T028', where: 'brand', what }))
}

function reportUnknownPlugin(id: string, known: object, consequence: string): void {
  const mistake = unknownName({ code: 'T033', where: 'brand', kind: 'plugin' }, id, Object.keys(known))
  logError(`${lineOf(mistake)} ${consequence}`)
}

/**
 * Reads a brand. If some plugins are unknown, and the others can't start or offer no journey, it gets the default brand's plugins.
 * Otherwise diners would have a form that leads nowhere.
 */
export async function readUsableBrand(raw: unknown, fallback: Brand, sources: BrandSources): Promise<Brand> {
  const brand = readBrand(raw, fallback, sources)
  const { plugins } = brand
  const listed: unknown = (raw as Partial<Brand> | undefined)?.plugins
  if (!Array.isArray(listed) || listed.length === plugins.length) return brand
  const loading = plugins.map((id) => sources.known[id]!().catch(() => null))
  const loaded = (await Promise.all(loading)).flatMap((module) => module?.default ?? [])
  if (canStart(withCompanions(loaded), brand)) return brand
  logError("T033 brand: the other plugins can't start alone, so the default brand's list is used.")
  return { ...brand, plugins: fallback.plugins }
}

interface BrandContext {
  readonly fallback: Brand
  readonly catalogue: Catalogue
  readonly signal: AbortSignal
}

/** Checks the brand's plugins. Throws a BootError. */
export function checkStart(
  plugins: readonly AnyPlugin[],
  brand: Brand,
  { fallback, catalogue, signal }: BrandContext,
): void {
  checkBrand(plugins, brand, fallback, catalogue.plugins)
  checkPluginOptions(plugins, brand)
  // The default brand's own texts are valid, and a check would need the list of all texts.
  checkTexts(brand.messages === fallback.messages ? {} : brand.messages, plugins, catalogue, signal)
}

/** Throws a BootError. Reports journeys that no plugin has, which get no button. */
export function checkBrand(
  plugins: readonly AnyPlugin[],
  brand: Brand,
  fallback: Brand,
  others?: readonly AnyPlugin[],
): void {
  checkPlugins(plugins, brand, others)
  const { journeys, groupJourney } = brand
  // The default brand's group journey may belong to a plugin that this brand does not list.
  const named = groupJourney === fallback.groupJourney ? journeys : [...journeys, groupJourney]
  const known = plugins.flatMap(({ journey }) => (journey ? namesOf(journey) : []))
  for (const name of new Set(named))
    if (!known.includes(name))
      logError(lineOf(unknownName({ code: 'T039', where: 'brand', kind: 'journey' }, name, known)))
}

/** When deferred settings are checked at the latest, in milliseconds: after the first paint. */
const latestCheck = 2_000

/**
 * Checks deferred settings when they are first read, or after two seconds. Only a page that names a day reads them before the first
 * paint. An invalid one is replaced by the fallback's.
 */
export function withDeferredSettings(brand: Brand, fallback: Brand, signal: AbortSignal): Brand {
  const checked = { ...brand }
  const schedule = (check: () => unknown) => {
    const timer = setTimeout(check, latestCheck)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
  for (const key of ['timeZone', 'country'] as const) {
    if (brand[key] === fallback[key]) continue
    const read = () => readSettings({ [key]: brandShape[key] }, { [key]: brand[key] }, 'brand')
    let settings: Partial<Brand> | undefined
    const get = () => (settings ??= { [key]: fallback[key], ...read() })[key]
    Object.defineProperty(checked, key, { enumerable: true, get })
    if (deferred[key].test(String(brand[key]))) schedule(get)
    else get()
  }
  // No link is on the screen before the details.
  if (brand.links !== fallback.links) schedule(() => reportMissingLinks(brand.links))
  // Only the details form reads this, and the browser's list of names is slow to open.
  Object.defineProperty(checked, 'countryNames', { get: () => countryNames(checked) })
  return checked
}

function countryNames({ country, locale }: Brand): string | undefined {
  if (country === 'GB' || country === 'any') return undefined
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  return list.format([country].flat().map((code) => names.of(code)!))
}
