import type { CallName } from '../client'

/** Checks of every call: the connection and what a browser requires, then the response and body of each. */

const hidden = 'The browser hides the response from the widget: to the diner, every such call fails.'

const connectionTexts = {
  reachable: {
    title: 'The back end can be reached',
    expected: 'Any response to a GET.',
    effect: 'Every call fails as if there were no connection.',
    fix: 'Check the address, the DNS, the certificate and the firewall.',
  },
  https: {
    title: 'The address is secure',
    expected: 'An address that begins with https.',
    effect: 'On an https page the browser blocks every call to an http address.',
    fix: 'Serve the back end over https.',
  },
  'cors.answers': {
    title: 'CORS: the page can read successful responses',
    expected: "Access-Control-Allow-Origin: * or exactly the page's origin, once, on every response.",
    effect: hidden,
    fix: 'Send Access-Control-Allow-Origin with every response of all nine calls. If you allow only some origins, give yours with --origin.',
  },
  'cors.errors': {
    title: 'CORS: the page can read errors',
    expected: 'The same Access-Control-Allow-Origin on responses with an error status.',
    effect:
      "The widget can't read a 400: the diner isn't told what to correct, only that the outcome is unknown.",
    fix: 'Run the middleware that sets the CORS headers before the code that answers errors.',
  },
  'cors.preflight-read': {
    title: 'CORS: preflight of a GET with the session header',
    expected: 'A 2xx that allows the origin, with the session header in Access-Control-Allow-Headers.',
    effect: 'The browser sends none of the calls: the location search fails.',
    fix: 'Answer OPTIONS with a 204 and Access-Control-Allow-Headers: Content-Type, X-Session-Id.',
  },
  'cors.preflight-create': {
    title: 'CORS: preflight of a POST',
    expected: 'A 2xx that allows the origin, Content-Type and the session header.',
    effect: 'The browser does not send the booking: everything works until the last step.',
    fix: 'Allow Content-Type and the session header on both create paths.',
  },
  'cors.preflight-key': {
    title: 'CORS: preflight of a POST with the idempotency header',
    expected: 'The idempotency header in Access-Control-Allow-Headers too.',
    effect: 'The browser sends no booking of a brand that has an idempotencyHeader.',
    fix: 'Add the idempotency header to Access-Control-Allow-Headers.',
    needs: ['key'],
  },
  'cors.vary': {
    title: 'CORS: caches keep origins apart',
    expected: 'Vary: Origin if the response allows one origin.',
    effect: "A cache may return one site's response to another site, whose browser then refuses it.",
    fix: 'Add Vary: Origin, or allow *.',
  },
  'cors.expose-date': {
    title: "CORS: the widget can detect a device's wrong clock",
    expected: 'Access-Control-Expose-Headers: Date on responses about availability.',
    effect: "The widget can't warn a diner whose device has the wrong date.",
    fix: 'Add Access-Control-Expose-Headers: Date.',
  },
  'session.header': {
    title: 'Any session id is accepted, and changes no response',
    expected: 'The same response to the same request, whatever the random session id.',
    effect: 'Every diner has a new random id, so they are refused, or see other restaurants.',
    fix: "Don't look up the session id: use it only for logs and rate limits.",
  },
  'errors.input': {
    title: 'Invalid input is refused',
    expected: 'Status 400 for an invalid date in a path.',
    effect: 'The widget retries after a 5xx, so old links keep your server busy.',
    fix: 'Validate the parts of the path before they reach the database.',
  },
  caching: {
    title: 'Availability is not cached for long',
    expected:
      'Neither a max-age nor an Age of more than 60 seconds on sessions and availability, and none on a create.',
    effect: 'Diners are offered times that were sold minutes ago.',
    fix: 'Send Cache-Control: no-store on these calls, and leave them out of the cache of your CDN.',
  },
  limits: {
    title: 'Rate limits leave room for diners',
    expected: 'No 429 for the 100 calls that this check sends one by one.',
    effect: 'A diner who compares days and restaurants is told that times could not be loaded.',
    fix: 'Count requests by session id and address, not by address alone, and allow hundreds of GETs a minute.',
  },
  latency: {
    title: 'Responses are fast',
    expected: 'Each call in less than a second, and never more than 10 seconds (30 for a create).',
    effect: 'The diner waits for each call. After 10 seconds (30 for a create) the widget gives up.',
    fix: 'Look at the slow call: add an index, cache what rarely changes, call other systems less often.',
  },
} as const

interface AboutCall {
  /** The call in words. */
  readonly name: string
  readonly body: string
  /** What the widget or the diner does without a usable response. */
  readonly effect: string
}

const failed = 'The widget treats the call as failed'

const aboutCalls: Readonly<Record<CallName, AboutCall>> = {
  search: {
    name: 'Search by name',
    body: 'a list of venues',
    effect: `${failed}: the list shows an error, and offers to try again.`,
  },
  nearby: {
    name: 'Search near a place',
    body: '{venues, resolvedLocationDescription}',
    effect: `${failed}: it lists only what the search by name finds.`,
  },
  venue: {
    name: 'Restaurant by id',
    body: 'a venue',
    effect: `${failed}: a page for one restaurant can't open it.`,
  },
  sessions: {
    name: 'Sessions of a day',
    body: '{sessions, configuration}',
    effect: `${failed}: no time can be selected on that day.`,
  },
  availability: {
    name: 'Availability of a time',
    body: '{noAvailability, originalChoiceAvailable, originalChoiceClosed, venues}',
    effect: 'The diner reads "Sorry, there was a problem checking availability at …".',
  },
  menus: {
    name: 'Menus',
    body: 'a list of menus',
    effect: `${failed}: it skips the menu step.`,
  },
  token: {
    name: 'Token of the card form',
    body: '{clientToken}',
    effect: `${failed}: the card form doesn't open, so no table with a guarantee can be booked.`,
  },
  booking: {
    name: 'Booking',
    body: '{bookingReference, requiresCcg, ccgPerformed}',
    effect: 'The diner reads "Could not complete booking:" and doesn\'t know whether there is a table.',
  },
  enquiry: {
    name: 'Enquiry',
    body: '{enquiryReference}',
    effect: 'The diner reads "Could not complete enquiry:" and doesn\'t know whether it was sent.',
  },
}

const responseText = ({ name, effect }: AboutCall) => ({
  title: `${name}: response`,
  expected: 'Status 200 with a JSON body and Content-Type application/json.',
  effect,
  fix: 'Answer this call with a 200 and JSON. Look for the request above in your log.',
})

const bodyText = ({ name, body }: AboutCall) => ({
  title: `${name}: body`,
  expected: `As in openapi.yaml: ${body}.`,
  effect:
    'The widget leaves out an invalid record, uses a default for an invalid field, and treats the call as failed if the whole body is wrong.',
  fix: 'Send the field as in openapi.yaml: the same name, the same type.',
})

type ResponseText = ReturnType<typeof responseText>

/** Two checks of each call: its response, and the shape of its body. */
const responseTexts = Object.fromEntries(
  Object.entries(aboutCalls).flatMap(([call, about]) => [
    [`${call}.answer`, responseText(about)],
    [`${call}.body`, bodyText(about)],
  ]),
) as Readonly<Record<`${CallName}.${'answer' | 'body'}`, ResponseText>>

export const everyCallTexts = { ...connectionTexts, ...responseTexts }
