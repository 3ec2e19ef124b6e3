import { fileURLToPath } from 'node:url'
import { react as tavola } from '../../webpack.config.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** The gallery's own scripts, beside the widget's build that they show. */
export default {
  mode: 'production',
  target: tavola.target,
  resolve: tavola.resolve,
  module: tavola.module,
  entry: { frame: path('scripts/frame.ts'), gallery: path('scripts/gallery.ts') },
  output: { path: path('dist'), clean: true, filename: '[name].js' },
  performance: { hints: false },
  stats: { preset: 'errors-warnings' },
  devtool: false,
}
