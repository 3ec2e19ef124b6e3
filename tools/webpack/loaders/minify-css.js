import { Features, transform } from 'lightningcss'
import { cssTargets } from '../browsers.js'

/** Style sheets travel as text, made small and lowered to what the supported browsers understand. */
export function minifyCss(source, filename) {
  const { code } = transform({
    filename,
    code: Buffer.from(source),
    minify: true,
    targets: cssTargets,
    // Lowered, they would hang on a list of languages, and on variables of its own.
    exclude: Features.LogicalProperties | Features.LightDark,
  })
  return code.toString()
}
