import { GROUP } from '../availability/slot'

/** The most adults, or children, that the widget lets a diner choose (section 9). */
export const MOST_OF_A_KIND = 100

/** Adults and children together. */
export const LARGEST_PARTY = 2 * MOST_OF_A_KIND

/** Whether a number can be the guests of a call: 1 to 200, or -1 for a group of 15 or more. */
export const isPartySize = (guests: number): boolean =>
  guests === GROUP || (Number.isInteger(guests) && guests >= 1 && guests <= LARGEST_PARTY)

/** The whole party: where guest types are split, `guests` counts the adults alone (section 3). */
export const partySize = (guests: number, children: number): number =>
  guests === GROUP ? GROUP : guests + children
