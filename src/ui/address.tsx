/** An address in one line (section 2, "Venue header"), with the comma and the direction of its own script. */
export function Address({ lines }: { readonly lines: readonly string[] }) {
  const written = lines.filter(Boolean)
  const comma = /[\u0600-\u06ff]/.test(written.join('')) ? '، ' : ', '
  return <bdi>{written.join(comma)}</bdi>
}
