import { fileURLToPath } from 'node:url'
import { light } from '../../webpack.config.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** The script of examples/pages/adapter.html. In a project of your own "tavola/adapter" is the package's. */
export default {
  name: 'adapter-example',
  mode: 'production',
  target: light.target,
  resolve: {
    extensions: light.resolve.extensions,
    alias: { ...light.resolve.alias, 'tavola/adapter$': path('../../src/adapter/index.ts') },
  },
  module: light.module,
  entry: { page: path('page.ts') },
  output: { path: path('dist'), filename: '[name].js', clean: true },
  performance: { hints: false },
  stats: { preset: 'errors-warnings' },
  devtool: false,
}
