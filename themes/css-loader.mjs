import { transform } from 'lightningcss'

/** Style sheets travel as text, made small and lowered to what the phones we support understand. */
export default function minify(source) {
  const { code } = transform({
    filename: this.resourcePath,
    code: Buffer.from(source),
    minify: true,
    targets: { safari: 14 << 16, chrome: 87 << 16, firefox: 85 << 16 },
  })
  return code.toString()
}
