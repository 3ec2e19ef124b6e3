import type { Brand } from '../../contract/brand'
import type { AnyPlugin } from '../../contract/plugin'
import { companions } from './companions'

export const companionsOf = (plugin: AnyPlugin): readonly AnyPlugin[] => companions.get(plugin) ?? []

/**
 * A brand that lists a plugin and nothing in its companions' place has all of them, right after it: a step its fields, and
 * `card-guarantee` its provider. One that lists any has only those that it lists. What is not a plugin is left out here, and a
 * boot error later.
 */
export function withCompanions(plugins: readonly AnyPlugin[]): readonly AnyPlugin[] {
  const takesPlaceOf = (own: AnyPlugin) => (listed: AnyPlugin) =>
    listed?.id === own.id || Object.keys(own.provides ?? {}).some((name) => name in Object(listed?.provides))
  return plugins.flatMap((plugin) => {
    const own = companionsOf(plugin)
    return own.some((one) => plugins.some(takesPlaceOf(one))) ? [plugin] : [plugin, ...own]
  })
}

/** The options of a plugin's companions may be set under its own id too. */
export function withCompanionOptions(
  options: Brand['options'],
  plugins: readonly AnyPlugin[],
): Brand['options'] {
  const ofCompanions = plugins.flatMap((plugin) =>
    companionsOf(plugin).map(({ id, options: known = {} }) => {
      const given = Object.entries(options[plugin.id] ?? {}).filter(([name]) => name in known)
      return [id, { ...Object.fromEntries(given), ...options[id] }] as const
    }),
  )
  return {
    ...options,
    ...Object.fromEntries(ofCompanions.filter(([, own]) => Object.keys(own).length > 0)),
  }
}
