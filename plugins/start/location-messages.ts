import type { Messages, MessageValues } from 'tavola'

/** Texts of the location box's list, in its file. They are keys of this plugin, such as "start.near". */
export const listMessages = {
  notFound: 'We found no restaurant for “{text}”. Try a town, a postcode or a street.',
  near: 'Near {place}',
  nearby: 'Near by',
  narrow: {
    one: '{shown} of {count} restaurant shown. Type more to narrow the list.',
    other: '{shown} of {count} restaurants shown. Type more to narrow the list.',
  },
  nothing: 'Nothing found.',
  didYouMean: 'Did you mean:',
  closedUntil: 'Closed until {date}',
  closedAfter: 'Closed after {date}',
  closed: 'Closed',
  searchFailed: 'The search did not work.',
  // For screen readers only.
  restaurants: 'Restaurants',
  found: { one: '{count} restaurant found', other: '{count} restaurants found' },
  chosenLocation: '{name} is chosen.',
} as const satisfies Messages

export type ListText = (key: keyof typeof listMessages, values?: MessageValues) => string
