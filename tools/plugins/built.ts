import type { AnyPlugin } from '../../src/contract/plugin'
import { catalogue } from '../../themes/build/catalogue'
import furtherPlugins from '../../themes/build/further-plugins'

/** All plugins of the script-tag build, the default brand's first. */
export async function loadPlugins(): Promise<readonly AnyPlugin[]> {
  const further = await Promise.all(Object.values(furtherPlugins).map((load) => load()))
  return [...catalogue.plugins, ...further.map((file): AnyPlugin => file.default)]
}

/** Their ids. */
export const builtPlugins: readonly string[] = [
  ...catalogue.plugins.map(({ id }) => id),
  ...Object.keys(furtherPlugins),
]
