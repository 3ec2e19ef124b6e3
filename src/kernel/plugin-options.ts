import type { Brand } from '../contract/brand'
import type { AnyPlugin } from '../contract/plugin'
import { specifiedNumbers, type Shared, type SharedOptions } from '../contract/shared'

/** A plugin's options in a brand: its defaults, and what the brand sets. */
export const optionsOf = ({ id, options }: AnyPlugin, brand: Brand): Readonly<Record<string, unknown>> => ({
  ...options,
  ...brand.options[id],
})

/** The options that these plugins share. */
export function sharedOptions(plugins: readonly AnyPlugin[], brand: Brand): Shared {
  const own = plugins.flatMap((plugin) => {
    const options = optionsOf(plugin, brand)
    return ((plugin.shares ?? []) as readonly string[]).map((name) => [name, options[name]] as const)
  })
  const shared: SharedOptions = { ...specifiedNumbers, ...Object.fromEntries(own) }
  return { ...shared, smallestGroup: shared.largestParty + 1 }
}
