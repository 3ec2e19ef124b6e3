import type { Messages, MessageValues } from 'tavola'

/** Texts of the location box's list, in its file. They are keys of this plugin, such as "start.near". */
export const listMessages = {
  notFound: "We couldn't find a restaurant for “{text}”. Try a town, postcode or street.",
  near: 'Near {place}',
  nearby: 'Nearby',
  narrow: {
    one: 'Showing {shown} of {count} restaurant. Type more to narrow the list.',
    other: 'Showing {shown} of {count} restaurants. Type more to narrow the list.',
  },
  nothing: 'Nothing found.',
  didYouMean: 'Did you mean:',
  closedUntil: 'Closed until {date}',
  closedAfter: 'Closed after {date}',
  closed: 'Closed',
  searchFailed: "The search didn't work.",
  // For screen readers only.
  restaurants: 'Restaurants',
  found: { one: '{count} restaurant found', other: '{count} restaurants found' },
  chosenLocation: '{name} selected.',
} as const satisfies Messages

export type ListText = (key: keyof typeof listMessages, values?: MessageValues) => string
