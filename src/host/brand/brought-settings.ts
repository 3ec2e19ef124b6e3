import type { Brand } from '../../contract/brand'
import type { AnyPlugin } from '../../contract/plugin'
import { broughtBy } from './brought-plugins'
import type { Catalogue } from './catalogue'

/** The brand with the order and the options of plugins that others bring. */
export function withBroughtSettings(plugins: readonly AnyPlugin[], brand: Brand): Brand {
  const byId = new Map(plugins.map((plugin) => [plugin.id, plugin]))
  const order = brand.plugins.flatMap((id) => {
    const plugin = byId.get(id)
    return [id, ...(plugin ? broughtBy(plugin, brand.plugins).map((one) => one.id) : [])]
  })
  const options = { ...brand.options }
  for (const { id, brings = [] } of plugins)
    for (const one of brings) options[one.id] = { ...brand.options[id], ...brand.options[one.id] }
  return { ...brand, plugins: order, options }
}

/** A catalogue's plugins, with those that they bring: each comes with the file of the plugin that brings it. */
export function withBroughtEntries(plugins: Catalogue['plugins']): Catalogue['plugins'] {
  const brought = Object.values(plugins).flatMap(({ brings = [], load, ...entry }) =>
    brings.map((id) => {
      const find = async () => {
        const { default: plugin } = await load()
        return { default: plugin.brings!.find((one) => one.id === id)! }
      }
      return [id, { ...entry, load: find }] as const
    }),
  )
  return { ...Object.fromEntries(brought), ...plugins }
}
