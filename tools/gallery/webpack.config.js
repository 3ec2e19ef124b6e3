import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { react as tavola } from '../../webpack.config.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

const recipes = path('../../.cache/gallery-recipes')

/** Writes the samples of a page of the docs that name their file, word for word. */
function writeSamples(page) {
  const text = readFileSync(path(`../../docs/plugins/${page}.md`), 'utf8')
  for (const [, file, code] of text.matchAll(/^```tsx? file=(\S+)\n([^]*?)^```$/gm)) {
    const target = join(recipes, page, file)
    mkdirSync(dirname(target), { recursive: true })
    // tsconfig.json sets it for other files only.
    writeFileSync(target, `/** @jsxRuntime automatic */\n${code}`)
  }
}

writeSamples('controls')
writeSamples('recipes/time-buttons')

/** The gallery's own scripts, beside the widget's build that they show. */
export default {
  mode: 'production',
  target: tavola.target,
  resolve: {
    ...tavola.resolve,
    alias: { ...tavola.resolve.alias, 'plugins-of-the-docs': recipes },
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
