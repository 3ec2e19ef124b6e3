import type { Brand } from '../../contract/brand'
import type { AnyPlugin } from '../../contract/plugin'
import { loadComponent, settled } from '../../kernel/registry/loading'
import type { Catalogue } from '../brand/catalogue'
import type { Theme } from '../look/theme'
import { partsOfFirstStep, withBrought } from '../brand/brought-plugins'
import { createFeatureFetcher, fetchPlugins, type Features } from '../brand/load-plugins'
import { explain } from '../options/record'
import type { Options } from '../options/table'
import type { ApplyLook } from '../look/brand-look'

/** All that a widget's options need, fetched and checked, before anything is on the page. */
export interface Prepared {
  readonly brand: Brand
  /** In which its language is written. */
  readonly direction: 'ltr' | 'rtl'
  readonly theme: Theme
  /** What the brand changes in the theme; undefined for the default brand. */
  readonly applyLook: ApplyLook | undefined
  readonly plugins: readonly AnyPlugin[]
  readonly features: Features | undefined
  /** The back end of the test mode, in place of the page's. */
  readonly backEnd?: Options
  readonly Popup: Awaited<ReturnType<typeof fetchPopup>> | null
}

/** A brand as the host gave it, unchecked, and the catalogue that its names are found in. */
export interface BrandSource {
  readonly brand: unknown
  readonly catalogue: Catalogue
}

/** Reads the brand and fetches its plugins and theme. Throws a BootError. */
export async function prepare(
  { brand: given, catalogue: first }: BrandSource,
  inline: boolean,
  signal: AbortSignal,
): Promise<Prepared> {
  const popup = inline ? null : fetchPopup()
  // Fetched at once and awaited later, where a failure is handled.
  popup?.catch(() => undefined)
  const fallback = withoutAbsent((await first.themes[first.fallback]!()).default.brand, first)
  const own = ownBrand(given, fallback)
  const isDefault = own === undefined && /^en\b/.test(fallback.locale)
  const [checks, parts] = isDefault ? [] : await fetchOwnBrand()
  const catalogue = (await parts?.withFurther(first)) ?? first
  const brand = (await checks?.readUsableBrand(own, fallback, catalogue)) ?? fallback
  const features = brand.plugins.filter((id) => !catalogue.plugins[id]!.first)
  const [listed, theme, Popup, language] = await Promise.all([
    fetchPlugins(
      brand.plugins.filter((id) => !features.includes(id)),
      catalogue,
    ),
    catalogue.themes[brand.theme]!(),
    popup,
    parts?.readLanguage(brand, catalogue),
  ])
  const plugins = withBrought(listed, brand.plugins)
  const read = { brand, fallback, catalogue, signal }
  checks?.checkStart(plugins, read)
  await showInFirstFrame(plugins)
  const applyLook = await parts?.createLook(brand, theme.default)
  const checkFeature = (plugin: AnyPlugin, joined: readonly AnyPlugin[]) =>
    checks?.checkFeature(plugin, [...plugins, ...joined], read)
  const { direction = 'ltr', ...inLanguage } = language ?? {}
  const whole = { ...(parts?.withBroughtSettings(plugins, brand) ?? brand), ...inLanguage }
  return {
    brand: checks?.withDeferredSettings(whole, fallback, signal) ?? whole,
    direction,
    theme: theme.default,
    applyLook,
    plugins,
    features: features.length > 0 ? createFeatureFetcher(features, catalogue, checkFeature) : undefined,
    Popup,
  }
}

const fetchOwnBrand = () =>
  Promise.all([
    import(/* webpackChunkName: "own-brand" */ '../../diagnostics/brand'),
    import(/* webpackChunkName: "own-brand" */ '../brand/own-brand'),
  ])

/** Step 1 is in the first frame if its code is here. Otherwise the frame does not wait for it. */
async function showInFirstFrame(plugins: readonly AnyPlugin[]): Promise<void> {
  const loading = settled(partsOfFirstStep(plugins).map(({ load }) => loadComponent(load)))
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve))])
}

const fetchPopup = () =>
  import(/* webpackChunkName: "popup" */ '../../ui/popup/popup').then((module) => module.Popup)

/** A build may leave out a plugin of the default brand: a line of the catalogue adds or removes one. */
const withoutAbsent = (brand: Brand, { plugins }: Catalogue): Brand => ({
  ...brand,
  plugins: brand.plugins.filter((id) => id in plugins),
})

/** The page's own brand config; undefined if it has none, or names the default one. */
function ownBrand(given: unknown, { name }: Brand): unknown {
  if (typeof given !== 'string') return given
  if (given !== name) explain(({ reportUnknownBrand }) => reportUnknownBrand(given))
  return undefined
}
