import { fileURLToPath } from 'node:url'
import tavola from '../../webpack.config.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** Tavola's build with the chain's own entry: `npx webpack -c examples/plugins/webpack.config.js`. */
export default {
  ...tavola,
  entry: { tavola: path('script-tag.ts'), host: path('widget.ts') },
  output: { ...tavola.output, path: path('dist') },
}
