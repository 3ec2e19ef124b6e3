import type { Fault } from './run'

export const faultsOfApi: readonly Fault[] = [
  {
    file: 'src/api/transport.ts',
    what: 'The diner reads the messages of a 401, a 409 or a 422, which only a 400 has for diners.',
    from: 'status === 400 ? readRefusal(body) : []',
    to: 'readRefusal(body)',
    near: 'plugins/booking',
  },
  {
    file: 'src/api/transport.ts',
    what: 'A read that the server answered with 429 is given up at once.',
    from: 'const retryStatuses = [429, ',
    to: 'const retryStatuses = [',
  },
  {
    file: 'src/api/transport.ts',
    what: 'A booking that failed is sent again on its own, and the diner may have two tables.',
    from: "methods: ['get']",
    to: "methods: ['get', 'post']",
  },
  {
    file: 'src/api/transport.ts',
    what: 'A booking answered with 201 and a reference is called unclear.',
    from: "response.status !== 200 && options.method !== 'post'",
    to: 'response.status !== 200',
    near: 'plugins/enquiry',
  },
  {
    file: 'src/api/bodies.ts',
    what: 'After a 400 the diner reads all messages of a field, not just the first.',
    from: '(messages[0] as unknown)',
    to: "messages.join(' ')",
  },
  {
    file: 'src/api/reading.ts',
    what: 'A restaurant disappears from the list because one of its optional fields is invalid.',
    from: 'if (found === undefined && !one.byDefault) return undefined',
    to: 'if (reading.findings.length > length) return undefined',
  },
  {
    file: 'src/api/bodies.ts',
    what: 'Where the back end sends both flags of the original restaurant, the wrong one counts.',
    from: 'read.originalChoiceAvailable ?? read.anyAvailabilityInOriginalRestaurant',
    to: 'read.anyAvailabilityInOriginalRestaurant ?? read.originalChoiceAvailable',
  },
  {
    file: 'src/api/bodies.ts',
    what: 'A restaurant whose closure has an unreadable first day is shut for all days up to the last one.',
    from: 'read.closedFrom = read.closedTo = null',
    to: 'read.closedFrom = null',
  },
  {
    file: 'src/api/device-clock.ts',
    what: 'A diner whose device is days behind is told nothing.',
    from: 'Math.abs(ahead) < tolerance',
    to: 'ahead < tolerance',
  },
  {
    file: 'src/api/lazy-client.ts',
    what: "The booking with an idempotency key lacks the session's header.",
    from: '{ ...options.headers, ...headers }',
    to: 'headers',
  },
]
