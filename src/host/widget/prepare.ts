import type { Brand } from '../../contract/brand'
import type { AnyPlugin } from '../../contract/plugin'
import { fetchPart, settled } from '../../kernel/core/parts'
import type { BrandParts } from '../brand/brand-parts'
import type { Catalogue } from '../brand/catalogue'
import { loadsOfFirstStep } from '../brand/first-frame'
import { explain } from '../options/record'
import type { Options } from '../options/table'

/** Everything that a widget's options need, fetched and checked before the widget is mounted. */
export interface PreparedWidget extends BrandParts {
  /** The back end of the test mode, in place of the page's. */
  readonly backEnd?: Options
  readonly Popup: Awaited<ReturnType<typeof fetchPopup>> | null
}

/** The host's unchecked brand, and the catalogue of its names. */
export interface BrandSource {
  readonly brand: unknown
  readonly catalogue: Catalogue
}

/** Reads the brand and fetches its plugins and theme. Throws a BootError. */
export async function prepare(
  { brand, catalogue }: BrandSource,
  inline: boolean,
  signal: AbortSignal,
): Promise<PreparedWidget> {
  const popup = inline ? null : fetchPopup()
  // A failure is handled below, where the popup is awaited.
  popup?.catch(() => undefined)
  const parts = await prepareBrand(brand, catalogue, signal)
  await showInFirstFrame(parts.plugins)
  return { ...parts, Popup: await popup }
}

async function prepareBrand(raw: unknown, catalogue: Catalogue, signal: AbortSignal): Promise<BrandParts> {
  const { default: theme } = await catalogue.themes[catalogue.fallback]!()
  // A build may leave out a plugin of the default brand.
  const plugins = catalogue.plugins.filter(({ id }) => theme.brand.plugins.includes(id))
  const brand = { ...theme.brand, plugins: plugins.map(({ id }) => id) }
  const own = ownBrand(raw, brand)
  if (own === undefined && /^en\b/.test(brand.locale))
    return { brand, plugins, missing: [], theme, direction: 'ltr' }
  const [checks, { prepareOwnBrand }] = await Promise.all([
    import('../../diagnostics/brand'),
    import('../brand/own-brand'),
  ])
  return prepareOwnBrand(own, brand, catalogue, checks, signal)
}

/** Puts step 1 into the first frame if its code has loaded. Otherwise the frame does not wait for it. */
async function showInFirstFrame(plugins: readonly AnyPlugin[]): Promise<void> {
  const loading = settled(loadsOfFirstStep(plugins).map((load) => fetchPart(load)))
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve))])
}

const fetchPopup = () => import('../../ui/popup/popup').then((module) => module.Popup)

/** The page's own brand config; undefined if it has none, or names the default brand. */
function ownBrand(raw: unknown, { name }: Brand): unknown {
  if (typeof raw !== 'string') return raw
  if (raw !== name) explain(({ reportUnknownBrand }) => reportUnknownBrand(raw))
  return undefined
}
