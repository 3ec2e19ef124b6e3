/**
 * The checks, in the order of the report, with a line for each text: the title, the effect on the widget or the diner, how to fix it,
 * and what is expected if the title doesn't say it.
 */

export const connectionTexts = {
  reachable: `The back end can be reached
    Every call fails as if there were no connection.
    Check the address, the DNS, the certificate and the firewall.
    Any response to a GET.`,
  https: `The address is secure
    On an https page the browser blocks every call to an http address.
    Serve the back end over https.`,
  'cors.answers': `CORS: the page can read successful responses
    The browser hides the response from the widget: to the diner, every such call fails.
    Send Access-Control-Allow-Origin with every response of all nine calls. For only some origins, see --origin.
    Access-Control-Allow-Origin: * or exactly the page's origin, once, on every response.`,
  'cors.errors': `CORS: the page can read errors
    The widget can't read a 400: the diner isn't told what to correct, only that the outcome is unknown.
    Run the middleware that sets the CORS headers before the code that answers errors.
    The same Access-Control-Allow-Origin on responses with an error status.`,
  'cors.preflight-read': `CORS: preflight of a GET with the session header
    The browser sends none of the calls: the location search fails.
    Answer OPTIONS with a 204 and Access-Control-Allow-Headers: Content-Type, X-Session-Id.
    A 2xx that allows the origin, with the session header in Access-Control-Allow-Headers.`,
  'cors.preflight-create': `CORS: preflight of a POST
    The browser does not send the booking: everything works until the last step.
    Allow Content-Type and the session header on both create paths.
    A 2xx that allows the origin, Content-Type and the session header.`,
  'cors.preflight-key': `CORS: preflight of a POST with the idempotency header
    The browser sends no booking of a brand that has an idempotencyHeader.
    Add the idempotency header to Access-Control-Allow-Headers.`,
  'cors.vary': `CORS: caches keep origins apart
    A cache may return one site's response to another site, whose browser then refuses it.
    Add Vary: Origin, or allow *.`,
  'cors.expose-date': `CORS: the widget can detect a device's wrong clock
    The widget can't warn a diner whose device has the wrong date.
    Add Access-Control-Expose-Headers: Date.`,
  'session.header': `Any session id is accepted, and changes no response
    Every diner has a new random id, so they are refused, or see other restaurants.
    Don't look up the session id: use it only for logs and rate limits.`,
  'errors.input': `Invalid input is refused
    The widget retries after a 5xx, so old links keep your server busy.
    Answer 400: validate the parts of the path before they reach the database.`,
  caching: `Availability is not cached for long
    Diners are offered times that were sold minutes ago.
    Send Cache-Control: no-store on these calls, and leave them out of the cache of your CDN.
    At most 60 seconds of max-age and Age on sessions and availability, and none on a create.`,
  limits: `Rate limits leave room for diners
    A diner who compares days and restaurants is told that times could not be loaded.
    Count requests by session id and address, not by address alone, and allow hundreds of GETs a minute.
    No 429 for the 100 calls that this check sends one by one.`,
  latency: `Responses are fast
    The diner waits for each call. After 10 seconds (30 for a create) the widget gives up.
    Look at the slow call: add an index, cache what rarely changes, call other systems less often.
    Each call in less than a second, and never more than 10 seconds (30 for a create).`,
}

