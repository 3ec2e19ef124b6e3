import type { Picture } from '../picture'
import { availability } from './availability'
import { guarantee } from './booking-plugins'
import { keep } from './booking-plugins'
import { knowBefore } from './booking-plugins'
import { ticket } from './booking-plugins'
import { details } from './details'
import { enquiries, party } from './enquiries'
import { start } from './start'

/** Every step of every journey, and what may happen on the way: to add a picture is to add it to one of these. */
export const pictures: readonly Picture[] = [
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
