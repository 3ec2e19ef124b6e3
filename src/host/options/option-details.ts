import { groupGuests, maximumSplit } from '../../constants'
import type { OptionName } from './option-table'

/** What only updates and messages need of an option: it comes with their chunks. */
interface OptionDetails {
  /** In words, after "Expected". */
  readonly expected: string
  /** `in place`: a widget on the page takes a new value. `rebuild`: it is built again. `never`: it cannot change. */
  readonly update: 'in place' | 'rebuild' | 'never'
  /** No attribute can give it, or hardly anybody does: a similar attribute is somebody else's. */
  readonly codeOnly?: true
}

/** Each option again: the type makes sure that none is missing. */
export const optionDetails: { readonly [Name in OptionName]: OptionDetails } = {
  baseUrl: {
    expected:
      'the address before "/api/…", as in "https://api.example"; http: is for localhost and the page’s own server',
    update: 'rebuild',
  },
  api: {
    expected: 'an adapter, as createAdapter of "tavola/adapter" makes it of your functions',
    update: 'rebuild',
    codeOnly: true,
  },
  container: { expected: 'an element of the page', update: 'never' },
  inline: { expected: 'true or false', update: 'never' },
  readOnlyLocation: { expected: 'true or false', update: 'rebuild' },
  venueId: { expected: 'the id of a restaurant', update: 'in place' },
  date: { expected: 'a day as YYYY-MM-DD', update: 'in place' },
  time: { expected: 'a time as HH:MM', update: 'in place' },
  guests: {
    expected: `1 to the brand’s largest party, which is 14 unless it says so, or ${groupGuests} for a group where the brand has a journey for groups`,
    update: 'in place',
  },
  adults: { expected: `1 to ${maximumSplit}`, update: 'in place' },
  children: { expected: `0 to ${maximumSplit}`, update: 'in place' },
  journey: { expected: 'the name of a journey, as in "Booking"', update: 'in place' },
  brand: { expected: 'a brand config or the name of one', update: 'rebuild' },
  nonce: { expected: 'a text', update: 'rebuild', codeOnly: true },
  fetch: { expected: 'a function', update: 'rebuild', codeOnly: true },
  history: { expected: 'true or false', update: 'rebuild' },
  preload: { expected: '"intent", "idle" or "now"', update: 'in place' },
  onNoAvailability: { expected: 'a function', update: 'in place', codeOnly: true },
  transformSpecialRequests: { expected: 'a function', update: 'in place', codeOnly: true },
}
