import { withBroughtEntries } from '../../src/host/brand/brought-settings'
import type { AnyPlugin } from '../../src/contract/plugin'
import { catalogue } from '../../themes/catalogue'
import { furtherPlugins } from '../../themes/further-plugins'

/** All plugins of the script-tag build, by their ids. */
export const builtPlugins = withBroughtEntries({ ...catalogue.plugins, ...furtherPlugins })

export const loadPlugins = (): Promise<readonly AnyPlugin[]> =>
  Promise.all(Object.values(builtPlugins).map(async ({ load }) => (await load()).default))
