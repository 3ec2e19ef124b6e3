import { webAddress, type Menu } from 'tavola'

/** The address of a menu's picture; null where it has none that may be fetched. */
export const pictureOf = ({ images }: Menu): string | null =>
  images?.thumbnail ? webAddress(images.thumbnail) : null
