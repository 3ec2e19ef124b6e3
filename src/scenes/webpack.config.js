import { fileURLToPath } from 'node:url'
import { light, react } from '../../webpack.config.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** Builds `tavola-scenes.js` beside each script-tag build: `Tavola.scenes`, for tests and demonstrations. */
export default [react, light].map(({ name, target, resolve, module, output }) => ({
  name,
  mode: 'production',
  target,
  resolve,
  module,
  entry: { 'tavola-scenes': path('script-tag.ts') },
  output: { path: output.path, filename: '[name].js' },
  performance: { hints: false },
  stats: { preset: 'errors-warnings' },
  devtool: false,
}))
