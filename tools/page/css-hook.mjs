import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { minifyCss } from '../webpack/loaders/minify-css.js'

/** A hook of Node's modules: style sheets are imported as text, as in the build. */
export async function load(url, context, next) {
  if (!url.endsWith('.css')) return next(url, context)
  const resourcePath = fileURLToPath(url)
  const css = minifyCss(await readFile(resourcePath, 'utf8'), resourcePath)
  return { format: 'module', source: `export default ${JSON.stringify(css)}`, shortCircuit: true }
}
