import { rowsOf, type Row } from '../check'

export const section5: readonly Row[] = [
  ...rowsOf('section 5, "Validation rules"', {
    "First name: non-blank after trimming, 'Please enter your first name'": [
      'section 5, firstName: takes *',
      'section 5, firstName: refuses *',
    ],
    "Last name: non-blank after trimming, 'Please enter your last name'": [
      'section 5, lastName: takes *',
      'section 5, lastName: refuses *',
    ],
    "Email: non-blank and a valid address, case-insensitive, 'Please enter your email'": [
      'section 5, email: takes *',
      'section 5, email: refuses *',
    ],
    "Telephone: non-blank and a valid phone format, 'Please enter your telephone number'": [
      'section 5: in GB its numbers are taken, with what belongs to them',
      'section 5: in GB what is no number is refused, and says why',
      'section 5, telephoneNumber: takes *',
      'section 5, telephoneNumber: refuses *',
    ],
    "Terms and conditions: must be ticked, 'Please agree to our terms and conditions'": [
      'section 5, terms and conditions: takes a ticked box and refuses an empty one',
    ],
    "Menu: must be selected before confirming, 'Please select a menu from the above choices'": [
      'section 5, "Menu": one must be selected before confirming',
    ],
  }),

  ...rowsOf('section 5, "Rules in detail"', {
    'Email format: the standard address pattern': [
      'section 5, email: takes *',
      'section 5, email: refuses *',
    ],
    'Telephone format: a UK number, +44 or 0 prefix, optional extensions': [
      'section 5: in GB its numbers are taken, with what belongs to them',
    ],
    'Card terms checkbox: has a similar error flag': ['section 5: is not valid until the terms are ticked'],
    'Age confirmation: required when the venue requires a minimum age (16)': [
      'section 3: step4-requireMinAge *',
    ],
    'Continue button (details): leads on to nothing until the four fields are right and the box ticked': [
      'can be pressed, and confirms nothing, while *',
      'section 5, "Continue button": *',
    ],
    'Continue button (details): an unticked age box counts as not filled even when the age is not required': [
      'can be pressed, and confirms nothing, while consent is not right',
    ],
    'Split guests: adults greater than 0 and at most 100, children at most 100, otherwise cleared': [
      'section 5, "Split guests": empty adults clear the guests until they are left',
      'section 5, "Split guests": empty children clear the guests until they are left',
      'section 5, "Split guests": what is no number of * leaves no guests until it is one',
      'section 5, split guests: cleared numbers are null too',
    ],
    'Split guests: the interface clamps adults to 1..100 and children to 0..100': [
      'section 5, "Split guests": Adults beyond the bounds are the bound, as they are typed',
      'section 5, "Split guests": Adults beyond the bounds are the bound',
      'section 5, "Split guests": Children beyond the bounds are the bound, as they are typed',
      'section 5, "Split guests": Children beyond the bounds are the bound',
    ],
    'Special requests, length: 200 characters by default': [
      'section 5: take no more than 200',
      'section 5: count what is left of 200 characters',
    ],
    'Special requests, length: the form may be given another limit': [
      'section 5, "Special requests, length": may have another limit',
    ],
    "Special requests, suffix: longer than 180, cut to 180 with '...| Source: Website'": [
      'section 5, suffix: * characters are cut to 180 with "..." before it, 200 in all',
      'section 5, suffix: a character of two units is never cut in half',
      'section 5, suffix: is added at every length, text is cut from 181 characters on, 200 in total at most',
    ],
    "Special requests, suffix: otherwise '| Source: Website' is appended": [
      'section 5, suffix: up to 180 characters are sent whole',
      '*section 5: adds the source to the special requests*',
      'section 5, suffix: * is sent as it is typed',
    ],
    'Special requests: empty text is allowed': [
      'section 5: may be empty',
      'section 5, suffix: empty text is allowed and gets the suffix',
    ],
    'Special requests: the text passes through the host callback': [
      'section 5, "Special requests, suffix": *',
      'section 5: sends the special requests as the host transforms them, with their source',
    ],
    'Date: past dates are disabled': [
      'section 5, "Date": past days are disabled, today is not',
      'section 5, date: a past day is dropped, today is not',
    ],
    'Date, closures: with both, from closedFrom up to but excluding closedTo': [
      'section 5, date: with both bounds, from closedFrom up to but excluding closedTo',
      'section 5, "Date": with both bounds, from closedFrom up to but excluding closedTo',
    ],
    'Date, closures: with only closedTo, dates before it are closed': [
      'section 5, date: with only closedTo, the days before it',
      'section 5, "Date": with only closedTo, before it',
    ],
    'Date, closures: with only closedFrom, dates after it are closed': [
      'section 5, date: with only closedFrom, the days after it',
      'section 5, "Date": with only closedFrom, after it',
    ],
    'Date: party journeys need at least 48 hours ahead': [
      'section 4, "Continue"; section 5, "Date": asks for 48 hours of notice, and for no check',
      'section 5, "Date": a day chosen before the party is cleared where it is too soon',
      'section 5, "Date": one that is far enough ahead is kept',
      'section 5, "Date": a table may be booked for today',
    ],
    'Card-guarantee form: valid only when all hosted fields are valid and the terms box is ticked': [
      '*section 5: an invalid card is marked and not sent, the focus goes into its frame; WCAG 2.4.11: no bar covers its label; nor is one without the terms',
      'section 5: pressed while invalid it warns, marks each field, and leads to the first; nothing is sent',
      'section 5: leads to the first field that is not right',
      'section 5: is not valid until the terms are ticked',
    ],
    'Buttons: "Complete Booking" is disabled while a request runs': [
      'is sent once, however often the button is pressed',
    ],
    'Search text: sent only when non-empty after trimming': [
      'section 5: sends the text trimmed',
      'section 5: never sends whitespace alone',
    ],
    'Each field in trouble has its own message, shown from when it is left until it is right': [
      "section 5: each invalid field has its message, by the plugin's own key or a full key",
      "*section 5: a field's error is its description from blur until it is valid*",
    ],
    'What is typed is sent without the blanks around it': [
      'section 5: typed text is sent without leading and trailing spaces',
    ],
  }),
]

export const section6: readonly Row[] = rowsOf('section 6, "Roles and permissions"', {
  'No roles and no login': ['*sets no cookie and stores only the session id'],
  'Each browser session gets a random id': [
    'decisions, names: it is a random UUID',
    'section 6: a browser session keeps it from page to page',
    'section 6: a page on plain http, without crypto.randomUUID, gets a UUID too',
    "section 6: a value that isn't valid in a header is replaced",
  ],
  'The id is sent as a header on every call': [
    '*section 6: sends one session id with every call, after a reload too',
    'section 7, calls: *',
  ],
  'Booking creation also carries a human-verification token': [
    'section 6: goes out with the booking as captchaToken',
    '*section 6: the booking carries the new token*',
  ],
})

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
    'The calls as a whole booking makes them': ['*section 7: uses the path of each call*'],
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
      'section 7, "Notes": its client, its hosted fields and its 3-D Secure are used, and no other payment method',
    ],
  }),
]
