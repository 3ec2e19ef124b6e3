import type { Picture, PictureEntry } from '../picture'
import { availability } from './availability'
import { guarantee, keep, knowBefore, ticket } from './booking-plugins'
import { details } from './details'
import { enquiries, party } from './enquiries'
import { start } from './start'

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
]

export const pictures: readonly Picture[] = entries.map((entry) => ({
  scene: 'a free evening',
  journey: 'Booking',
  ...entry,
}))
