import { tavolaBuild } from 'tavola/webpack'

/**
 * A chain's own builds, `dist/tavola.js` and `dist/light/tavola.js`, from the npm package, which here is what
 * `npm run build` has made: `npx webpack -c examples/plugins/webpack.config.js`, with `--config-name light` for one.
 */
export default tavolaBuild({
  catalogue: new URL('catalogue.ts', import.meta.url),
  output: new URL('dist', import.meta.url),
})
