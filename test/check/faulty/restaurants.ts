import { answer, body, gives, renamed, venues, type Row } from '../mutations'
import type { Misread, Reply } from '../valid-server'

/** Faults of restaurants: searches, ids, closures, texts and configuration. */

export const ofRestaurants: Readonly<Record<string, Row>> = {
  'a 201 for a venue': [
    ['venue.answer'],
    'fault  venue.answer: Restaurant by id: response',
    gives('venues/getbyid', { status: 201 }, (reply) => reply.status === 200),
  ],
  'a 404 if nothing matches': [
    ['search.empty'],
    'Status 404 with {}',
    answer(
      'venues/search',
      (reply) => void (reply.body.length === 0 && Object.assign(reply, { status: 404, body: {} })),
    ),
  ],
  'null if nothing matches': [
    ['search.empty'],
    'Status 200 with null',
    body('venues/search', (list) => (list.length === 0 ? null : list)),
  ],
  'a 404 for a slash': [
    ['search.encoding'],
    'Status 404 with <h1>Not found</h1>',
    gives('venues/search', { status: 404, text: '<h1>Not found</h1>' }, (reply, { parts }) =>
      parts[2]!.includes('/'),
    ),
  ],
  'a text that stays encoded': [
    ['search.encoding'],
    'A list of 0, without this restaurant.',
    body('venues/search', (list, { parts }) => (parts[2]!.includes(' ') ? [] : list)),
  ],
  'a list from the search near a place': [
    ['nearby.shape'],
    'A list of 3.',
    body('venues/searchnearby', (reply) => reply.venues),
  ],
  'a 404 for an unknown place': [
    ['nearby.empty'],
    'Status 404 with {}',
    answer(
      'venues/searchnearby',
      (reply) => void (reply.body.venues.length === 0 && Object.assign(reply, { status: 404, body: {} })),
    ),
  ],
  'a venue twice': [
    ['venues.once'],
    'The id "101" twice in the list.',
    body('venues/search', (list) => [...list, ...list.slice(0, 1)]),
  ],
  'an id that becomes a number': [
    ['id.type'],
    'The id is a number. In the search it is a string.',
    body('venues/getbyid', (venue) => void (venue.id = Number(venue.id))),
  ],
  'another venue': [
    ['venue.same'],
    'The venue "999".',
    body('venues/getbyid', (venue) => ({ ...venue, id: '999' })),
  ],
  'a 200 for an unknown venue': [
    ['venue.unknown'],
    'Status 200 with null',
    gives('venues/getbyid', { status: 200, body: null }, (reply) => reply.status === 404),
  ],
  'a 500 for an unknown venue': [
    ['venue.unknown'],
    'Status 500 with <h1>Oops</h1>',
    gives('venues/getbyid', { status: 500, text: '<h1>Oops</h1>' }, (reply) => reply.status === 404),
  ],
  'closures as times': [
    ['closure.dates'],
    '[1].closedFrom is "2026-11-29T00:00:00Z"',
    venues((venue) => void (venue.closedFrom &&= `${venue.closedFrom}T00:00:00Z`)),
  ],
  'closures as instants': [
    ['closure.dates'],
    'closedFrom is "2026-11-28T23:00:00Z"',
    venues((venue) => {
      if (venue.closedFrom) venue.closedFrom = '2026-11-28T23:00:00Z'
      if (venue.closedTo) venue.closedTo = '2026-12-01T23:00:00Z'
    }),
  ],
  'ids of 64 bits as numbers': [
    ['id.digits'],
    '9007199254740993 is above 9007199254740991.',
    { mutate: longId, misread: shortId },
    { write: true },
  ],
  'closures as people write them': [
    ['closure.dates'],
    '[1].closedFrom is "29/11/2026"',
    venues((venue) => void (venue.closedFrom &&= venue.closedFrom.split('-').reverse().join('/'))),
  ],
  'a closure that ends before it begins': [
    ['closure.order'],
    '[1].closedFrom is 2026-12-02, closedTo is 2026-11-29',
    venues((venue) => void ([venue.closedFrom, venue.closedTo] = [venue.closedTo, venue.closedFrom])),
  ],
  'switches as true and false': [
    ['configuration.text'],
    '[0].bookingConfiguration.step4-requireMinAge is true',
    venues(
      ({ bookingConfiguration: map }) =>
        void ('step4-requireMinAge' in map && (map['step4-requireMinAge'] = true)),
    ),
  ],
  'switches as "True"': [
    ['configuration.values'],
    '[0].bookingConfiguration.step4-requireMinAge is "True"',
    venues(
      ({ bookingConfiguration: map }) =>
        void ('step4-requireMinAge' in map && (map['step4-requireMinAge'] = 'True')),
    ),
  ],
  'an address in one line': [
    ['search.body'],
    '[0].address is "8 High Street, Cork"',
    body('venues/search', (list) => void (list[0] && (list[0].address = '8 High Street, Cork'))),
  ],
  'a venue without a name': [
    ['search.body'],
    '[1].name is ""',
    body('venues/search', (list) => void (list[1] && (list[1].name = ''))),
  ],
  'names that are not UTF-8': [
    ['search.answer'],
    'Text that is not UTF-8: accented letters are lost.',
    answer(
      'venues/search',
      (reply) =>
        void (reply.text = Buffer.from(JSON.stringify(reply.body).replace(/Milano/g, 'Café'), 'latin1')),
    ),
  ],
  'a search result in an object': [
    ['search.body'],
    'The body is an object, with the list in "found".',
    body('venues/search', (found) => ({ found })),
  ],
  'names of fields in PascalCase': [
    ['venue.body'],
    'id is missing: it is spelled "Id", and names of fields are case-sensitive',
    body('venues/getbyid', (venue) => renamed(venue, (name) => name.charAt(0).toUpperCase() + name.slice(1))),
  ],

  'letters that are encoded twice': [
    ['texts.letters'],
    '[0].address[0] is "CafÃ© Lane"',
    venues((venue) => void (venue.address = ['CafÃ© Lane'])),
  ],
  'HTML in a text': [
    ['texts.plain'],
    '[0].closedMessage is "Closed for <b>Christmas</b>"',
    venues((venue) => void (venue.closedMessage = 'Closed for <b>Christmas</b>')),
  ],
  'a distant restaurant first': [
    ['nearby.order'],
    'Distances: 54.3, 15.8',
    body('venues/searchnearby', ({ venues: list }) => void list.reverse()),
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
