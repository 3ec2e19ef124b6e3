import { addDays } from '../../../src/dates/plain-date'
import { answer, body, gives, misreads, slots, venues, type Row } from '../mutations'

/** Faults of days and times: sessions, guests, availability and menus. */

const withoutClosures = venues((venue) => void (venue.closedFrom = venue.closedTo = null))

export const ofDays: Readonly<Record<string, Row>> = {
  'menus in an object': [
    ['menus.body'],
    'The body is an object, with the list in "menus".',
    body('menus/search', (menus) => ({ menus })),
  ],
  'a menu without a title': [
    ['menus.body'],
    '[0].title is missing',
    body('menus/search', ([menu]) => void delete menu.title),
  ],
  'a menu twice': [
    ['menus.once'],
    'The id "a-la-carte" twice in the list.',
    body('menus/search', (menus) => [...menus, ...menus]),
  ],
  'an empty token': [
    ['token.body'],
    'clientToken is ""',
    body('payment/getclienttoken', () => ({ clientToken: '' })),
  ],
  'times with a colon': [
    ['slots.time'],
    'sessions[0].availability[0].time is "09:00"',
    slots((slot) => void (slot.time = `${slot.time}`.padStart(4, '0').replace(/^(..)/, '$1:'))),
  ],
  'times as instants': [
    ['slots.time', 'availability.venues'],
    'sessions[0].availability[0].time is "2026-11-22T9:00:00Z"',
    slots((slot) => void (slot.time = `2026-11-22T${String(slot.time).slice(0, -2)}:00:00Z`)),
  ],
  'times in minutes': [
    ['slots.time', 'availability.venues'],
    'sessions[0].availability[0].time is 1975',
    slots((slot) => void (slot.time = slot.time === 1200 ? 2400 : 1975)),
  ],
  'slots after the last time': [
    ['sessions.window'],
    'sessions[1] is from 1800 to 1900, with slots at 1930',
    body('sessions/availability', ({ sessions }) => void (sessions[1].endTime = 1900)),
  ],
  'a startTime with a colon': [
    ['sessions.window'],
    'sessions[0].startTime is "09:00"',
    body('sessions/availability', ({ sessions }) => void (sessions[0].startTime = '09:00')),
  ],
  'a slot twice': [
    ['sessions.once'],
    'The time 900 twice.',
    body(
      'sessions/availability',
      ({ sessions }) => void sessions[0].availability.push(sessions[0].availability[0]),
    ),
  ],
  'a flat configuration': [
    ['sessions.configuration'],
    'configuration is {"step2-message":"Call us on ##telephone##."}',
    body('sessions/availability', (day) => void (day.configuration = day.configuration.configuration)),
  ],
  "yesterday's tables": [
    ['sessions.past'],
    'Free times: 0900',
    body(
      'sessions/availability',
      ({ sessions }, { parts }) =>
        void (parts[3]! < '2026-11-20' && (sessions[0].availability[0].available = true)),
    ),
  ],
  'a 500 for a day far ahead': [
    ['sessions.far'],
    'Status 500 with {"sessions":[{"title":"Lunch","startTime":900,"endTime":1430',
    gives(
      'sessions/availability',
      { status: 500 },
      (reply, { parts }) => parts[3]! > '2028' && parts[3]! < '3',
    ),
  ],
  'tables on a closed day': [
    ['sessions.closure'],
    'Free times: 0900',
    body(
      'sessions/availability',
      ({ sessions }, { parts }) =>
        void (parts[2] === '102' && (sessions[0].availability[0].available = true)),
    ),
  ],
  'no groups': [
    ['guests.group'],
    'Status 400 with {}',
    answer(
      'sessions/availability',
      (reply, { parts }) => void (parts[4] === '-1' && Object.assign(reply, { status: 400, body: {} })),
    ),
  ],
  'no fourteen guests': [
    ['guests.large'],
    'Status 404 with {}',
    answer(
      'sessions/availability',
      (reply, { parts }) => void (parts[4] === '14' && Object.assign(reply, { status: 404, body: {} })),
    ),
  ],
  'no flag': [
    ['availability.flag'],
    'originalChoiceAvailable is missing, anyAvailabilityInOriginalRestaurant is missing',
    body('venues/searchavailability', (reply) => void delete reply.originalChoiceAvailable),
  ],
  'flags that contradict each other': [
    ['availability.flag'],
    'originalChoiceAvailable is true, anyAvailabilityInOriginalRestaurant is false',
    body(
      'venues/searchavailability',
      (reply) => void (reply.anyAvailabilityInOriginalRestaurant = !reply.originalChoiceAvailable),
    ),
  ],
  'never free': [
    ['availability.free'],
    'The flag is false, but sessions say that 0900 is available.',
    body('venues/searchavailability', (reply) => void (reply.originalChoiceAvailable = false)),
  ],
  'always free': [
    ['availability.full'],
    'The flag is true, but sessions say that 1230 is not available.',
    body(
      'venues/searchavailability',
      (reply, { parts }) => void (reply.originalChoiceAvailable ||= parts[2] === '101'),
    ),
  ],
  'noAvailability with tables': [
    ['availability.none'],
    "noAvailability is true, with 3 venues. The original restaurant's flag is true.",
    body('venues/searchavailability', (reply) => void (reply.noAvailability = true)),
  ],
  'alternatives without slots': [
    ['availability.venues'],
    '"101" without availability.',
    body('venues/searchavailability', (reply) =>
      reply.venues.forEach((one: object) => delete (one as { availability?: unknown }).availability),
    ),
  ],
  'a closure that begins a day late': [
    ['availability.closed'],
    'originalChoiceClosed is false on a day of the closure.',
    body(
      'venues/searchavailability',
      (reply, { parts }) => void (parts[3] === '2026-11-29' && (reply.originalChoiceClosed = false)),
    ),
  ],
  'a closure that ends a day late': [
    ['availability.closed'],
    'originalChoiceClosed is true on a day outside the closure.',
    body(
      'venues/searchavailability',
      (reply, { parts }) =>
        void (parts[2] === '102' && parts[3] === '2026-12-02' && (reply.originalChoiceClosed = true)),
    ),
  ],
  'always closed': [
    ['availability.closed'],
    'originalChoiceClosed is true on a day with free slots.',
    body('venues/searchavailability', (reply) => void (reply.originalChoiceClosed = true)),
  ],
  'a 400 for times that begin with 0': [
    ['availability.time'],
    'Status 400 with {"noAvailability":false,"originalChoiceAvailable":false,"ori',
    gives(
      'venues/searchavailability',
      { status: 400 },
      (reply, { parts }) => parts[4]!.startsWith('0') && parts[4] !== '0900',
    ),
  ],
  'sessions of the day after': [
    ['sessions.day', 'sessions.closure'],
    'The restaurant is closed from 2026-11-29 to 2026-12-01, but only 2026-12-01 offers times: those of the day after.',
    misreads('sessions', (parts) => (parts[3] = addDays(parts[3]!, 1))),
  ],
  'sessions of the day before': [
    ['sessions.day', 'sessions.closure'],
    'The restaurant is closed from 2026-11-29 to 2026-12-01, but only 2026-11-29 offers times: those of the day before.',
    misreads('sessions', (parts) => (parts[3] = addDays(parts[3]!, -1))),
  ],
  'sessions of the day after, without closures': [
    ['sessions.day'],
    'says the opposite: the sessions are those of the day after.',
    { ...misreads('sessions', (parts) => (parts[3] = addDays(parts[3]!, 1))), mutate: withoutClosures },
  ],
  'sessions of the day before, without closures': [
    ['sessions.day'],
    'says the opposite: the sessions are those of the day before.',
    { ...misreads('sessions', (parts) => (parts[3] = addDays(parts[3]!, -1))), mutate: withoutClosures },
  ],
  'every call for the day after': [
    ['sessions.day', 'sessions.closure', 'availability.full', 'availability.closed'],
    'The restaurant is closed from 2026-11-29 to 2026-12-01, but only 2026-12-01 offers times: those of the day after.',
    {
      misread: ({ parts, body: sent }) => {
        if (parts[3]) parts[3] = addDays(parts[3], 1)
        if (sent.date) sent.date = addDays(String(sent.date), 1)
      },
    },
  ],
  'tables 700 days ahead': [
    ['sessions.far'],
    'Free times: 0900, 1200, 1900, 1930',
    misreads('sessions', (parts) => parts[3]!.startsWith('2028') && (parts[3] = '2026-12-15')),
  ],
  'sessions of one restaurant for all': [
    ['sessions.venue', 'sessions.closure'],
    "Free times at a restaurant that doesn't exist: 0900, 1200, 1900, 1930",
    misreads('sessions', (parts) => (parts[2] = '101')),
  ],
  'guests that do not count': [
    ['guests.group', 'guests.used'],
    'The same free times for 2, 14 and 99 guests: 0900, 1200, 1900, 1930',
    {
      misread: ({ parts }) => {
        if (parts[0] === 'sessions') parts[4] = '2'
        if (parts[1] === 'searchavailability') parts[5] = '2'
      },
    },
  ],
  'guests that do not count in the availability of a time': [
    ['guests.used'],
    'The flag is true for 99 guests at 0900, for whom sessions offer nothing.',
    misreads('venues', (parts) => parts[1] === 'searchavailability' && (parts[5] = '2')),
  ],
  'times that have passed': [
    ['sessions.passed'],
    "At 12:15 in Europe/Dublin, today's free times are still 0900, 1200",
    misreads('sessions', (parts) => parts[3] === '2026-11-20' && (parts[3] = '2026-11-27')),
    { timeZone: 'Europe/Dublin' },
  ],
  'times in UTC, an hour off in summer': [
    ['sessions.clocks'],
    'The times of 2027-04-04 are those of 2027-03-21, an hour later: 1000 is 0900. The clocks of Europe/Dublin change on',
    body('sessions/availability', ({ sessions }, { parts }) => {
      if (parts[3]! < '2027-03-28') return
      for (const one of sessions) {
        one.startTime += 100
        one.endTime += 100
        for (const slot of one.availability) slot.time += 100
      }
    }),
    { timeZone: 'Europe/Dublin' },
  ],
  'available as "true"': [
    ['sessions.body', 'availability.body', 'availability.none', 'availability.venues'],
    'sessions[0].availability[0].available is "true"',
    slots((slot) => void (slot.available = String(slot.available))),
  ],
  'no menus here: a 404': [
    ['menus.answer'],
    'Status 404 with {}',
    answer('menus/search', (reply) => void Object.assign(reply, { status: 404, body: {} })),
  ],
}
