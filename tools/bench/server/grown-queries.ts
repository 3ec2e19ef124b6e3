import { table } from '../../write-pages'

const rows = [
  [
    'restaurants near a place (`searchnearby`, `searchavailability`)',
    'all were read and parsed at each call; of 10 clients all had a 503 after 2 seconds (20,000 restaurants)',
    '0.7 ms in PostgreSQL',
    'an index by place: first about as many as are wanted, then all that are no further away (`restaurant/restaurant.ts`)',
  ],
  [
    'restaurants by words (`search`)',
    'all were read; all that match were answered; half of the calls of 10 clients were a 503 (20,000 restaurants)',
    '2.3 ms in PostgreSQL',
    'an index of words, one of post codes, and one by name, for words that most have; at most 100 are answered',
  ],
  [
    'free tables (`sessions`, `searchavailability`)',
    'PostgreSQL guessed ten times its cost and compiled it: up to 250 ms, then 40 ms a call (20,000 restaurants)',
    '2.4 ms',
    'a bound on the quarters of a day (`availability/sessions.ts`)',
  ],
  [
    'free tables in PGlite with some hundred bookings',
    'nothing counts its rows, so it took small tables for empty and read them whole: `searchavailability` 39 ms (1,000 restaurants)',
    '8 ms',
    'its planner is told to use indexes (`database/pglite.ts`)',
  ],
  [
    'deletion of old bookings, for each booking',
    '125 ms, as all that was ever sold was read (a year); a batch of 200 ran into its time-out, and nothing was deleted',
    '0.03 ms',
    'an index of sold quarters by booking',
  ],
  ['the oldest bookings, a batch of 200', '38 ms (a year), more each year', '0.4 ms', 'an index by date'],
  [
    'personal data by email address',
    '44 ms (a year), more each year',
    '0.2 ms',
    'an index of addresses in lower case',
  ],
]

/**
 * Measured by hand with EXPLAIN (ANALYZE, BUFFERS) and the bench, as the queries of before are gone. That each has its
 * index still, `test/server/operation/plans.test.ts` holds.
 */
export const grownQueries = `## The queries that grew, and what holds them now

What the first runs found, measured before and after with \`EXPLAIN (ANALYZE, BUFFERS)\` and this bench; these figures are not of
the run above, and of a machine with other work on it. All indexes are in \`database/migrations/0020-indexes-for-growth.sql\`; \`test/server/operation/plans.test.ts\` fails where a
query of the nine calls, or of the deletion of data, reads a table whole that grows.

${table(['query', 'before', 'now', 'what holds it'], rows)}

Beside the queries: each slot asked for the restaurant's time of day with a new formatter. One a time zone is kept now, and
\`searchavailability\` takes about a fifth of the server's processor time that it took.`
