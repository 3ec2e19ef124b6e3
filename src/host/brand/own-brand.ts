import type { Brand } from '../../contract/brand'
import { logError } from '../../console'
import type * as Checks from '../../diagnostics/brand'
import { createLook } from '../look/brand-look'
import type { BrandParts } from './brand-parts'
import type { Catalogue, KnownPlugins } from './catalogue'
import { withCompanionOptions, withCompanions } from './with-companions'
import { readLanguage } from './language'

/** Reads a page's own brand, and fetches everything that it names. Throws a BootError. */
export async function prepareOwnBrand(
  raw: unknown,
  fallback: Brand,
  catalogue: Catalogue,
  checks: typeof Checks,
  signal: AbortSignal,
): Promise<BrandParts> {
  const known = await knownPlugins(catalogue)
  const sources = { known, themes: catalogue.themes }
  const brand = await checks.readUsableBrand(raw, fallback, sources)
  const [{ plugins: listed, missing }, { default: theme }, { direction, translateParts, ...language }] =
    await Promise.all([
      fetchPlugins(brand.plugins, known, catalogue, checks),
      catalogue.themes[brand.theme]!(),
      readLanguage(brand, catalogue),
    ])
  const plugins = withCompanions(listed)
  const whole = { ...brand, plugins: plugins.map(({ id }) => id) }
  const asListed = { ...whole, plugins: [...whole.plugins, ...missing] }
  checks.checkStart(plugins, asListed, { fallback, catalogue, signal })
  return {
    brand: checks.withDeferredSettings(
      // The checks have removed invalid options.
      { ...whole, options: withCompanionOptions(brand.options, plugins), ...language },
      fallback,
      signal,
    ),
    plugins,
    missing,
    theme,
    applyLook: await createLook(brand, theme),
    direction,
    translateParts,
  }
}

export async function knownPlugins({ plugins, further }: Catalogue): Promise<KnownPlugins> {
  const loaded = plugins.map((plugin) => [plugin.id, async () => ({ default: plugin })] as const)
  return { ...(await further?.())?.default, ...Object.fromEntries(loaded) }
}

/**
 * Fetches plugins in the brand's order. A further plugin that is invalid or does not load, as with a content blocker, is reported and left
 * out. So are plugins that need it.
 */
async function fetchPlugins(
  ids: readonly string[],
  known: KnownPlugins,
  { plugins: loaded }: Catalogue,
  checks: typeof Checks,
): Promise<Pick<BrandParts, 'plugins' | 'missing'>> {
  const missing: string[] = []
  const leaveOut = (id: string, reason: unknown) => {
    logError(`T061 "${id}" did not load; the rest goes on.`, reason)
    missing.push(id)
  }
  const fetched = await Promise.all(
    ids.map(async (id) => {
      try {
        const { default: plugin } = await known[id]!()
        checks.checkPlugin(plugin)
        return [plugin]
      } catch (error) {
        // The plugin is in the file of the widget's code, so no blocker stopped it: the brand itself is invalid.
        if (loaded.some((plugin) => plugin.id === id)) throw error
        leaveOut(id, error)
        return []
      }
    }),
  )
  let plugins = fetched.flat()
  for (;;) {
    const dependent = checks.findDependent(withCompanions(plugins), missing)
    if (!dependent) return { plugins, missing }
    plugins = plugins.filter(({ id }) => id !== dependent.id)
    leaveOut(dependent.id, dependent.reason)
  }
}
