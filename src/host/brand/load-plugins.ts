import type { AnyPlugin } from '../../kernel/contract/plugin'
import type { Catalogue } from './catalogue'
import { logError } from '../log-error'

/** In the brand's order. Fails where one does not arrive. */
export async function fetchPlugins(ids: readonly string[], catalogue: Catalogue): Promise<AnyPlugin[]> {
  const modules = await Promise.all(ids.map((id) => catalogue.plugins[id]!.load()))
  return modules.map((module) => module.default)
}

/** A feature that does not arrive is named and left out, so that the rest works: a content blocker may stop it. */
export function createFeatureFetcher(
  ids: readonly string[],
  catalogue: Catalogue,
  /** Called before each joins. */
  checkOne: (feature: AnyPlugin) => void,
  /** Called once all have arrived. */
  checkAll: (features: readonly AnyPlugin[]) => void,
) {
  const missing = new Set(ids)
  const arrived: AnyPlugin[] = []
  return async (join: (plugin: AnyPlugin) => void): Promise<void> => {
    const fetch = async (id: string) => {
      try {
        const { default: plugin } = await catalogue.plugins[id]!.load()
        if (!missing.delete(id)) return
        arrived.push(plugin)
        checkOne(plugin)
        join(plugin)
        if (missing.size === 0) checkAll(arrived)
      } catch (error) {
        logError(`The plugin "${id}" did not load; the rest goes on.`, error)
      }
    }
    await Promise.all([...missing].map(fetch))
  }
}
