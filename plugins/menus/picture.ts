import { webAddress, type Menu } from 'tavola'

/** The address of a menu's picture; null if there is none, or no safe one. */
export const pictureOf = ({ images }: Menu): string | null =>
  images?.thumbnail ? webAddress(images.thumbnail) : null
