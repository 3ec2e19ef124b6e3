import { readdirSync } from 'node:fs'
import type { AnyPlugin } from '../../src/contract/plugin'
import { brand } from '../../themes/milano/brand'

/** The ids of all plugins: the default brand's in their order, then all others of the folder. */
export const pluginIds: readonly string[] = [
  ...brand.plugins,
  ...readdirSync('plugins').filter((id) => !brand.plugins.includes(id)),
]

export async function loadPlugin(id: string): Promise<AnyPlugin> {
  const { default: plugin } = (await import(`../../plugins/${id}/index.ts`)) as { default: AnyPlugin }
  return plugin
}

export const loadPlugins = (ids = pluginIds): Promise<AnyPlugin[]> => Promise.all(ids.map(loadPlugin))
