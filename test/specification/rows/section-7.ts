import { rowsOf, type Row } from '../row'

export const section7: readonly Row[] = [
  ...rowsOf('section 7, "The calls it makes"', {
    'All paths are prefixed with the configurable base URL': [
      'section 7, base URL: a path before it is kept, a slash behind it makes no difference',
      'contract 1: * a base URL may end in a slash*',
    ],
    'Statuses: each call yields a status and a parsed JSON body': [
      'section 7, statuses: * takes only a 200 for an answer',
    ],
    'GET /api/venues/search/{text}, the text URL-encoded': [
      'section 7, calls: GET /api/venues/search/cork',
      'section 7, search: the text is URL-encoded, all of it',
      'section 7: URL-encodes the text',
    ],
    'GET /api/venues/searchnearby/{text}': ['section 7, calls: GET /api/venues/searchnearby/cork'],
    'Both searches are sent after a 750 ms typing pause': [
      'section 7: waits for a typing pause of 750 ms, then sends both calls at once',
      'section 7: restarts the pause with each keystroke',
    ],
    'GET /api/venues/getbyid/{venueId}': [
      'section 7, calls: GET /api/venues/getbyid/cork',
      'section 7, paths: an id is encoded too, and may be a number',
    ],
    'GET /api/sessions/availability/{venueId}/{date}/{guests}/true': [
      'section 7, calls: GET /api/sessions/availability/cork/2026-11-20/9/true',
      'section 7, sessions: their configuration comes along, and may be missing',
    ],
    'GET /api/venues/searchavailability/{venueId}/{date}/{HHMM}/{guests}': [
      'section 7, calls: GET /api/venues/searchavailability/cork/2026-11-20/1930/9',
      'section 7: checks the availability of what was chosen',
    ],
    'GET /api/menus/search/{venueId}/{date}/{guests}/{HHMM}': [
      'section 7, calls: GET /api/menus/search/cork/2026-11-20/9/1930',
    ],
    'GET /api/payment/getclienttoken': [
      'section 7, calls: GET /api/payment/getclienttoken',
      'section 7, client token',
    ],
    'POST /api/bookings/create: JSON, with the session id header': [
      'section 7, calls: POST /api/bookings/create',
      'section 7: as JSON, with the session id',
    ],
    'POST /api/enquiries/create': [
      'section 7: once, as JSON, with the session id',
      'section 7, calls: POST /api/enquiries/create',
    ],
    'The calls as a whole booking makes them': ['*section 7: asks for each thing by its path*'],
  }),

  ...rowsOf('section 7, "Notes"', {
    'guests in the paths is adults plus children': [
      'section 7: guests are adults plus children',
      'section 4, "Date and guests": a new date is checked at once, with adults plus children',
    ],
    'The card is tokenized by the provider’s hosted-fields client, made with the client token': [
      'section 4, "Booking submit": * with a card, * to the byte*',
    ],
    'Only a nonce is received from it': [
      'section 4: sends the same booking again with the nonce, and is done',
    ],
    'The provider’s other payment methods are not used': [
      'section 7, "Notes": its client and its hosted fields are used, and no other payment method',
    ],
  }),
]
