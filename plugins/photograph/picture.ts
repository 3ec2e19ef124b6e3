/** A picture as the brand's options or a restaurant name it. Width and height in pixels. */
export interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
  /** Empty: a decoration. */
  readonly alt: string
}

/**
 * The picture's address where it may be fetched: `https:`, the page's own origin, or a picture in the address itself. Null
 * for anything else.
 */
export function addressOf(src: string): string | null {
  if (!src) return null
  try {
    const { protocol, origin, href } = new URL(src, document.baseURI)
    const may = protocol === 'https:' || origin === location.origin || /^data:image\//.test(href)
    return may ? href : null
  } catch {
    return null
  }
}
