import type { AnyPlugin } from '../../contract/plugin'
import type { Catalogue } from './catalogue'
import { logError } from '../../console'

/** In the brand's order. Fails where one does not arrive. */
export async function fetchPlugins(ids: readonly string[], catalogue: Catalogue): Promise<AnyPlugin[]> {
  const modules = await Promise.all(ids.map((id) => catalogue.plugins[id]!.load()))
  return modules.map((module) => module.default)
}

export interface Features {
  /** Fetches those that are missing. Calls `join` with each that arrives and `lose` with the id of each that doesn't. Never rejects. */
  fetch(join: (plugin: AnyPlugin) => void, lose?: (id: string) => void): Promise<void>
  /** One is missing without which nothing may be sent, to this outcome. */
  lacksEssential(outcome: string | undefined): boolean
}

/** A feature that does not arrive is named and left out, so that the rest works: a content blocker may stop it. */
export function createFeatureFetcher(
  ids: readonly string[],
  catalogue: Catalogue,
  /** Throws at one that does not fit to those that are here. */
  check: (feature: AnyPlugin, here: readonly AnyPlugin[]) => void,
): Features {
  const missing = new Set(ids)
  const joined: AnyPlugin[] = []

  async function fetchOne(id: string, ...[join, lose]: Parameters<Features['fetch']>): Promise<void> {
    const { load, essential } = catalogue.plugins[id]!
    try {
      const { default: plugin } = await load()
      if (!missing.has(id)) return
      check(plugin, joined)
      join(plugin)
      missing.delete(id)
      joined.push(plugin)
    } catch (error) {
      const follows = essential ? 'nothing is sent without it' : 'the rest goes on'
      logError(`T061 "${id}" did not load; ${follows}.`, error)
      lose?.(id)
    }
  }

  return {
    fetch: async (join, lose) => void (await Promise.all([...missing].map((id) => fetchOne(id, join, lose)))),
    lacksEssential: (outcome) =>
      [...missing].some((id) => {
        const { essential } = catalogue.plugins[id]!
        return essential === true || (essential !== undefined && essential === outcome)
      }),
  }
}
