import type { Brand } from '../../contract/brand'
import { logError } from '../../console'
import type * as Checks from '../../diagnostics/brand'
import { createLook } from '../look/brand-look'
import type { BrandParts } from './brand-parts'
import type { Catalogue, KnownPlugins } from './catalogue'
import { withCompanionOptions, withCompanions } from './with-companions'
import { readLanguage } from './language'

/** Reads a page's own brand, and fetches what it names: in a file that only such pages fetch. Throws a BootError. */
export async function prepareOwnBrand(
  given: unknown,
  fallback: Brand,
  catalogue: Catalogue,
  checks: typeof Checks,
  signal: AbortSignal,
): Promise<BrandParts> {
  const known = await knownPlugins(catalogue)
  const sources = { known, themes: catalogue.themes }
  const brand = await checks.readUsableBrand(given, fallback, sources)
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
      // The checks have removed what is wrong in them.
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
  const here = plugins.map((plugin) => [plugin.id, async () => ({ default: plugin })] as const)
  return { ...(await further?.())?.default, ...Object.fromEntries(here) }
}

/**
 * In the brand's order. A further one that does not arrive, or is no plugin, is named and left out, so that the rest works: a
 * content blocker may stop its file. So is one that cannot work without it.
 */
async function fetchPlugins(
  ids: readonly string[],
  known: KnownPlugins,
  { plugins: here }: Catalogue,
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
        // No blocker stops one that is here, and nothing may be sent without it: the brand itself is wrong.
        if (here.some((plugin) => plugin.id === id)) throw error
        leaveOut(id, error)
        return []
      }
    }),
  )
  let plugins = fetched.flat()
  for (;;) {
    const lack = checks.findLack(withCompanions(plugins), missing)
    if (!lack) return { plugins, missing }
    plugins = plugins.filter(({ id }) => id !== lack.id)
    leaveOut(lack.id, lack.reason)
  }
}
