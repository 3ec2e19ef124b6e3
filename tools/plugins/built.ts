import { catalogue } from '../../themes/catalogue'
import { furtherPlugins } from '../../themes/further-plugins'

/** All plugins of the script-tag build, by their ids. */
export const builtPlugins = { ...catalogue.plugins, ...furtherPlugins }
