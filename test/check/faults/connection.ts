import { writing } from '../examine'
import {
  answer,
  body,
  gives,
  headers,
  isPreflight,
  late,
  limitsTo,
  notGzip,
  of,
  takes,
  type Rows,
} from '../mutations'

/** Faults of the connection: CORS, session ids, statuses, caches, limits and delays. */

const ORIGIN = 'Access-Control-Allow-Origin'
const ALLOWED = 'Access-Control-Allow-Headers'
let firstSession: string | undefined

export const ofConnection: Rows = {
  'cors.answers: no CORS header on one call': [
    'No Access-Control-Allow-Origin.',
    headers({ [ORIGIN]: undefined }, of('menus/search')),
  ],
  'cors.answers, cors.vary: CORS headers twice': [
    'Access-Control-Allow-Origin is "*, *".',
    headers({ [ORIGIN]: '*, *' }, ({ status }, { parts }) => status === 200 && parts[0] === 'sessions'),
  ],
  'cors.answers, cors.preflight-read, cors.preflight-create, cors.vary: another origin only': [
    'Access-Control-Allow-Origin is "https://www.other.example".',
    headers({ [ORIGIN]: 'https://www.other.example' }),
  ],
  'cors.errors: no CORS header on errors': [
    'Status 404: No Access-Control-Allow-Origin.',
    headers({ [ORIGIN]: undefined }, ({ status }) => status >= 400),
  ],
  'cors.preflight-read, cors.preflight-create: no session header in preflights': [
    'Access-Control-Allow-Headers is "Content-Type", without x-session-id',
    headers({ [ALLOWED]: 'Content-Type' }, isPreflight),
  ],
  'cors.preflight-create: no Content-Type in preflights': [
    'Access-Control-Allow-Headers is "X-Session-Id", without content-type',
    headers({ [ALLOWED]: 'X-Session-Id' }, isPreflight),
  ],
  'cors.preflight-create: a 405 for a preflight of a create': [
    'Status 405 with null',
    (reply, { method, parts }) =>
      void (method === 'OPTIONS' && parts[0] === 'enquiries' && (reply.status = 405)),
  ],
  'cors.preflight-key: no idempotency header in preflights': [
    'Access-Control-Allow-Headers is "content-type, x-session-id", without idempotency-key',
    headers({ [ALLOWED]: 'content-type, x-session-id' }),
    writing,
  ],
  'cors.vary: an origin without Vary': [
    'Access-Control-Allow-Origin is "https://www.example.com", Vary is missing',
    headers({ [ORIGIN]: 'https://www.example.com' }),
  ],
  'session.header: a session id that must be known': [
    'Status 401 with {}. Without the header X-Session-Id: status 200.',
    (reply, { headers, method }) => {
      if (method === 'GET' && headers.get('X-Session-Id')) Object.assign(reply, { status: 401, body: {} })
    },
  ],
  'session.header: other restaurants for each session': [
    'Other restaurants for another session: []',
    body('venues/search', (list, { headers }) =>
      (firstSession ??= headers.get('X-Session-Id')!) === headers.get('X-Session-Id') ? list : [],
    ),
  ],
  'menus.answer: HTML sent as JSON': [
    'Status 200 without JSON (Content-Type is application/json), with a body that begins "<!doctype html>"',
    gives('menus/search', { text: '<!doctype html>' }),
  ],
  'menus.answer: a 204 instead of an empty list': [
    'Status 204 without JSON (Content-Type is application/json), with an empty body',
    gives('menus/search', { status: 204 }),
  ],
  'menus.answer: JSON sent as HTML': [
    'JSON with Content-Type text/html.',
    headers({ 'Content-Type': 'text/html' }, of('menus/search')),
  ],
  'menus.answer: a 404': ['Status 404 with {}', gives('menus/search', { status: 404, body: {} })],
  'sessions.answer: a 500': ['Status 500 with {}', gives('sessions/availability', { status: 500, body: {} })],
  'sessions.answer: an error inside a 200': [
    'Status 200 with an error inside: {"error":"Object reference not set to an instance of an obje',
    body('sessions/availability', () => ({ error: 'Object reference not set to an instance of an object.' })),
  ],
  'venue.answer, venue.unknown: a redirect to http': [
    'Status 301, a redirect to http://api.example/api/venues/getbyid/101',
    answer('venues/getbyid', (reply, { parts }) => {
      reply.status = 301
      reply.headers.Location = `http://api.example/api/venues/getbyid/${parts[2]}`
    }),
  ],
  'venue.answer: a 201': [
    'fault  venue.answer: Restaurant by id: response',
    gives('venues/getbyid', { status: 201 }, (reply) => reply.status === 200),
  ],
  'search.answer: names that are not UTF-8': [
    'Text that is not UTF-8: accented letters are lost.',
    answer('venues/search', (reply) => {
      reply.text = Buffer.from(JSON.stringify(reply.body).replace(/Milano/g, 'Café'), 'latin1')
    }),
  ],
  'menus.answer: a body that is not compressed as it says': [
    "The body isn't compressed as Content-Encoding says (incorrect header check)",
    answer('menus/search', (reply) => void (reply.text = notGzip())),
  ],
  'menus.answer: a body of more than 8 MB': [
    'A body of more than 8 MB, decompressed. Expected at most 8 MB: the widget reads no more.',
    { mutate: gives('menus/search', { text: ' '.repeat(8_000_001) }), clock: () => 0 },
  ],
  'menus.answer: JSON of ten thousand levels': [
    'JSON of more than 64 levels. Expected at most six: lists and objects as in openapi.yaml.',
    gives('menus/search', { text: '['.repeat(1e4) + ']'.repeat(1e4) }),
  ],
  'menus.body, menus.once: objects that are no text': [
    '[0].id is an object',
    body('menus/search', () => [{ id: { toString: 1, valueOf: 1 } }, { id: { toJSON: 1 } }]),
  ],
  'a long list': [
    'Too long: only the beginning of its lists is checked.',
    body('menus/search', ([menu]) =>
      Array.from({ length: 3_000 }, (_, id) => ({ ...menu, id: `menu-${id}` })),
    ),
  ],
  'errors.input: a 500 for an invalid date': [
    'Status 500 with {"date":["The date must be a day as YYYY-MM-DD."]}',
    gives('sessions/availability', { status: 500 }, (reply, { parts }) => parts[3] === 'no-date'),
  ],
  'latency: a preflight without a response in time': [
    'No response in time.',
    (_, { method, parts }) => void (method === 'OPTIONS' && parts[0] === 'menus' && late()),
  ],
  'latency: no response in time to an enquiry': [
    'No response in time.',
    answer('enquiries/create', late),
    writing,
  ],
  'latency: responses of two seconds': ['2000 ms, the median of 14 responses', takes(2)],
  'limits: a 429 after ten requests': ['Status 429 after 10 requests, with Retry-After "1"', limitsTo(10)],
  'limits, menus.answer: a lifetime for Retry-After': [
    'with Retry-After "1e9". Expected at most 60: the check waits no longer for a request, and 5 minutes in all.',
    answer('menus/search', (reply) => {
      Object.assign(reply, { status: 429, body: {} })
      reply.headers['Retry-After'] = '1e9'
    }),
  ],
  'caching: availability from a cache in between': [
    'Age: 900, from a cache in between.',
    headers({ Age: '900' }, of('venues/searchavailability')),
  ],
  'caching: cacheable times': [
    'Cache-Control: public, max-age=300',
    headers({ 'Cache-Control': 'public, max-age=300' }, of('sessions/availability')),
  ],
  'caching: a cacheable booking': [
    'Cache-Control: public, max-age=3600',
    headers({ 'Cache-Control': 'public, max-age=3600' }, of('bookings/create')),
    writing,
  ],
}
