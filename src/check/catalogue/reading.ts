import type { CheckTexts } from './text'

/** Restaurants: searches, and one by its id. */
export const venueTexts = {
  'search.empty': {
    title: 'No match is an empty list',
    section: 'specification 7, openapi.yaml',
    expected: 'Status 200 with [].',
    widget: 'Instead of "nothing found" the diner reads of a failure with "Try again".',
    mend: 'Answer 200 with an empty list where nothing matches.',
  },
  'search.encoding': {
    title: 'Any text can be searched for',
    section: 'specification 7, "text URL-encoded"',
    expected: 'Status 200 with a list for spaces, slashes, quotes, percent signs and umlauts.',
    widget: 'The search fails while a diner types such a name.',
    mend: 'Decode the path after it was split into parts, and let encoded slashes (%2F) through the proxy.',
  },
  'nearby.shape': {
    title: 'The search near a place is an object',
    section: 'contract 2',
    expected: '{"venues": […], "resolvedLocationDescription": "Galway, Ireland"}',
    widget: 'The answer is refused: nobody finds the restaurants near a town.',
    mend: 'Wrap the list: {venues: [...], resolvedLocationDescription: "…"}.',
  },
  'nearby.empty': {
    title: 'An unknown place has no venues',
    section: 'specification 7, openapi.yaml',
    expected: 'Status 200 with {"venues": [], "resolvedLocationDescription": ""}.',
    widget: 'An unknown place counts as a failure of the search.',
    mend: 'Answer 200 with no venues and an empty description.',
  },
  'nearby.order': {
    title: 'Restaurants near a place come nearest first',
    section: 'specification 3, openapi.yaml',
    expected: 'Ascending distances.',
    widget: 'They are listed as they come: a far one may stand first.',
    mend: 'Sort by distance.',
  },
  'venues.once': {
    title: 'A list has each restaurant once',
    section: 'specification 3, decisions "Step 1"',
    expected: 'No id twice in one list.',
    widget: 'The restaurant is shown twice, or its slots are mixed up.',
    mend: 'Make the query distinct: a join often brings a row for each match.',
  },
  'id.type': {
    title: 'An id keeps its type and value between calls',
    section: 'specification 3',
    expected: 'The same id, as text or as a number in all calls.',
    widget: 'The same restaurant looks like two, and prefilled choices are lost.',
    mend: 'Write ids the same way in all calls.',
  },
  'venue.same': {
    title: 'One restaurant by its id is that restaurant',
    section: 'specification 7',
    expected: 'The venue that was asked for, with the name that the search has.',
    widget: 'The diner books at another restaurant than was opened.',
    mend: 'Look the venue up by the id in the path.',
  },
  'venue.unknown': {
    title: 'An unknown restaurant is a 404',
    section: 'specification 7, openapi.yaml',
    expected: 'Status 404.',
    widget: 'A page with an old id shows an error of ours instead of the location search.',
    mend: 'Answer 404 where no venue has the id, not 200 with null or a 500.',
  },
  'closure.dates': {
    title: 'Closures are days',
    section: 'specification 3 and 5, "Date"',
    expected: 'closedFrom and closedTo as "2026-12-24" or null.',
    widget: 'A date that is none counts as open; a moment in UTC may be the day before at the restaurant.',
    mend: 'Send the day itself, without time and zone.',
  },
  'closure.order': {
    title: 'A closure begins before it ends',
    section: 'specification 5, "Date"',
    expected: 'closedFrom before closedTo, which is the day it is open again.',
    widget: 'No day is closed: diners choose days without a table.',
    mend: 'closedTo is the first open day, so at least one day after closedFrom.',
  },
  'closure.today': {
    title: 'isClosed agrees with the closure',
    section: 'specification 3',
    expected: 'isClosed true on the days of the closure.',
    widget: 'The message of a closed restaurant is missing, or shown in vain.',
    mend: 'Compute isClosed from closedFrom and closedTo.',
  },
  'configuration.text': {
    title: 'The booking configuration is a map of texts',
    section: 'contract 2',
    expected: '"true", not true; "105", not 105.',
    widget: 'The value is left out, and its default is taken.',
    mend: 'Write every value as text.',
  },
  'configuration.values': {
    title: 'Switches and numbers of the configuration can be read',
    section: 'specification 3',
    expected: '"true" or "false" for switches; digits alone for numbers.',
    widget:
      'Only "true" switches a thing on: "True", "1" and "yes" are off. A number with a unit is not read.',
    mend: 'Write "true" or "false", and numbers without their unit.',
  },
} as const satisfies CheckTexts
