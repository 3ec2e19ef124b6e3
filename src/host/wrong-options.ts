import { groupGuests, maximumGuests, maximumSplit } from '../constants'
import type { Complain } from './complain'
import { complainUnknown } from './did-you-mean'
import type { InitOptions } from './public'

/** What is expected of each option, for those who wrote something else. */
const expected: { readonly [Name in keyof InitOptions]-?: string } = {
  baseUrl: 'the address before "/api/…", as in "https://api.example"',
  container: 'an element of the page',
  inline: 'true or false',
  readOnlyLocation: 'true or false',
  venueId: 'the id of a restaurant',
  journey: 'the name of a journey, as in "Booking"',
  date: 'a day as YYYY-MM-DD',
  time: 'a time as HH:MM',
  guests: `1 to ${maximumGuests}, or ${groupGuests} for a group of 15 or more`,
  adults: `1 to ${maximumSplit}`,
  children: `0 to ${maximumSplit}`,
  brand: 'a brand config or the name of one',
  nonce: 'a text',
  fetch: 'a function',
  history: 'true or false',
  preload: '"intent", "idle" or "now"',
  onNoAvailability: 'a function',
  transformSpecialRequests: 'a function',
}

/** One line each. */
export function tellWrong(names: readonly string[], where: string, complain: Complain): void {
  for (const name of names) {
    if (Object.hasOwn(expected, name))
      complain(`${where}: "${name}" is wrong. Expected ${expected[name as keyof InitOptions]}.`)
    else complainUnknown(`${where}: there is no setting`, name, Object.keys(expected), complain)
  }
}