export const readTexts = {
  'texts.plain': `Texts are plain text, not markup
    Diners see the entities and tags.
    Send plain text: the widget renders no markup.
    O'Connell & Sons, not O&#39;Connell &amp; Sons. No tags.`,
  'texts.letters': `Accented letters are whole
    Diners read "CafÃ©".
    Read the text from the database as UTF-8: something takes its bytes for Latin-1.`,
  'search.empty': `No match is an empty list
    The diner sees an error with "Try again", not "nothing found".
    Answer 200 with [] if nothing matches.`,
  'search.encoding': `Any text can be searched for
    The search fails while a diner types such a name.
    Decode the path after splitting it, and let encoded slashes (%2F) through the proxy.
    Status 200 with a list for spaces, slashes, quotes, percent signs and umlauts.`,
  'nearby.shape': `The search near a place returns an object
    The widget refuses the response: nobody finds the restaurants near a town.
    Wrap the list: {"venues": […], "resolvedLocationDescription": "Galway, Ireland"}.`,
  'nearby.empty': `An unknown place has no venues
    The diner sees an error for an unknown place.
    Answer 200 with {"venues": [], "resolvedLocationDescription": ""}.`,
  'nearby.order': `Restaurants near a place are sorted by distance
    They are listed in the order you send: a distant one may be first.
    Sort by distance.`,
  'venues.once': `A list has each restaurant once
    The restaurant is listed twice, or its slots are mixed up.
    Make the query distinct: a join often adds a row for each match.`,
  'id.type': `An id has the same type and value in all calls
    One restaurant looks like two, and prefilled selections are lost.
    Write ids the same way in all calls, as a string or as a number.`,
  'id.digits': `Numbers have no more digits than JavaScript keeps
    The widget keeps every digit, but plugins, adapters and proxies that parse the JSON round them.
    Send the id or reference as a text: "9007199254740993".
    Whole numbers up to 9007199254740991 (2^53 - 1). Longer ids and references as texts.`,
  'venue.same': `A restaurant by its id is that restaurant
    The diner books at the wrong restaurant.
    Look up the venue by the id in the path.`,
  'venue.unknown': `An unknown restaurant is a 404
    A page with an old id shows an error instead of the location search.
    Answer 404 if no venue has the id, not 200 with null or a 500.
    Status 404.`,
  'closure.dates': `Closures are dates
    An invalid date counts as open. An instant may be the day before.
    Send the date alone, without time and zone.
    closedFrom and closedTo as "2026-12-24" or null.`,
  'closure.order': `A closure begins before it ends
    No day is closed: diners select days without a table.
    closedTo is the first open day, so at least one day after closedFrom.`,
  'closure.today': `isClosed agrees with the closure
    The message about a closed restaurant is missing, or shown by mistake.
    Compute isClosed from closedFrom and closedTo.`,
  'configuration.text': `The values of the booking configuration are strings
    The widget ignores the value and uses its default.
    Send every value as a string: "true", not true; "105", not 105.`,
  'configuration.values': `Switches and numbers of the configuration are readable
    Only "true" turns a switch on: "True", "1" and "yes" are off. A number with a unit is ignored.
    Send "true" or "false", and numbers without a unit.`,
  'slots.time': `Slot times are HHMM integers
    The widget leaves out the slot, so diners have too few times or none.
    hours * 100 + minutes, in the local time of the restaurant.
    930 or 1930: an integer below 2400 with minutes below 60.`,
  'sessions.window': `Slots are between startTime and endTime
    A time after midnight may be offered as one in the small hours of the day before.
    Use the same opening hours and time zone for all three. After midnight, endTime is the earlier one.
    startTime and endTime as HHMM integers, with every slot between them.`,
  'sessions.once': `A day has each time once
    The same time is offered twice, perhaps once free and once full.
    Group by time: a row for each table is a common cause.`,
  'sessions.configuration': `Sessions contain configuration.configuration
    The widget uses default texts in step 2 and default switches in the details.
    Put the map one level deeper: {"configuration": {"configuration": {…}}}.`,
  'sessions.day': `Sessions are those of the requested day
    The diner chooses a Friday, sees the times of the Saturday, and comes on the wrong day.
    Keep dates as text. A local midnight in UTC is another day: look for toISOString, toUniversalTime, getUTCDate.
    The times of exactly the date in the path, by the restaurant's calendar.`,
  'sessions.venue': `Sessions are those of the requested restaurant
    All restaurants show the same times.
    Filter by the restaurant in the path. One that doesn't exist is a 404, or has nothing to offer.`,
  'sessions.passed': `Times of today that have passed are not offered
    The widget leaves them out if the brand has a timeZone. Others show them.
    Compare slots with the time at the restaurant, not with the time of the server.`,
  'sessions.clocks': `Times stay the same when the clocks change
    Diners are offered times an hour off, for half of the year or for one day.
    Store opening hours as local times, and convert each date with the offset of that date.`,
  'sessions.past': `A past day offers nothing
    A page left open past midnight offers yesterday's tables.
    Answer 200 without a slot if the date is before today at the restaurant.`,
  'sessions.far': `A day far ahead has a response, without a table
    Diners book tables that aren't sold yet, or see an error for the day.
    Answer 200 without sessions beyond the days that can be booked.`,
  'sessions.closure': `A closed day offers nothing
    The calendar disables the day, but a link to it offers its times.
    Leave closed days out of the availability, by the same rule as the calendar.`,
  'guests.group': `A group is -1 guests
    "15+ Group Booking Enquiry" ends in an error, or in a booking for minus one.
    Answer 200 to -1 in the path: a group, with slots only to enquire about.`,
  'guests.large': `Fourteen guests get a response
    The largest parties get an error instead of times.
    Answer 200 for every party of 1 to 14, with full slots if no table is large enough.`,
  'guests.used': `The number of guests counts
    A large party is offered a table for two.
    Read the guests of the path, in both calls: availability has them last, sessions before "true".
    Other times for 99 guests than for two and fourteen, or none. A 400 is fine too.`,
  'availability.flag': `The original restaurant has one flag
    Without a flag the diner reads that availability couldn't be checked. Of two, the first one counts.
    Send only originalChoiceAvailable.
    originalChoiceAvailable or anyAvailabilityInOriginalRestaurant, true or false. Both only if they agree.`,
  'availability.free': `A free slot is free when it is checked
    Every time leads to other restaurants: nobody reaches the details.
    Use one rule for both calls, and read the path as venue, date, HHMM, guests.
    originalChoiceAvailable true for a slot that sessions say is available.`,
  'availability.full': `A full time is not confirmed
    The diner enters all details, and is refused at the end.
    Check whether exactly this time is free, not whether the day has any table.
    The flag false for a time that sessions say is not available.`,
  'availability.none': `noAvailability agrees with the offers
    The diner reads that nothing is available although something is, or sees an empty list.
    Compute it from the list that you send.`,
  'availability.venues': `Other restaurants have slots and configuration
    A restaurant without such a slot is not listed: step 2 may be empty.
    Send each venue with the slots around the requested time.
    Each venue with availability and bookingConfiguration, and with a slot to book or enquire about.`,
  'availability.closed': `originalChoiceClosed agrees with the closure
    The wrong message is shown above the alternatives.
    Use the same closure as in the venue: true on its days, false on others.`,
  'availability.time': `A time before ten has four digits in the path
    No time before ten can be checked.
    Read the time as a string of four digits, not as an octal or three-digit number.`,
  'menus.once': `Each menu is listed once
    Selecting one menu selects two.
    Make the query distinct.`,
}

