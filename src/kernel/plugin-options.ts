import type { Brand } from '../contract/brand'
import type { AnyPlugin } from '../contract/plugin'

/** What a plugin's options are in a brand: its defaults, and what the brand sets. */
export const optionsOf = ({ id, options }: AnyPlugin, brand: Brand): Readonly<Record<string, unknown>> => ({
  ...options,
  ...brand.options[id],
})
