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
export { checkPlugin, findLack } from './plugins'
import { lineOf, unknownName } from './problem'
import { checkTexts } from './texts'
import { readTokens } from './tokens'

/** Checks a page's own brand config: a file that only such pages fetch. */

/**
 * Only the browser's lists of zones and countries can check these, and opening them takes about 50 ms on a phone. A value of
 * another form is wrong without them.
 */
const deferred = {
  timeZone: /^UTC$|\//,
  country: /^([A-Z]{2}(,|$))+$|^any$/,
}
const shapeAtStart = { ...brandShape, timeZone: v.unknown(), country: v.unknown() }

/** What a brand may name. */
export interface BrandSources {
  readonly known: KnownPlugins
  readonly themes: object
}

/** The config over the default brand. An invalid setting is reported and left out, and so is an unknown plugin. */
export function readBrand(raw: unknown, fallback: Brand, { known: plugins, themes }: BrandSources): Brand {
  // The default brand's links are examples. No other chain's diners may be led there.
  const inherited = raw === undefined ? fallback : { ...fallback, links: {} }
  const read = readSettings(shapeAtStart, readEntries(raw ?? {}), 'brand')
  const brand = { ...inherited, ...read } as Brand
  const unknown = brand.plugins.filter((id) => !Object.hasOwn(plugins, id))
  for (const id of unknown) reportUnknownPlugin(id, plugins, 'It is left out.')
  for (const id of Object.keys(read.options ?? {}))
    if (!Object.hasOwn(plugins, id)) reportUnknownPlugin(id, plugins, 'Its options do nothing.')
  // A brand with pages of its own is a chain's. One without may be a page's choice of plugins or journeys.
  const isOwn = brand.name !== fallback.name || (read.links && !read.name)
  if (isOwn && !read.title) reportMissingTitle(brand, fallback)
  const { theme } = brand
  if (!Object.hasOwn(themes, theme))
    logError(lineOf(unknownName({ code: 'T034', where: 'brand', kind: 'theme' }, theme, Object.keys(themes))))
  return {
    ...brand,
    // A copy: invalid options are removed once their plugin is here.
    options: Object.fromEntries(Object.entries(brand.options).map(([id, own]) => [id, { ...own }])),
    plugins: brand.plugins.filter((id) => !unknown.includes(id)),
    theme: Object.hasOwn(themes, theme) ? theme : fallback.theme,
    tokens: readTokens(brand.tokens, 'tokens'),
    ...(brand.darkTokens && { darkTokens: readTokens(brand.darkTokens, 'darkTokens') as Tokens }),
  }
}

/** Settings with many entries are read entry by entry, so that an invalid one does not discard the others. */
function readEntries(raw: unknown): unknown {
  if (!isRecord(raw)) return raw
  // `$schema` is for editors: the address of this config's JSON Schema.
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

/** The default brand's title is another chain's name. */
function reportMissingTitle({ name, title }: Brand, fallback: Brand): void {
  const shown = name === fallback.name ? 'it' : `"${name}"`
  const what = `missing title, so ${shown} is shown as "${title}"`
  logError(lineOf({ code: 'T028', where: 'brand', what }))
}

function reportUnknownPlugin(id: string, known: object, consequence: string): void {
  const problem = unknownName({ code: 'T033', where: 'brand', kind: 'plugin' }, id, Object.keys(known))
  logError(`${lineOf(problem)} ${consequence}`)
}

/**
 * The same, with the default brand's plugins if some of its own are unknown, and the others alone can't start or offer no
 * journey: diners would have a form that leads nowhere.
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

/** What the plugins of a brand that was read are checked with. */
interface Reading {
  readonly fallback: Brand
  readonly catalogue: Catalogue
  readonly signal: AbortSignal
}

/** Checks the brand's plugins. Throws a BootError. */
export function checkStart(
  plugins: readonly AnyPlugin[],
  brand: Brand,
  { fallback, catalogue, signal }: Reading,
): void {
  checkBrand(plugins, brand, fallback, catalogue.plugins)
  checkPluginOptions(plugins, brand)
  // The default brand's own texts are right, and looking them up needs a list of all texts.
  checkTexts(brand.messages === fallback.messages ? {} : brand.messages, plugins, catalogue, signal)
}

/** Throws a BootError. Journeys that no plugin brings are reported and have no button. */
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

/** In milliseconds: after the first paint. */
const latestCheck = 2_000

/**
 * The brand with its deferred settings checked when they are first read, which is before the first paint only where the
 * page names a day; at the latest after two seconds, for developers. For an invalid one the fallback's counts.
 */
export function withDeferredSettings(brand: Brand, fallback: Brand, signal: AbortSignal): Brand {
  const checked = { ...brand }
  const later = (check: () => unknown) => {
    const timer = setTimeout(check, latestCheck)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
  for (const key of ['timeZone', 'country'] as const) {
    if (brand[key] === fallback[key]) continue
    const read = () => readSettings({ [key]: brandShape[key] }, { [key]: brand[key] }, 'brand')
    let known: Partial<Brand> | undefined
    const get = () => (known ??= { [key]: fallback[key], ...read() })[key]
    Object.defineProperty(checked, key, { enumerable: true, get })
    if (deferred[key].test(String(brand[key]))) later(get)
    else get()
  }
  // No link is on the screen before the details.
  if (brand.links !== fallback.links) later(() => reportMissingLinks(brand.links))
  // Only the details form reads it, and the browser's list of names is slow to open.
  Object.defineProperty(checked, 'countryNames', { get: () => countryNames(checked) })
  return checked
}

function countryNames({ country, locale }: Brand): string | undefined {
  if (country === 'GB' || country === 'any') return undefined
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  return list.format([country].flat().map((code) => names.of(code)!))
}
