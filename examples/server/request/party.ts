import { GROUP } from '../availability/slot'

/** The most adults, or children, that the widget lets a diner choose (section 9). */
export const MOST_OF_A_KIND = 100

/** Adults and children together. */
export const LARGEST_PARTY = 2 * MOST_OF_A_KIND

/** Whether a call accepts the number of guests: 1 to 200, or -1 for a group of 15 or more. */
export const isPartySize = (guests: number): boolean =>
  guests === GROUP || (Number.isInteger(guests) && guests >= 1 && guests <= LARGEST_PARTY)

/** The size of the whole party; if guests are split, `guests` is the number of adults (section 3). */
export const partySize = (guests: number, children: number): number =>
  guests === GROUP ? GROUP : guests + children
