import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import minify from '../webpack/css-loader.mjs'

/** A hook of Node's modules: style sheets are imported as text, as in the build. */
export async function load(url, context, next) {
  if (!url.endsWith('.css')) return next(url, context)
  const resourcePath = fileURLToPath(url)
  const css = minify.call({ resourcePath }, await readFile(resourcePath, 'utf8'))
  return { format: 'module', source: `export default ${JSON.stringify(css)}`, shortCircuit: true }
}
