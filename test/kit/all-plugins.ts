import { readdirSync } from 'node:fs'
import type { AnyPlugin } from '../../src/contract/plugin'
import type { BrandSources } from '../../src/diagnostics/brand'
import { catalogue } from '../../themes/build/catalogue'
import { brand } from '../../themes/milano/brand'

/** The ids of all plugins: the default brand's in their order, then all others of the folder. */
export const pluginIds: readonly string[] = [
  ...brand.plugins,
  ...readdirSync('plugins').filter((id) => !brand.plugins.includes(id)),
]

export async function loadPlugin(id: string): Promise<AnyPlugin> {
  const index = readdirSync(`plugins/${id}`).find((file) => file.startsWith('index.'))
  const { default: plugin } = (await import(`../../plugins/${id}/${index}`)) as { default: AnyPlugin }
  return plugin
}

export const loadPlugins = (ids = pluginIds): Promise<AnyPlugin[]> => Promise.all(ids.map(loadPlugin))

/** What a brand of the script tag may name. */
export const brandSources: BrandSources = {
  known: Object.fromEntries(pluginIds.map((id) => [id, async () => ({ default: await loadPlugin(id) })])),
  themes: catalogue.themes,
}
