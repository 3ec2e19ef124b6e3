/** A heading for the list "On this page". */
interface Heading {
  readonly level: number
  readonly id: string
  readonly html: string
}

/** The second and third headings of a page's HTML. */
export function contentsOf(html: string): Heading[] {
  return [...html.matchAll(/<h([23])[^>]*\sid="([^"]+)"[^>]*>([^]*?)<\/h\1>/g)].map(
    ([, level, id, inside]) => ({
      level: Number(level),
      id: id!,
      html: inside!.replace(/<\/?(?:a|span)\b[^>]*>/g, ''),
    }),
  )
}