/** Those that need --write: refusals, bookings and enquiries. */
export const writeTexts = {
  'refusal.status': `Wrong details are refused with a 400
    The diner reads "Unexpected / Unknown error", not what to correct.
    Answer 400, not 422, 200 with errors, or 500.`,
  'refusal.body': `A 400 says what to correct, by field
    The diner reads only the heading, without a reason.
    Send messages for diners, by the names of the fields that were sent.
    {"email": ["Please enter your email"]}, at the top or in errors or modelState. One message is enough.`,
  'refusal.code': `A code comes with a text
    Without a text of the brand for the code, the diner reads only that it was refused.
    Add a message by the name of the field, or a text for the code to the brand: "booking.refused-table-gone".`,
  'refusal.wrong-input': `Other wrong input is refused too
    After a 5xx the diner reads that the booking may have been sent.
    Validate the input before it reaches the database.
    A 400 for a date that doesn't exist, and for an unknown restaurant.`,
  'booking.reference': `Each booking has its own reference
    Two diners arrive with the same reference.
    Make references unique.`,
  'booking.captcha': `A booking without human verification
    Without a site key the widget sends null: such a back end needs a brand with a site key.
    Set siteKey in the brand, and accept this check without a token on a test system.`,
  'booking.children': `Children need seats too
    A family of ten has a table for two.
    Look for a table for guests + children.`,
  'guarantee.first': `Guarantee, first call: a card is required, and nothing is booked
    With a reference the widget shows a completed booking, and never requests the card.
    Book nothing before you have the card, and send no reference.
    Status 200 with requiresCcg true, bookingReference null, ccgPerformed false.`,
  'guarantee.second': `Guarantee, second call: with a nonce it is booked or refused
    The widget requests a card again and again, and the diner never gets a table.
    Read paymentNonce in the second call. Give a nonce of your sandbox with --nonce.
    A reference with requiresCcg false and ccgPerformed true, or a 400 that names paymentNonce.`,
  'selling.refusal': `A full time is refused with a 400
    The diner reads "Unexpected / Unknown error", not what to correct.
    Answer 400 with {"time": ["Sorry, that table has just been taken."]}.`,
  'selling.shown': `A refused time is no longer offered
    The diner selects the same time again and again, and is refused each time.
    Use the same tables for sessions and bookings, without a cache between them.`,
  'selling.full': `A full time is not sold
    More parties arrive than there are tables.
    Check availability in the transaction that books.`,
  'selling.once': `Bookings at the same moment do not sell a table twice
    More parties arrive than there are tables.
    Lock the restaurant, or use a unique key of table and time.`,
  'key.same': `The same idempotency key is the same booking
    "Send again" after a lost response books a second table.
    Store the response with the key in the transaction that books.
    The same reference for the same key and body, one after another and at the same moment.`,
  'key.other': `A used key with another body does not repeat the booking
    The diner sees a reference that belongs to another booking.
    Answer 422 if the body differs from the stored one, or make another booking.`,
  'enquiry.group': `An enquiry for a group of -1
    No group of 15 or more can enquire.
    Accept -1 guests in an enquiry.`,
  'enquiry.party': `An enquiry for a party, with ocassionType
    Diners cannot enquire about a party.
    Accept the field with this spelling.`,
  'enquiry.open': `An enquiry without date, time and guests
    The general enquiry is refused, with messages about fields that the diner can't see.
    Allow null for date, time and guests in an enquiry.`,
}
