import type { Menu } from 'tavola'

/** The URL of a menu's picture, if it is http(s) or relative to the page; null for anything else. */
export function pictureOf({ images }: Menu): string | null {
  const address = images?.thumbnail
  if (!address) return null
  try {
    const { protocol, href } = new URL(address, document.baseURI)
    return /^https?:$/.test(protocol) ? href : null
  } catch {
    return null
  }
}
