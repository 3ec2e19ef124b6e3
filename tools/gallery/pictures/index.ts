import type { Picture } from '../picture'
import { availability } from './availability'
import { details } from './details'
import { enquiries, party } from './enquiries'
import { guarantee } from './guarantee'
import { keep } from './keep'
import { knowBefore } from './know-before'
import { start } from './start'
import { ticket } from './ticket'

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
