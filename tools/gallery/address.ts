import type { GalleryBrand } from './brands'
import type { Picture } from './picture'

/** A picture as somebody looks at it. */
export interface Shown {
  readonly brand: GalleryBrand
  readonly picture: Picture
  /** Of the page in the picture, in pixels: its media queries hold. */
  readonly width: number
  /** "light" or "dark"; empty: as the brand says. */
  readonly scheme: string
  /** "en", "it" or "ar"; empty: as the brand says. */
  readonly language: string
}

export function addressOf({ brand, picture, scheme, language }: Omit<Shown, 'width'>): string {
  const query = new URLSearchParams({
    brand: brand.id,
    picture: picture.id,
    ...(scheme && { scheme }),
    ...(language && { language }),
  })
  return `/gallery/frame.html?${query}`
}
