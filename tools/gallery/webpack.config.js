import { fileURLToPath } from 'node:url'
import { react as tavola } from '../../webpack.config.js'
import { writeRecipes } from './recipes/samples.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

const recipes = path('../../.cache/gallery-recipes')
writeRecipes(recipes)

/** The gallery's own scripts, beside the widget's build that they show. */
export default {
  mode: 'production',
  target: tavola.target,
  resolve: {
    ...tavola.resolve,
    alias: { ...tavola.resolve.alias, 'recipes-of-the-docs$': `${recipes}/index.ts` },
  },
  module: tavola.module,
  entry: { frame: path('scripts/frame.ts'), gallery: path('scripts/gallery.ts') },
  output: { path: path('dist'), clean: true, filename: '[name].js' },
  // Read by people who look for what went wrong, and built in half of the time.
  optimization: { minimize: false },
  performance: { hints: false },
  stats: { preset: 'errors-warnings' },
  devtool: false,
}
