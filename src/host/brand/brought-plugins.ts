import type { AnyPlugin, Load } from '../../contract/plugin'

/**
 * The plugins that come with a plugin. None if the brand lists one of them, because the brand then chooses them. Read before
 * the plugin is checked: what is not a plugin is left out here, and a boot error later.
 */
export function broughtBy({ brings }: AnyPlugin, listed: readonly string[] = []): readonly AnyPlugin[] {
  const brought = Array.isArray(brings) ? (brings as readonly AnyPlugin[]).filter((one) => one?.id) : []
  return brought.some(({ id }) => listed.includes(id)) ? [] : brought
}

/** Plugins of a brand, each followed by those that it brings. `listed`: the ids of all that the brand lists. */
export const withBrought = (
  plugins: readonly AnyPlugin[],
  listed: readonly string[] = plugins.map(({ id }) => id),
): AnyPlugin[] => plugins.flatMap((plugin) => [plugin, ...broughtBy(plugin, listed)])

/** What step 1 shows in its first frame: the step itself, and the fields that plugins bring to it. */
export const partsOfFirstStep = (plugins: readonly AnyPlugin[]): { readonly load: Load }[] =>
  plugins.flatMap(({ steps = [], inserts = [] }) => [
    ...steps.filter(({ priority }) => priority === 'base'),
    ...inserts.filter((insert): insert is typeof insert & { load: Load } => insert.fallback === true),
  ])
