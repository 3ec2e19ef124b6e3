import { withBroughtEntries } from '../../src/host/brand/brought-settings'
import { catalogue } from '../../themes/catalogue'
import { furtherPlugins } from '../../themes/further-plugins'

/** All plugins of the script-tag build, by their ids. */
export const builtPlugins = withBroughtEntries({ ...catalogue.plugins, ...furtherPlugins })
