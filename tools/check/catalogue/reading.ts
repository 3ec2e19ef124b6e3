/** Checks of what the back end says: restaurants, sessions, availability and menus. */

const restaurantTexts = {
  'texts.plain': {
    title: 'Texts are plain text, not markup',
    expected: "O'Connell & Sons, not O&#39;Connell &amp; Sons. No tags.",
    effect: 'Diners see the entities and tags.',
    fix: 'Send plain text: the widget renders no markup.',
  },
  'texts.letters': {
    title: 'Accented letters are whole',
    expected: '"Café", as UTF-8, encoded once.',
    effect: 'Diners read "CafÃ©".',
    fix: 'Read the text from the database as UTF-8: something takes its bytes for Latin-1.',
  },
  'search.empty': {
    title: 'No match is an empty list',
    expected: 'Status 200 with [].',
    effect: 'The diner sees an error with "Try again", not "nothing found".',
    fix: 'Answer 200 with an empty list if nothing matches.',
  },
  'search.encoding': {
    title: 'Any text can be searched for',
    expected: 'Status 200 with a list for spaces, slashes, quotes, percent signs and umlauts.',
    effect: 'The search fails while a diner types such a name.',
    fix: 'Decode the path after splitting it, and let encoded slashes (%2F) through the proxy.',
  },
  'nearby.shape': {
    title: 'The search near a place returns an object',
    expected: '{"venues": […], "resolvedLocationDescription": "Galway, Ireland"}',
    effect: 'The widget refuses the response: nobody finds the restaurants near a town.',
    fix: 'Wrap the list: {venues: [...], resolvedLocationDescription: "…"}.',
  },
  'nearby.empty': {
    title: 'An unknown place has no venues',
    expected: 'Status 200 with {"venues": [], "resolvedLocationDescription": ""}.',
    effect: 'The diner sees an error for an unknown place.',
    fix: 'Answer 200 with no venues and an empty description.',
  },
  'nearby.order': {
    title: 'Restaurants near a place are sorted by distance',
    expected: 'Ascending distances.',
    effect: 'They are listed in the order you send: a distant one may be first.',
    fix: 'Sort by distance.',
  },
  'venues.once': {
    title: 'A list has each restaurant once',
    expected: 'No duplicate id in a list.',
    effect: 'The restaurant is listed twice, or its slots are mixed up.',
    fix: 'Make the query distinct: a join often adds a row for each match.',
  },
  'id.type': {
    title: 'An id has the same type and value in all calls',
    expected: 'The same id, as a string or as a number, in all calls.',
    effect: 'One restaurant looks like two, and prefilled selections are lost.',
    fix: 'Write ids the same way in all calls.',
  },
  'id.digits': {
    title: 'Numbers have no more digits than JavaScript keeps',
    expected: 'Whole numbers up to 9007199254740991 (2^53 - 1). Longer ids and references as texts.',
    effect: 'The widget keeps every digit, but plugins, adapters and proxies that parse the JSON round them.',
    fix: 'Send the id or reference as a text: "9007199254740993".',
  },
  'venue.same': {
    title: 'A restaurant by its id is that restaurant',
    expected: 'The requested venue, with the same name as in the search.',
    effect: 'The diner books at the wrong restaurant.',
    fix: 'Look up the venue by the id in the path.',
  },
  'venue.unknown': {
    title: 'An unknown restaurant is a 404',
    expected: 'Status 404.',
    effect: 'A page with an old id shows an error instead of the location search.',
    fix: 'Answer 404 if no venue has the id, not 200 with null or a 500.',
  },
  'closure.dates': {
    title: 'Closures are dates',
    expected: 'closedFrom and closedTo as "2026-12-24" or null.',
    effect:
      "An invalid date counts as open. An instant is its day in the brand's timeZone; without one, its first ten characters count: perhaps the day before.",
    fix: 'Send the date alone, without time and zone.',
  },
  'closure.order': {
    title: 'A closure begins before it ends',
    expected: 'closedFrom before closedTo, which is the day of reopening.',
    effect: 'No day is closed: diners select days without a table.',
    fix: 'closedTo is the first open day, so at least one day after closedFrom.',
  },
  'closure.today': {
    title: 'isClosed agrees with the closure',
    expected: 'isClosed true on the days of the closure.',
    effect: 'The message about a closed restaurant is missing, or shown by mistake.',
    fix: 'Compute isClosed from closedFrom and closedTo.',
  },
  'configuration.text': {
    title: 'The values of the booking configuration are strings',
    expected: '"true", not true; "105", not 105.',
    effect: 'The widget ignores the value and uses its default.',
    fix: 'Send every value as a string.',
  },
  'configuration.values': {
    title: 'Switches and numbers of the configuration are readable',
    expected: '"true" or "false" for switches, and only digits for numbers.',
    effect: 'Only "true" turns a switch on: "True", "1" and "yes" are off. A number with a unit is ignored.',
    fix: 'Send "true" or "false", and numbers without a unit.',
  },
} as const

