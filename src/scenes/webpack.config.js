import { fileURLToPath } from 'node:url'
import tavola from '../../webpack.config.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** Builds `dist/tavola-scenes.js` beside the script-tag build: `Tavola.scenes`, for tests and demonstrations. */
export default {
  mode: 'production',
  target: tavola.target,
  resolve: tavola.resolve,
  module: tavola.module,
  entry: { 'tavola-scenes': path('script-tag.ts') },
  output: { path: path('../../dist'), filename: '[name].js' },
  performance: { hints: false },
  stats: { preset: 'errors-warnings' },
  devtool: false,
}
