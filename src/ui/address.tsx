/** An address in one line, joined by commas (section 2, "Venue header"): its own, and in its own direction. */
export function Address({ lines }: { readonly lines: readonly string[] }) {
  const written = lines.filter(Boolean)
  const comma = /[\u0600-\u06ff]/.test(written.join('')) ? '، ' : ', '
  return <bdi>{written.join(comma)}</bdi>
}
