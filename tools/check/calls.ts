/** The nine calls (specification section 7), by the names that checks have. */
export const calls = {
  search: { method: 'GET', path: '/api/venues/search/{text}' },
  nearby: { method: 'GET', path: '/api/venues/searchnearby/{text}' },
  venue: { method: 'GET', path: '/api/venues/getbyid/{venueId}' },
  sessions: { method: 'GET', path: '/api/sessions/availability/{venueId}/{date}/{guests}/true' },
  availability: { method: 'GET', path: '/api/venues/searchavailability/{venueId}/{date}/{time}/{guests}' },
  menus: { method: 'GET', path: '/api/menus/search/{venueId}/{date}/{guests}/{time}' },
  token: { method: 'GET', path: '/api/payment/getclienttoken' },
  booking: { method: 'POST', path: '/api/bookings/create' },
  enquiry: { method: 'POST', path: '/api/enquiries/create' },
} as const

export type CallName = keyof typeof calls
export const callNames = Object.keys(calls) as CallName[]
export type Parameters = Readonly<Record<string, string | number>>

/** The path of one request, encoded as the widget encodes it. */
export const pathOf = (call: CallName, parameters: Parameters = {}): string =>
  calls[call].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
