import { Features, transform } from 'lightningcss'

/** Style sheets travel as text, made small and lowered to what the phones we support understand. */
export function minifyCss(source, filename) {
  const { code } = transform({
    filename,
    code: Buffer.from(source),
    minify: true,
    targets: { safari: 15 << 16, chrome: 87 << 16, firefox: 94 << 16 },
    // Lowered, they would hang on a list of languages, and on variables of its own.
    exclude: Features.LogicalProperties | Features.LightDark,
  })
  return code.toString()
}
