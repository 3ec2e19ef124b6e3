import type { CheckTexts } from './text'

const refused = 'The browser keeps the answer from the widget: to the diner every such call has failed.'

/** The line to the back end, and what a browser asks of it. */
export const connectionTexts = {
  reachable: {
    title: 'The back end can be reached',
    section: 'contract 1, baseUrl',
    expected: 'Any answer to a GET.',
    widget: 'Every call fails as for a lost connection.',
    mend: 'Check the address, the name server, the certificate and the firewall.',
  },
  https: {
    title: 'The address is secure',
    section: 'contract 1, baseUrl',
    expected: 'An address that begins with https.',
    widget: 'A page on https may not call an address on http: the browser blocks every call.',
    mend: 'Serve the back end on https.',
  },
  'cors.answers': {
    title: 'CORS: good answers may be read',
    section: 'specification 7, Fetch standard',
    expected: "Access-Control-Allow-Origin: * or exactly the page's origin, once, on every answer.",
    widget: refused,
    mend: 'Send Access-Control-Allow-Origin with every answer of all nine calls; name your page by --origin if only some origins are allowed.',
  },
  'cors.errors': {
    title: 'CORS: errors may be read',
    section: 'specification 8, decisions "Errors"',
    expected: 'The same Access-Control-Allow-Origin on answers with an error status.',
    widget:
      'The widget cannot read the 400: instead of what to mend the diner reads that the outcome is unknown.',
    mend: 'Let the middleware that sets the CORS headers run before the code that answers errors.',
  },
  'cors.preflight-read': {
    title: 'CORS: preflight of a GET with the session header',
    section: 'specification 6',
    expected: 'A 2xx that allows the origin, with the session header in Access-Control-Allow-Headers.',
    widget: 'The browser sends none of the calls: the location search fails.',
    mend: 'Answer OPTIONS with a 204 and Access-Control-Allow-Headers: Content-Type, X-Session-Id.',
  },
  'cors.preflight-create': {
    title: 'CORS: preflight of a POST',
    section: 'specification 7',
    expected: 'A 2xx that allows the origin, with Content-Type and the session header allowed.',
    widget: 'The browser does not send the booking: all goes well until the last press.',
    mend: 'Allow Content-Type and the session header on both create paths.',
  },
  'cors.preflight-key': {
    title: 'CORS: preflight of a POST with the idempotency header',
    section: 'decisions, "Booking"',
    expected: 'The idempotency header in Access-Control-Allow-Headers too.',
    widget: 'A brand that names the idempotencyHeader can book nothing: the browser does not send it.',
    mend: 'Add the idempotency header to Access-Control-Allow-Headers.',
    needs: ['key'],
  },
  'cors.vary': {
    title: 'CORS: caches keep origins apart',
    section: 'Fetch standard, "CORS protocol and HTTP caches"',
    expected: 'Vary: Origin where the answer names one origin.',
    widget: "A cache may give one site's answer to another site, whose browser then refuses it.",
    mend: 'Add Vary: Origin, or answer with *.',
  },
  'cors.expose-date': {
    title: "CORS: a device's wrong clock can be noticed",
    section: 'docs, back end',
    expected: 'Access-Control-Expose-Headers: Date on answers about availability.',
    widget: 'The widget cannot tell a diner whose device has the wrong date.',
    mend: 'Add Access-Control-Expose-Headers: Date.',
  },
  'session.header': {
    title: 'Any session id is taken, and changes no answer',
    section: 'specification 6',
    expected: 'The same answer to the same question, whatever the random session id is.',
    widget: 'Every diner has a new random id: they would be refused, or see other restaurants.',
    mend: 'Do not look the session id up: use it for logs and limits alone.',
  },
  'errors.input': {
    title: 'Input that makes no sense is refused',
    section: 'openapi.yaml',
    expected: 'Status 400 for a day that is none, in a path.',
    widget: 'The widget asks again after a 5xx, so that an old link keeps your server busy.',
    mend: 'Check the parts of the path before they reach the database.',
  },
  caching: {
    title: 'Availability is not cached for long',
    section: 'specification 4',
    expected: 'No Cache-Control with a max-age of more than 60 seconds on sessions and availability.',
    widget: 'Diners are offered times that were sold minutes ago.',
    mend: 'Send Cache-Control: no-store on both calls.',
  },
  latency: {
    title: 'Answers come quickly',
    section: 'decisions, "Booking"',
    expected: 'Each call in less than a second, and never more than 10 seconds (a create 30).',
    widget: 'The diner waits at each call; after 10 seconds (a create: 30) the widget gives it up.',
    mend: 'Look at the slow call: an index, a cache of what seldom changes, fewer calls to other systems.',
  },
} as const satisfies CheckTexts
