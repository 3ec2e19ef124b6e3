import { type Picture, type PictureEntry, fits } from '../picture'
import { availability, details } from './booking'
import { guarantee, keep, knowBefore, ticket } from './booking-plugins'
import { enquiries, party } from './enquiries'
import { recipes } from './recipes'
import { start } from './start'
import { brands, type GalleryBrand } from '../brands'

/** Every step of every journey, and what may happen on the way: to add a picture is to add it to one of these. */
const entries: readonly PictureEntry[] = [
  ...start,
  ...knowBefore,
  ...availability,
  ...details,
  ...guarantee,
  ...keep,
  ...ticket,
  ...enquiries,
  ...party('KidsPartyEnquiry', 'kids-party', 'Kids’'),
  ...party('AdultsPartyEnquiry', 'adults-party', 'Adults’'),
  ...recipes,
]

export const pictures: readonly Picture[] = entries.map((entry) => ({
  scene: 'a free evening',
  journey: 'Booking',
  ...entry,
}))

/** A picture in a brand, at a width. */
export interface Shown {
  readonly brand: GalleryBrand
  readonly picture: Picture
  /** The width of the page in the picture, in pixels. */
  readonly width: number
  /** "light" or "dark"; empty: the brand's own. */
  readonly scheme: string
}

export function addressOf({ brand, picture, scheme }: Omit<Shown, 'width'>): string {
  const query = new URLSearchParams({
    brand: brand.id,
    picture: picture.id,
    ...(scheme && { scheme }),
  })
  return `/gallery/frame.html?${query}`
}

export const nameOf = ({ brand, picture, width }: Shown) => `${brand.id}/${width}-${picture.id}`

/** The widths that every picture is taken at: a phone's and a desktop's. */
export const widths = [360, 1280] as const

/** Every picture at a width, of some brands or of all. */
export const everyPicture = (width: number, ids?: readonly string[]): Shown[] =>
  brands
    .filter(({ id }) => !ids || ids.includes(id))
    .flatMap((brand) =>
      pictures.filter((picture) => fits(picture, brand)).map((picture) => ({ brand, picture })),
    )
    .map((shown) => ({ ...shown, width, scheme: '' }))