const timeTexts = {
  'slots.time': {
    title: 'Slot times are HHMM integers',
    expected: '930 or 1930: an integer below 2400 with minutes below 60.',
    effect: 'The widget leaves out the slot, so diners have too few times or none.',
    fix: 'hours * 100 + minutes, in the local time of the restaurant.',
  },
  'sessions.window': {
    title: 'Slots are between startTime and endTime',
    expected:
      'startTime and endTime as HHMM integers, with every slot between them. A session that ends after midnight has the earlier endTime.',
    effect: 'A time after midnight may be offered as one in the small hours of the day before.',
    fix: 'Use the same opening hours and time zone for all three.',
  },
  'sessions.once': {
    title: 'A day has each time once',
    expected: 'No duplicate time on a day.',
    effect: 'The same time is offered twice, perhaps once free and once full.',
    fix: 'Group by time: a row for each table is a common cause.',
  },
  'sessions.configuration': {
    title: 'Sessions contain configuration.configuration',
    expected: '{"configuration": {"configuration": {…}}}',
    effect: 'The widget uses default texts in step 2 and default switches in the details.',
    fix: 'Put the map one level deeper.',
  },
  'sessions.day': {
    title: 'Sessions are those of the requested day',
    expected: "The times of exactly the date in the path, by the restaurant's calendar.",
    effect: 'The diner chooses a Friday, sees the times of the Saturday, and comes on the wrong day.',
    fix: 'Keep dates as text. A local midnight in UTC is on the day before or after: look for toISOString, toUniversalTime, getUTCDate.',
  },
  'sessions.venue': {
    title: 'Sessions are those of the requested restaurant',
    expected: "A 404, or nothing to offer, for a restaurant that doesn't exist.",
    effect: 'All restaurants show the same times.',
    fix: 'Filter by the restaurant in the path.',
  },
  'sessions.passed': {
    title: 'Times of today that have passed are not offered',
    expected: "No available slot before now by the restaurant's clock.",
    effect: 'The widget leaves them out if the brand has a timeZone. Others show them.',
    fix: 'Compare slots with the time at the restaurant, not with the time of the server.',
    needs: ['zone'],
  },
  'sessions.clocks': {
    title: 'Times stay the same when the clocks change',
    expected: 'The same times on the same weekday before and after the change.',
    effect: 'Diners are offered times an hour off, for half of the year or for one day.',
    fix: 'Store opening hours as local times, and convert each date with the offset of that date.',
    needs: ['zone'],
  },
  'sessions.past': {
    title: 'A past day offers nothing',
    expected: 'Status 200 without a slot to book or enquire about.',
    effect: "A page left open past midnight offers yesterday's tables.",
    fix: 'Compare the date with today at the restaurant.',
  },
  'sessions.far': {
    title: 'A day far ahead has a response, without a table',
    expected: 'Status 200 with no time to book, 700 days ahead.',
    effect:
      "Diners book tables that the restaurant doesn't sell yet. After a 400 the widget suspects the device's clock. After other errors it shows an error for the day.",
    fix: 'Answer 200 without sessions beyond the days that can be booked.',
  },
  'sessions.closure': {
    title: 'A closed day offers nothing',
    expected: 'No available slot on a closed day.',
    effect: 'The calendar disables the day, but a link to it offers its times.',
    fix: 'Leave closed days out of the availability, by the same rule as the calendar.',
  },
  'guests.group': {
    title: 'A group is -1 guests',
    expected: 'Status 200 for -1 guests, without a time to book.',
    effect: '"15+ Group Booking Enquiry" ends in an error, or in a booking for minus one.',
    fix: 'Treat -1 in the path as a group, with slots only to enquire about.',
  },
  'guests.large': {
    title: 'Fourteen guests get a response',
    expected: 'Status 200 for every party of 1 to 14.',
    effect: 'The largest parties get an error instead of times.',
    fix: 'Answer 200 with full slots if no table is large enough.',
  },
  'guests.used': {
    title: 'The number of guests counts',
    expected: 'Other times for 99 guests than for two and fourteen, or none. A 400 is fine too.',
    effect: 'A large party is offered a table for two.',
    fix: 'Read the guests of the path, in both calls: availability has them last, sessions before "true".',
  },
  'availability.flag': {
    title: 'The original restaurant has one flag',
    expected:
      'originalChoiceAvailable or anyAvailabilityInOriginalRestaurant, true or false. Both only if they agree.',
    effect:
      "Without a flag the diner reads that availability couldn't be checked. Of two, the widget uses originalChoiceAvailable.",
    fix: 'Send only originalChoiceAvailable.',
  },
  'availability.free': {
    title: 'A free slot is free when it is checked',
    expected: 'originalChoiceAvailable true for a slot that sessions say is available.',
    effect: 'Every time leads to other restaurants: nobody reaches the details.',
    fix: 'Use one rule for both calls, and read the path as venue, date, HHMM, guests.',
  },
  'availability.full': {
    title: 'A full time is not confirmed',
    expected: 'The flag false for a time that sessions say is not available.',
    effect: 'The diner enters all details, and is refused at the end.',
    fix: 'Check whether exactly this time is free, not whether the day has any table.',
  },
  'availability.none': {
    title: 'noAvailability agrees with the offers',
    expected: 'noAvailability true only if no venue has a slot to book or enquire about.',
    effect: 'The diner reads that nothing is available although something is, or sees an empty list.',
    fix: 'Compute it from the list that you send.',
  },
  'availability.venues': {
    title: 'Other restaurants have slots and configuration',
    expected:
      'Each venue with availability and bookingConfiguration, and with a slot to book or enquire about.',
    effect: 'A restaurant without such a slot is not listed: step 2 may be empty.',
    fix: 'Send each venue with the slots around the requested time.',
  },
  'availability.closed': {
    title: 'originalChoiceClosed agrees with the closure',
    expected: 'true on a closed day, false on an open one.',
    effect: 'The wrong message is shown above the alternatives.',
    fix: 'Use the same closure as in the venue.',
  },
  'availability.time': {
    title: 'A time before ten has four digits in the path',
    expected: 'Status 200 for 0930.',
    effect: 'No time before ten can be checked.',
    fix: 'Read the time as a string of four digits, not as an octal or three-digit number.',
  },
  'menus.once': {
    title: 'Each menu is listed once',
    expected: 'No duplicate id.',
    effect: 'Selecting one menu selects two.',
    fix: 'Make the query distinct.',
  },
} as const

export const readTexts = { ...restaurantTexts, ...timeTexts }
