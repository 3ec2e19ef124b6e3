import {
  answer,
  body,
  gives,
  late,
  limitsTo,
  notGzip,
  preflight,
  takes,
  venues,
  type Row,
} from '../mutations'
import { writing } from '../examine'

/** Faults of the connection: CORS, session ids, statuses, caches, limits and delays. */

export const ofConnection: Readonly<Record<string, Row>> = {
  'no CORS header on successful responses of one call': [
    ['cors.answers'],
    'No Access-Control-Allow-Origin.',
    answer('menus/search', ({ headers }) => delete headers['Access-Control-Allow-Origin']),
  ],
  'CORS headers twice': [
    ['cors.answers', 'cors.vary'],
    'Access-Control-Allow-Origin is "*, *".',
    answer('sessions/availability', ({ headers, status }) => {
      if (status === 200) headers['Access-Control-Allow-Origin'] = '*, *'
    }),
  ],
  'another origin only': [
    ['cors.answers', 'cors.preflight-read', 'cors.preflight-create', 'cors.vary'],
    'Access-Control-Allow-Origin is "https://www.other.example".',
    ({ headers }) => void (headers['Access-Control-Allow-Origin'] = 'https://www.other.example'),
  ],
  'no CORS header on errors': [
    ['cors.errors'],
    'Status 404: No Access-Control-Allow-Origin.',
    ({ headers, status }) => void (status >= 400 && delete headers['Access-Control-Allow-Origin']),
  ],
  'no session header in preflights': [
    ['cors.preflight-read', 'cors.preflight-create'],
    'Access-Control-Allow-Headers is "Content-Type", without x-session-id',
    preflight(({ headers }) => void (headers['Access-Control-Allow-Headers'] = 'Content-Type')),
  ],
  'no Content-Type in preflights': [
    ['cors.preflight-create'],
    'Access-Control-Allow-Headers is "X-Session-Id", without content-type',
    preflight(({ headers }) => void (headers['Access-Control-Allow-Headers'] = 'X-Session-Id')),
  ],
  'a 405 for a preflight of a create': [
    ['cors.preflight-create'],
    'Status 405 with null',
    preflight((reply, { parts }) => void (parts[0] === 'enquiries' && (reply.status = 405))),
  ],
  'a session id that must be known': [
    ['session.header'],
    'Status 401 with {}. Without the header X-Session-Id: status 200.',
    (reply, { headers, method }) => {
      if (method === 'GET' && headers.get('X-Session-Id')) Object.assign(reply, { status: 401, body: {} })
    },
  ],
  'other restaurants for each session': [
    ['session.header'],
    'Other restaurants for another session: []',
    body('venues/search', (list, { headers }) =>
      (firstSession ??= headers.get('X-Session-Id')!) === headers.get('X-Session-Id') ? list : [],
    ),
  ],
  'HTML sent as JSON': [
    ['menus.answer'],
    'Status 200 without JSON (Content-Type is application/json), with a body that begins "<!doctype html>"',
    answer('menus/search', (reply) => void (reply.text = '<!doctype html>')),
  ],
  'a 500 for sessions': [
    ['sessions.answer'],
    'Status 500 with {}',
    answer('sessions/availability', (reply) => Object.assign(reply, { status: 500, body: {} })),
  ],
  'a 500 for an invalid date': [
    ['errors.input'],
    'Status 500 with {"date":["The date must be a day as YYYY-MM-DD."]}',
    gives('sessions/availability', { status: 500 }, (reply, { parts }) => parts[3] === 'no-date'),
  ],
  'a preflight without a response in time': [
    ['latency'],
    'No response in time.',
    preflight((_, { parts }) => parts[0] === 'menus' && late()),
  ],
  'no response in time if nothing matches': [
    ['latency'],
    'No response in time.',
    body('venues/search', (list) => (list.length === 0 ? late() : list)),
  ],
  'no response in time to an enquiry': [
    ['latency'],
    'No response in time.',
    answer('enquiries/create', late),
    writing,
  ],
  'responses of two seconds': [['latency'], '2000 ms, the median of 14 responses', takes(2)],
  'a body that is not compressed as it says': [
    ['menus.answer'],
    "The body isn't compressed as Content-Encoding says (incorrect header check)",
    answer('menus/search', (reply) => void (reply.text = notGzip())),
  ],
  'a redirect to http': [
    ['venue.answer', 'venue.unknown'],
    'Status 301, a redirect to http://api.example/api/venues/getbyid/101',
    answer('venues/getbyid', (reply, { parts }) => {
      reply.status = 301
      reply.headers.Location = `http://api.example/api/venues/getbyid/${parts[2]}`
    }),
  ],
  'a 429 after ten requests': [
    ['limits'],
    'Status 429 after 10 requests, with Retry-After "1"',
    limitsTo(10),
  ],
  'an error inside a 200': [
    ['sessions.answer'],
    'Status 200 with an error inside: {"error":"Object reference not set to an instance of an obje',
    body('sessions/availability', () => ({ error: 'Object reference not set to an instance of an object.' })),
  ],
  'a 200 without success': [
    ['menus.answer'],
    'Status 200 with an error inside: {"success":false,"data":null}',
    body('menus/search', () => ({ success: false, data: null })),
  ],
  'a 204 instead of an empty list': [
    ['menus.answer'],
    'Status 204 without JSON (Content-Type is application/json), with an empty body',
    answer('menus/search', (reply) => void (reply.status = 204)),
  ],
  'JSON sent as HTML': [
    ['menus.answer'],
    'JSON with Content-Type text/html.',
    answer('menus/search', ({ headers }) => void (headers['Content-Type'] = 'text/html')),
  ],
  'availability from a cache in between': [
    ['caching'],
    'Age: 900, from a cache in between.',
    answer('venues/searchavailability', ({ headers }) => void (headers.Age = '900')),
  ],
  'cacheable times': [
    ['caching'],
    'Cache-Control: public, max-age=300',
    ({ headers }) => void (headers['Cache-Control'] = 'public, max-age=300'),
  ],
  'a cacheable booking': [
    ['caching'],
    'Cache-Control: public, max-age=3600',
    answer('bookings/create', ({ headers }) => void (headers['Cache-Control'] = 'public, max-age=3600')),
    writing,
  ],
  'a body of more than 8 MB': [
    ['menus.answer'],
    'A body of more than 8 MB, decompressed. Expected at most 8 MB: the widget reads no more.',
    { mutate: answer('menus/search', (reply) => void (reply.text = ' '.repeat(8_000_001))), clock: () => 0 },
  ],
  'JSON of ten thousand levels': [
    ['menus.answer'],
    'JSON of more than 64 levels. Expected at most six: lists and objects as in openapi.yaml.',
    answer('menus/search', (reply) => void (reply.text = '['.repeat(1e4) + ']'.repeat(1e4))),
  ],
  'objects that are no text': [
    ['menus.body', 'menus.once'],
    '[0].id is an object',
    body('menus/search', () => [{ id: { toString: 1, valueOf: 1 } }, { id: { toJSON: 1 } }]),
  ],
  'a long list': [
    [],
    'Too long: only the beginning of its lists is checked.',
    body('menus/search', (list) =>
      Array.from({ length: 3_000 }, (_, id) => ({ ...list[0], id: `menu-${id}` })),
    ),
  ],
  'a lifetime for Retry-After': [
    ['limits', 'menus.answer'],
    'with Retry-After "1e9". Expected at most 60: the check waits no longer for a request, and 5 minutes in all.',
    answer('menus/search', (reply) => {
      Object.assign(reply, { status: 429, body: {} })
      reply.headers['Retry-After'] = '1e9'
    }),
  ],
  'half a character in a name': [
    ['search.encoding'],
    'A list of 0, without this restaurant.',
    venues((venue) => void (venue.name += ' \ud800')),
  ],
  'an origin without Vary': [
    ['cors.vary'],
    'Access-Control-Allow-Origin is "https://www.example.com", Vary is missing',
    ({ headers }) => void (headers['Access-Control-Allow-Origin'] = 'https://www.example.com'),
  ],
}

let firstSession: string | undefined
