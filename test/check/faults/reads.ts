import { addDays } from '../../../src/dates/plain-date'
import { body, gives, is, misreads, slots, venues, type Rows } from '../mutations'
import type { Misread, Reply } from '../valid-server'

/** Faults of restaurants, days and times: searches, ids, closures, texts, sessions, availability and menus. */

const AVAILABILITY = 'venues/searchavailability'
const SESSIONS = 'sessions/availability'
const zone = { timeZone: 'Europe/Dublin' }
const firstOption = (value: unknown) =>
  venues(({ bookingConfiguration: map }) => {
    if ('step4-requireMinAge' in map) map['step4-requireMinAge'] = value
  })

const ofRestaurants: Rows = {
  'search.empty: a 404 if nothing matches': [
    'Status 404 with {}',
    gives('venues/search', { status: 404, body: {} }, (reply) => reply.body.length === 0),
  ],
  'search.encoding: a 404 for a slash': [
    'Status 404 with <h1>Not found</h1>',
    gives('venues/search', { status: 404, text: '<h1>Not found</h1>' }, (_, { parts }) =>
      parts[2]!.includes('/'),
    ),
  ],
  'search.encoding: a text that stays encoded': [
    'A list of 0, without this restaurant.',
    body('venues/search', (list, { parts }) => (parts[2]!.includes(' ') ? [] : list)),
  ],
  'search.encoding: half a character in a name': [
    'A list of 0, without this restaurant.',
    venues((venue) => void (venue.name += ' \ud800')),
  ],
  'search.body: an address in one line': is('venues/search', '[0].address', '8 High Street, Cork'),
  'search.body: a venue without a name': is('venues/search', '[1].name', ''),
  'search.body: a search result in an object': [
    'The body is an object, with the list in "found".',
    body('venues/search', (found) => ({ found })),
  ],
  'nearby.shape: a list': ['A list of 3.', body('venues/searchnearby', (reply) => reply.venues)],
  'nearby.empty: a 404 for an unknown place': [
    'Status 404 with {}',
    gives('venues/searchnearby', { status: 404, body: {} }, ({ body }) => body.venues.length === 0),
  ],
  'nearby.order: a distant restaurant first': [
    'Distances: 54.3, 15.8',
    body('venues/searchnearby', ({ venues: list }) => void list.reverse()),
  ],
  'venues.once: a venue twice': [
    'The id "101" twice in the list.',
    body('venues/search', (list) => [...list, ...list.slice(0, 1)]),
  ],
  'id.type: an id that becomes a number': [
    'The id is a number. In the search it is a string.',
    body('venues/getbyid', (venue) => void (venue.id = Number(venue.id))),
  ],
  'id.digits: ids of 64 bits as numbers': [
    '9007199254740993 is above 9007199254740991.',
    { mutate: longId, misread: shortId },
    { write: true },
  ],
  'venue.same: another venue': ['The venue "999".', is('venues/getbyid', 'id', '999')[1]],
  'venue.unknown: a 500 for an unknown venue': [
    'Status 500 with <h1>Oops</h1>',
    gives('venues/getbyid', { status: 500, text: '<h1>Oops</h1>' }, (reply) => reply.status === 404),
  ],
  'closure.dates: closures as instants': [
    'closedFrom is "2026-11-29T00:00:00Z"',
    venues((venue) => {
      for (const name of ['closedFrom', 'closedTo']) venue[name] &&= `${venue[name]}T00:00:00Z`
    }),
  ],
  'closure.dates: closures as people write them': [
    '[1].closedFrom is "29/11/2026"',
    venues((venue) => void (venue.closedFrom &&= venue.closedFrom.split('-').reverse().join('/'))),
  ],
  'closure.order: a closure that ends before it begins': [
    '[1].closedFrom is 2026-12-02, closedTo is 2026-11-29',
    venues((venue) => void ([venue.closedFrom, venue.closedTo] = [venue.closedTo, venue.closedFrom])),
  ],
  'configuration.text: switches as true and false': [
    '[0].bookingConfiguration.step4-requireMinAge is true',
    firstOption(true),
  ],
  'configuration.values: switches as "True"': [
    '[0].bookingConfiguration.step4-requireMinAge is "True"',
    firstOption('True'),
  ],
  'texts.letters: letters that are encoded twice': [
    '[0].address[0] is "CafÃ© Lane"',
    venues((venue) => void (venue.address = ['CafÃ© Lane'])),
  ],
  'texts.plain: HTML in a text': [
    '[0].closedMessage is "Closed for <b>Christmas</b>"',
    venues((venue) => void (venue.closedMessage = 'Closed for <b>Christmas</b>')),
  ],
}

