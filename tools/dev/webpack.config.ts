import { fileURLToPath } from 'node:url'
import type { Configuration } from 'webpack'
import { light, react } from '../../webpack.config.js'

const production = process.argv.includes('react') ? react : light

/** The light build, or with the argument "react" React's, without minifying, which takes most of the time. */
const config: Configuration = {
  ...production,
  output: { ...production.output, path: fileURLToPath(new URL('dist', import.meta.url)), clean: true },
  optimization: {
    ...production.optimization,
    minimize: false,
    mangleExports: false,
    concatenateModules: false,
    moduleIds: 'named',
  },
  cache: { type: 'memory' },
  devtool: 'eval-cheap-module-source-map',
  stats: 'errors-warnings',
}

export default config
