import { expect } from 'chai'
import { answer, body, preflight, slots, venues } from './mutations'
import { faultsOf } from './examine'
import type { Mutation } from './valid-server'

/** A mutation of the valid server, and the faults that follow. */
const wrong: Readonly<Record<string, readonly [expected: readonly string[], mutate: Mutation]>> = {
  'no CORS header on successful responses of one call': [
    ['cors.answers'],
    answer('menus/search', ({ headers }) => delete headers['Access-Control-Allow-Origin']),
  ],
  'CORS headers twice': [
    ['cors.answers'],
    answer('sessions/availability', ({ headers, status }) => {
      if (status === 200) headers['Access-Control-Allow-Origin'] = '*, *'
    }),
  ],
  'another origin only': [
    ['cors.answers', 'cors.preflight-read', 'cors.preflight-create'],
    ({ headers }) => void (headers['Access-Control-Allow-Origin'] = 'https://www.other.example'),
  ],
  'no CORS header on errors': [
    ['cors.errors'],
    ({ headers, status }) => void (status >= 400 && delete headers['Access-Control-Allow-Origin']),
  ],
  'no session header in preflights': [
    ['cors.preflight-read', 'cors.preflight-create'],
    preflight(({ headers }) => void (headers['Access-Control-Allow-Headers'] = 'Content-Type')),
  ],
  'no Content-Type in preflights': [
    ['cors.preflight-create'],
    preflight(({ headers }) => void (headers['Access-Control-Allow-Headers'] = 'X-Session-Id')),
  ],
  'a 405 for a preflight of a create': [
    ['cors.preflight-create'],
    preflight((reply, { parts }) => void (parts[0] === 'enquiries' && (reply.status = 405))),
  ],
  'a session id that must be known': [
    ['session.header'],
    (reply, { headers, method }) => {
      if (method === 'GET' && headers.get('X-Session-Id')) Object.assign(reply, { status: 401, body: {} })
    },
  ],
  'other restaurants for each session': [
    ['session.header'],
    body('venues/search', (list, { headers }) =>
      (firstSession ??= headers.get('X-Session-Id')!) === headers.get('X-Session-Id') ? list : [],
    ),
  ],
  'HTML sent as JSON': [
    ['menus.answer'],
    answer('menus/search', (reply) => void (reply.text = '<!doctype html>')),
  ],
  'a 500 for sessions': [
    ['sessions.answer'],
    answer('sessions/availability', (reply) => Object.assign(reply, { status: 500, body: {} })),
  ],
  'a 201 for a venue': [
    ['venue.answer'],
    answer('venues/getbyid', (reply) => void (reply.status === 200 && (reply.status = 201))),
  ],
  'menus in an object': [['menus.body'], body('menus/search', (menus) => ({ menus }))],
  'a menu without a title': [['menus.body'], body('menus/search', ([menu]) => void delete menu.title)],
  'a menu twice': [['menus.once'], body('menus/search', (menus) => [...menus, ...menus])],
  'an empty token': [['token.body'], body('payment/getclienttoken', () => ({ clientToken: '' }))],
  'a 404 if nothing matches': [
    ['search.empty'],
    answer(
      'venues/search',
      (reply) => void (reply.body.length === 0 && Object.assign(reply, { status: 404, body: {} })),
    ),
  ],
  'null if nothing matches': [
    ['search.empty'],
    body('venues/search', (list) => (list.length === 0 ? null : list)),
  ],
  'a 404 for a slash': [
    ['search.encoding'],
    answer(
      'venues/search',
      (reply, { parts }) =>
        void (parts[2]!.includes('/') && Object.assign(reply, { status: 404, text: '<h1>Not found</h1>' })),
    ),
  ],
  'a text that stays encoded': [
    ['search.encoding'],
    body('venues/search', (list, { parts }) => (parts[2]!.includes(' ') ? [] : list)),
  ],
  'a list from the search near a place': [
    ['nearby.shape'],
    body('venues/searchnearby', (reply) => reply.venues),
  ],
  'a 404 for an unknown place': [
    ['nearby.empty'],
    answer(
      'venues/searchnearby',
      (reply) => void (reply.body.venues.length === 0 && Object.assign(reply, { status: 404, body: {} })),
    ),
  ],
  'a venue twice': [['venues.once'], body('venues/search', (list) => [...list, ...list.slice(0, 1)])],
  'an id that becomes a number': [
    ['id.type'],
    body('venues/getbyid', (venue) => void (venue.id = Number(venue.id))),
  ],
  'another venue': [['venue.same'], body('venues/getbyid', (venue) => ({ ...venue, id: '999' }))],
  'a 200 for an unknown venue': [
    ['venue.unknown'],
    answer(
      'venues/getbyid',
      (reply) => void (reply.status === 404 && Object.assign(reply, { status: 200, body: null })),
    ),
  ],
  'a 500 for an unknown venue': [
    ['venue.unknown'],
    answer(
      'venues/getbyid',
      (reply) => void (reply.status === 404 && Object.assign(reply, { status: 500, text: '<h1>Oops</h1>' })),
    ),
  ],
  'closures as times': [
    ['closure.dates'],
    venues((venue) => void (venue.closedFrom &&= `${venue.closedFrom}T00:00:00Z`)),
  ],
  'a closure that ends before it begins': [
    ['closure.order'],
    venues((venue) => void ([venue.closedFrom, venue.closedTo] = [venue.closedTo, venue.closedFrom])),
  ],
  'switches as true and false': [
    ['configuration.text'],
    venues(
      ({ bookingConfiguration: map }) =>
        void ('step4-requireMinAge' in map && (map['step4-requireMinAge'] = true)),
    ),
  ],
  'switches as "True"': [
    ['configuration.values'],
    venues(
      ({ bookingConfiguration: map }) =>
        void ('step4-requireMinAge' in map && (map['step4-requireMinAge'] = 'True')),
    ),
  ],
  'an address in one line': [
    ['search.body'],
    body('venues/search', (list) => void (list[0] && (list[0].address = '8 High Street, Cork'))),
  ],
  'a venue without a name': [
    ['search.body'],
    body('venues/search', (list) => void (list[1] && (list[1].name = ''))),
  ],
  'times with a colon': [
    ['slots.time'],
    slots((slot) => void (slot.time = `${slot.time}`.padStart(4, '0').replace(/^(..)/, '$1:'))),
  ],
  'times as text': [['slots.time'], slots((slot) => void (slot.time = String(slot.time)))],
  'times in minutes': [['slots.time'], slots((slot) => void (slot.time = slot.time === 1200 ? 2400 : 1975))],
  'available as text': [
    ['sessions.body'],
    body('sessions/availability', ({ sessions }) => void (sessions[0].availability[0].available = 'yes')),
  ],
  'slots after the last time': [
    ['sessions.window'],
    body('sessions/availability', ({ sessions }) => void (sessions[1].endTime = 1900)),
  ],
  'a slot twice': [
    ['sessions.once'],
    body(
      'sessions/availability',
      ({ sessions }) => void sessions[0].availability.push(sessions[0].availability[0]),
    ),
  ],
  'a flat configuration': [
    ['sessions.configuration'],
    body('sessions/availability', (day) => void (day.configuration = day.configuration.configuration)),
  ],
  "yesterday's tables": [
    ['sessions.past'],
    body(
      'sessions/availability',
      ({ sessions }, { parts }) =>
        void (parts[3]! < '2026-11-20' && (sessions[0].availability[0].available = true)),
    ),
  ],
  'a 500 for a day far ahead': [
    ['sessions.far'],
    answer(
      'sessions/availability',
      (reply, { parts }) => void (parts[3]! > '2028' && parts[3]! < '3' && (reply.status = 500)),
    ),
  ],
  'tables on a closed day': [
    ['sessions.closure'],
    body(
      'sessions/availability',
      ({ sessions }, { parts }) =>
        void (parts[2] === '102' && (sessions[0].availability[0].available = true)),
    ),
  ],
  'no groups': [
    ['guests.group'],
    answer(
      'sessions/availability',
      (reply, { parts }) => void (parts[4] === '-1' && Object.assign(reply, { status: 400, body: {} })),
    ),
  ],
  'no fourteen guests': [
    ['guests.large'],
    answer(
      'sessions/availability',
      (reply, { parts }) => void (parts[4] === '14' && Object.assign(reply, { status: 404, body: {} })),
    ),
  ],
  'no flag': [
    ['availability.flag'],
    body('venues/searchavailability', (reply) => void delete reply.originalChoiceAvailable),
  ],
  'flags that contradict each other': [
    ['availability.flag'],
    body(
      'venues/searchavailability',
      (reply) => void (reply.anyAvailabilityInOriginalRestaurant = !reply.originalChoiceAvailable),
    ),
  ],
  'never free': [
    ['availability.free'],
    body('venues/searchavailability', (reply) => void (reply.originalChoiceAvailable = false)),
  ],
  'always free': [
    ['availability.full'],
    body(
      'venues/searchavailability',
      (reply, { parts }) => void (reply.originalChoiceAvailable ||= parts[2] === '101'),
    ),
  ],
  'noAvailability with tables': [
    ['availability.none'],
    body('venues/searchavailability', (reply) => void (reply.noAvailability = true)),
  ],
  'alternatives without slots': [
    ['availability.venues'],
    body('venues/searchavailability', (reply) =>
      reply.venues.forEach((one: object) => delete (one as { availability?: unknown }).availability),
    ),
  ],
  'a closure that begins a day late': [
    ['availability.closed'],
    body(
      'venues/searchavailability',
      (reply, { parts }) => void (parts[3] === '2026-11-29' && (reply.originalChoiceClosed = false)),
    ),
  ],
  'a closure that ends a day late': [
    ['availability.closed'],
    body(
      'venues/searchavailability',
      (reply, { parts }) =>
        void (parts[2] === '102' && parts[3] === '2026-12-02' && (reply.originalChoiceClosed = true)),
    ),
  ],
  'a 500 for an invalid date': [
    ['errors.input'],
    answer(
      'sessions/availability',
      (reply, { parts }) => void (parts[3] === 'no-date' && (reply.status = 500)),
    ),
  ],
  'names that are not UTF-8': [
    ['search.answer'],
    answer(
      'venues/search',
      (reply) => void (reply.text = JSON.stringify(reply.body).replace(/Milano/g, 'Milan\uFFFD')),
    ),
  ],
  'a search result in an object': [['search.body'], body('venues/search', (found) => ({ found }))],
  'never closed': [
    ['availability.closed'],
    body('venues/searchavailability', (reply) => void (reply.originalChoiceClosed = false)),
  ],
  'always closed': [
    ['availability.closed'],
    body('venues/searchavailability', (reply) => void (reply.originalChoiceClosed = true)),
  ],
  'a 400 for times that begin with 0': [
    ['availability.time'],
    answer(
      'venues/searchavailability',
      (reply, { parts }) => void (parts[4]!.startsWith('0') && parts[4] !== '0900' && (reply.status = 400)),
    ),
  ],
}

let firstSession: string | undefined

describe('tavola-check: a faulty back end', () => {
  for (const [name, [expected, mutate]] of Object.entries(wrong))
    it(`${name}: ${expected.join(', ')}`, async () => {
      expect(await faultsOf(mutate)).to.have.members(expected)
    })
})
