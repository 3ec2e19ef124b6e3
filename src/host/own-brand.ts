import { checkPlugins } from '../kernel/boot'
import type { Brand } from '../kernel/brand'
import { brandShape } from './brand-settings'
import { complain } from './complain'
import { readSettings } from './settings'

/** What a page's own brand config needs besides the default brand's: a chunk that only such pages fetch. */

/** The config over the default brand; what is wrong in it is named and left out. */
export function readBrand(raw: unknown, fallback: Brand): Brand {
  return { ...fallback, ...readSettings(brandShape, raw, 'brand', complain) } as Brand
}

export { checkPlugins }
