import { fileURLToPath } from 'node:url'
import { react as production } from '../../webpack.config.js'

/** The same build without what makes it small, which takes most of its time. */
export default {
  ...production,
  output: { ...production.output, path: fileURLToPath(new URL('dist', import.meta.url)) },
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
