import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { light, react } from '../../webpack.config.js'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

const own = (tavola, folder) => ({
  ...tavola,
  entry: { tavola: path('script-tag.ts'), host: path('widget.ts') },
  output: { ...tavola.output, path: join(path('dist'), folder) },
})

/**
 * Tavola's builds with the chain's own entry, `dist/tavola.js` and `dist/light/tavola.js`:
 * `npx webpack -c examples/plugins/webpack.config.js`, with `--config-name light` for one of them.
 */
export default [own(react, ''), own(light, 'light')]
