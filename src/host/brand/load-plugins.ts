import type { AnyPlugin } from '../../kernel/contract'
import type { Catalogue } from './catalogue'
import { logError } from '../log-error'

/** In the brand's order; fails where one does not come. */
export async function fetchPlugins(ids: readonly string[], catalogue: Catalogue): Promise<AnyPlugin[]> {
  const modules = await Promise.all(ids.map((id) => catalogue.plugins[id]!.load()))
  return modules.map((module) => module.default)
}

/** One that does not come is named and left out, so that the rest works: a blocker may not like its name. */
export function featuresOf(
  ids: readonly string[],
  catalogue: Catalogue,
  /** Before each joins, and once all are here. */
  one: (feature: AnyPlugin) => void,
  whole: (features: readonly AnyPlugin[]) => void,
) {
  const missing = new Set(ids)
  const here: AnyPlugin[] = []
  return async (join: (plugin: AnyPlugin) => void): Promise<void> => {
    const fetch = async (id: string) => {
      try {
        const { default: plugin } = await catalogue.plugins[id]!.load()
        if (!missing.delete(id)) return
        here.push(plugin)
        one(plugin)
        join(plugin)
        if (missing.size === 0) whole(here)
      } catch (error) {
        logError(`The plugin "${id}" did not load; the rest goes on.`, error)
      }
    }
    await Promise.all([...missing].map(fetch))
  }
}
