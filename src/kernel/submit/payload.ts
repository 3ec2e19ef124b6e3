import type { Json, Payload } from '../../api/client'
import type { AnyPlugin, PluginContextOf } from '../../contract/plugin'
import { asJson } from '../as-json'
import type { Guard } from '../guard'
import { rank } from '../scope'

/**
 * The POST's body from the fields of the plugins that apply, wider scopes first: a narrower one overwrites a key in
 * its place. Null when a field of an essential plugin could not be made; any other is left out.
 */
export function assemblePayload(
  plugins: readonly AnyPlugin[],
  contextOf: PluginContextOf,
  guard: Guard,
): Payload | null {
  const payload: Record<string, Json> = {}
  const byScope = [...plugins].sort((one, other) => rank(one) - rank(other))
  for (const plugin of byScope) {
    for (const [field, make] of Object.entries(plugin.payload ?? {})) {
      const place = { owner: plugin, hook: 'payload', name: field } as const
      const value = guard.call<Json | undefined>(place, () => asJson(make(contextOf(plugin))), undefined)
      if (value !== undefined) payload[field] = value
      else if (plugin.essential) return null
    }
  }
  return payload
}