/** A server whose restaurant "101" has an id of 64 bits. */
function longId(reply: Reply): void {
  reply.text = JSON.stringify(reply.body)?.replace(/"id":"101"/g, '"id":9007199254740993')
}

function shortId({ parts, body: sent }: Misread): void {
  parts.forEach((part, index) => part === '9007199254740993' && (parts[index] = '101'))
  // The valid server parses a body, and so rounds a number. A text would not be found.
  if (sent.venueId === 9007199254740992) sent.venueId = '101'
}

const ofTimes: Rows = {
  'slots.time: times with a colon': [
    'sessions[0].availability[0].time is "09:00"',
    slots((slot) => void (slot.time = `${slot.time}`.padStart(4, '0').replace(/^(..)/, '$1:'))),
  ],
  'slots.time, availability.venues: times in minutes': [
    'sessions[0].availability[0].time is 1975',
    slots((slot) => void (slot.time = slot.time === 1200 ? 2400 : 1975)),
  ],
  'sessions.body, availability.body, availability.none, availability.venues: available as "true"': [
    'sessions[0].availability[0].available is "true"',
    slots((slot) => void (slot.available = String(slot.available))),
  ],
  'sessions.window: slots after the last time': [
    'sessions[1] is from 1800 to 1900, with slots at 1930',
    is(SESSIONS, 'sessions[1].endTime', 1900)[1],
  ],
  'sessions.window: a startTime with a colon': is(SESSIONS, 'sessions[0].startTime', '09:00'),
  'sessions.once: a slot twice': [
    'The time 900 twice.',
    body(SESSIONS, ({ sessions: [first] }) => void first.availability.push(first.availability[0])),
  ],
  'sessions.configuration: a flat configuration': [
    'configuration is {"step2-message":"Call us on ##telephone##."}',
    body(SESSIONS, (day) => void (day.configuration = day.configuration.configuration)),
  ],
  "sessions.past: yesterday's tables": [
    'Free times: 0900',
    body(SESSIONS, ({ sessions }, { parts }) => {
      if (parts[3]! < '2026-11-20') sessions[0].availability[0].available = true
    }),
  ],
  'sessions.far: a 500 for a day far ahead': [
    'Status 500 with {"sessions":[{"title":"Lunch","startTime":900,"endTime":1430',
    gives(SESSIONS, { status: 500 }, (_, { parts }) => parts[3]! > '2028' && parts[3]! < '3'),
  ],
  'sessions.far: tables 700 days ahead': [
    'Free times: 0900, 1200, 1900, 1930',
    misreads('sessions', (parts) => parts[3]!.startsWith('2028') && (parts[3] = '2026-12-15')),
  ],
  'sessions.closure: tables on a closed day': [
    'Free times: 0900',
    body(SESSIONS, ({ sessions }, { parts }) => {
      if (parts[2] === '102') sessions[0].availability[0].available = true
    }),
  ],
  'sessions.venue, sessions.closure: sessions of one restaurant for all': [
    "Free times at a restaurant that doesn't exist: 0900, 1200, 1900, 1930",
    misreads('sessions', (parts) => (parts[2] = '101')),
  ],
  'sessions.passed: times that have passed': [
    "At 12:15 in Europe/Dublin, today's free times are still 0900, 1200",
    misreads('sessions', (parts) => parts[3] === '2026-11-20' && (parts[3] = '2026-11-27')),
    zone,
  ],
  'sessions.clocks: times in UTC, an hour off in summer': [
    'The times of 2027-04-04 are those of 2027-03-21, an hour later: 1000 is 0900. The clocks of Europe/Dublin change on',
    body(SESSIONS, ({ sessions }, { parts }) => {
      for (const one of parts[3]! < '2027-03-28' ? [] : sessions) {
        one.startTime += 100
        one.endTime += 100
        for (const slot of one.availability) slot.time += 100
      }
    }),
    zone,
  ],
  'guests.group: no groups': [
    'Status 400 with {}',
    gives(SESSIONS, { status: 400, body: {} }, (_, { parts }) => parts[4] === '-1'),
  ],
  'guests.large: no fourteen guests': [
    'Status 404 with {}',
    gives(SESSIONS, { status: 404, body: {} }, (_, { parts }) => parts[4] === '14'),
  ],
  'guests.group, guests.used: guests that do not count': [
    'The same free times for 2, 14 and 99 guests: 0900, 1200, 1900, 1930',
    {
      misread: ({ parts }) =>
        ['sessions', 'venues'].forEach(
          (room, at) => parts[0] === room && parts[4 + at] && (parts[4 + at] = '2'),
        ),
    },
  ],
  'guests.used: guests that do not count in the availability of a time': [
    'The flag is true for 99 guests at 0900, for whom sessions offer nothing.',
    misreads('venues', (parts) => parts[1] === 'searchavailability' && (parts[5] = '2')),
  ],
  'availability.flag: no flag': [
    'originalChoiceAvailable is missing, anyAvailabilityInOriginalRestaurant is missing',
    is(AVAILABILITY, 'originalChoiceAvailable', undefined)[1],
  ],
  'availability.flag: flags that contradict each other': [
    'originalChoiceAvailable is true, anyAvailabilityInOriginalRestaurant is false',
    body(AVAILABILITY, (reply) => {
      reply.anyAvailabilityInOriginalRestaurant = !reply.originalChoiceAvailable
    }),
  ],
  'availability.free: never free': [
    'The flag is false, but sessions say that 0900 is available.',
    is(AVAILABILITY, 'originalChoiceAvailable', false)[1],
  ],
  'availability.full: always free': [
    'The flag is true, but sessions say that 1230 is not available.',
    body(AVAILABILITY, (reply, { parts }) => void (reply.originalChoiceAvailable ||= parts[2] === '101')),
  ],
  'availability.none: noAvailability with tables': [
    "noAvailability is true, with 3 venues. The original restaurant's flag is true.",
    is(AVAILABILITY, 'noAvailability', true)[1],
  ],
  'availability.venues: alternatives without slots': [
    '"101" without availability.',
    is(AVAILABILITY, 'venues[0].availability', undefined)[1],
  ],
  'availability.closed: a closure that begins a day late': [
    'originalChoiceClosed is false on a day of the closure.',
    body(AVAILABILITY, (reply, { parts }) => {
      if (parts[3] === '2026-11-29') reply.originalChoiceClosed = false
    }),
  ],
  'availability.closed: a closure that ends a day late': [
    'originalChoiceClosed is true on a day outside the closure.',
    body(AVAILABILITY, (reply, { parts }) => {
      if (parts[2] === '102' && parts[3] === '2026-12-02') reply.originalChoiceClosed = true
    }),
  ],
  'availability.closed: always closed': [
    'originalChoiceClosed is true on a day with free slots.',
    is(AVAILABILITY, 'originalChoiceClosed', true)[1],
  ],
  'availability.time: a 400 for times that begin with 0': [
    'Status 400 with {"noAvailability":false,"originalChoiceAvailable":false,"ori',
    gives(AVAILABILITY, { status: 400 }, (_, { parts }) => /^0(?!900)/.test(parts[4]!)),
  ],
  'menus.body: a menu without a title': is('menus/search', '[0].title', undefined),
  'menus.once: a menu twice': [
    'The id "a-la-carte" twice in the list.',
    body('menus/search', (menus) => [...menus, ...menus]),
  ],
  'token.body: an empty token': is('payment/getclienttoken', 'clientToken', ''),
}

/** Sessions of the next day, and of the one before: with a closure that shows it, and without. */
const ofOtherDays: Rows = Object.fromEntries(
  (
    [
      ['after', 1, '2026-12-01'],
      ['before', -1, '2026-11-29'],
    ] as const
  ).flatMap(([words, days, only]) => {
    const other = misreads('sessions', (parts) => (parts[3] = addDays(parts[3]!, days)))
    const mutate = venues((venue) => void (venue.closedFrom = venue.closedTo = null))
    const closed = 'The restaurant is closed from 2026-11-29 to 2026-12-01'
    return [
      [
        `sessions.day, sessions.closure: sessions of the day ${words}`,
        [`${closed}, but only ${only} offers times: those of the day ${words}.`, other],
      ],
      [
        `sessions.day: sessions of the day ${words}, without closures`,
        [`says the opposite: the sessions are those of the day ${words}.`, { ...other, mutate }],
      ],
    ]
  }),
)

export const ofReads: Rows = { ...ofRestaurants, ...ofTimes, ...ofOtherDays }
