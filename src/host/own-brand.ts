import { checkPlugins } from '../kernel/boot'
import type { Brand } from '../kernel/brand'
import type { AnyPlugin } from '../kernel/contract'
import { brandShape } from './brand-settings'
import { complain } from './complain'
import { readSettings } from './settings'

/** What a page's own brand config needs besides the default brand's: a chunk that only such pages fetch. */

/** The config over the default brand; what is wrong in it is named and left out. */
export function readBrand(raw: unknown, fallback: Brand): Brand {
  return { ...fallback, ...readSettings(brandShape, raw, 'brand', complain) } as Brand
}

/** Throws a BootError; journeys that no plugin brings are named and passed over. */
export function checkBrand(plugins: readonly AnyPlugin[], brand: Brand): void {
  checkPlugins(plugins, brand)
  const known = plugins.flatMap(({ journey }) => (journey ? [journey.name, ...(journey.aliases ?? [])] : []))
  for (const name of brand.journeys) {
    if (known.includes(name)) continue
    complain(`brand: no plugin brings the journey "${name}". Expected some of ${known.join(', ')}.`)
  }
}
