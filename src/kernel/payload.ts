import type { Json, Payload } from '../api/client'
import type { Guard } from './guard'
import type { AnyPlugin, PluginContext } from './contract'
import { rank } from './scope'

const failed = Symbol('a field that could not be made')

/**
 * The POST's body from the fields of the plugins that apply, wider scopes first: a narrower one overwrites a key in
 * its place. Null when a field of an essential plugin could not be made; any other is left out.
 */
export function assemblePayload(
  plugins: readonly AnyPlugin[],
  contextOf: (plugin: AnyPlugin) => PluginContext,
  guard: Guard,
): Payload | null {
  const payload: Record<string, Json> = {}
  const byScope = [...plugins].sort((one, other) => rank(one) - rank(other))
  for (const plugin of byScope) {
    for (const [field, make] of Object.entries(plugin.payload ?? {})) {
      const place = `payload field "${field}"`
      const value = guard.contain<Json | typeof failed>(
        plugin.id,
        place,
        () => make(contextOf(plugin)),
        failed,
      )
      if (value !== failed) payload[field] = value
      else if (plugin.essential) return null
    }
  }
  return payload
}
