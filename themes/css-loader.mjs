import { transform } from 'lightningcss'

/** Style sheets travel as text, made small and lowered to what the phones we support understand. */
export default function minify(source) {
  const { code } = transform({
    filename: this.resourcePath,
    code: Buffer.from(source),
    minify: true,
    targets: { safari: 15 << 16, chrome: 87 << 16, firefox: 94 << 16 },
  })
  return code.toString()
}
