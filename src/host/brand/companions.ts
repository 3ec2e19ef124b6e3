import type { AnyPlugin } from '../../contract/plugin'

/** A step's fields, or the usual provider of a service that a plugin requires. */
export const companions = new WeakMap<AnyPlugin, readonly AnyPlugin[]>()

/** Names a plugin's companions, where Tavola's plugins are put together. Returns the plugin. */
export function defineCompanions(plugin: AnyPlugin, own: readonly AnyPlugin[]): AnyPlugin {
  companions.set(plugin, own)
  return plugin
}
