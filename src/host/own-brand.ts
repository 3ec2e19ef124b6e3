import { checkPlugins } from '../kernel/boot'
import type { Brand } from '../kernel/brand'
import { namesOf, type AnyPlugin } from '../kernel/contract'
import { brandShape } from './brand-settings'
import type { Catalogue } from './catalogue'
import { complain } from './complain'
import { readSettings } from './settings'

/** What a page's own brand config needs besides the default brand's: a chunk that only such pages fetch. */

/**
 * The config over the default brand; what is wrong in it is named and left out. A list of plugins with an unknown one
 * is left out whole: what remains of it might show a form that leads nowhere.
 */
export function readBrand(raw: unknown, fallback: Brand, { plugins, themes }: Catalogue): Brand {
  const brand = { ...fallback, ...readSettings(brandShape, raw, 'brand', complain) } as Brand
  return {
    ...brand,
    plugins:
      brand.plugins.filter((id) => !isThere('plugin', id, plugins)).length > 0
        ? fallback.plugins
        : brand.plugins,
    theme: isThere('theme', brand.theme, themes) ? brand.theme : fallback.theme,
  }
}

function isThere(kind: string, name: string, these: object): boolean {
  const there = Object.hasOwn(these, name)
  if (!there)
    complain(`brand: there is no ${kind} "${name}". Expected some of ${Object.keys(these).join(', ')}.`)
  return there
}

/** Throws a BootError; journeys that no plugin brings are named and passed over. */
export function checkBrand(plugins: readonly AnyPlugin[], brand: Brand): void {
  checkPlugins(plugins, brand)
  const known = plugins.flatMap(({ journey }) => (journey ? namesOf(journey) : []))
  for (const name of brand.journeys) {
    if (known.includes(name)) continue
    complain(`brand: no plugin brings the journey "${name}". Expected some of ${known.join(', ')}.`)
  }
}
