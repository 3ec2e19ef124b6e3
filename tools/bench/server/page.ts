import { table, today } from '../../write-pages'
import { barsByGroup, type Bar } from '../plot'
import { FILL, type Dataset } from './chain'
import type { Seen } from './client'
import { spreadSection, type Spread } from './spread'

/** The medians of all rounds for one load on one dataset. */
export interface Result extends Dataset, Seen {
  readonly bookings: number
  /** The name of a call, or `mix`. */
  readonly load: string
  readonly clients: number
}

/** Clients of the mix. */
export const clientCounts = [10, 100, 500]
/** Clients of a call that runs alone. */
export const clientsAlone = 10

/** The pictures, as SVG by file name. */
export const pictures = (results: readonly Result[]): Readonly<Record<string, string>> => ({
  clients: barsByGroup({
    title: 'The mix by clients, 28 restaurants with a year of bookings',
    sizeLabel: 'clients',
    valueLabel: '95th percentile, ms',
    bars: results
      .filter(({ load, days }) => load === 'mix' && days > 0)
      .map(({ database, clients, p95 }) => ({ group: database, size: clients, value: p95 })),
  }),
  restaurants: barsByGroup({
    title: 'A call by restaurants, PostgreSQL, without bookings',
    sizeLabel: 'restaurants',
    valueLabel: 'median, ms',
    bars: growthOf(
      results.filter(({ days }) => days === 0),
      ['search', 'searchnearby', 'sessions', 'searchavailability'],
      ({ restaurants }) => restaurants,
    ),
  }),
  bookings: barsByGroup({
    title: 'A call by bookings, PostgreSQL, 28 restaurants',
    sizeLabel: 'bookings',
    valueLabel: 'median, ms',
    bars: growthOf(
      results.filter(({ restaurants }) => restaurants === 28),
      ['sessions', 'searchavailability', 'bookings/create'],
      ({ bookings }) => bookings,
    ),
  }),
})

const growthOf = (
  results: readonly Result[],
  loads: readonly string[],
  sizeOf: (result: Result) => number,
): readonly Bar[] =>
  results
    .filter(({ database, load }) => database === 'PostgreSQL' && loads.includes(load))
    .map((result) => ({ group: result.load, size: sizeOf(result), value: result.p50 }))

interface Run {
  readonly rounds: number
  readonly machine: string
  readonly results: readonly Result[]
  readonly spread: readonly Spread[]
}

/** docs/server-performance.md. */
export const serverPage = ({
  rounds,
  machine,
  results,
  spread,
}: Run): string => `# How fast the reference server is

Written by \`npm run bench:server\` on ${today()}; no figure here is written by hand. ${machine}

Each row is the median of ${rounds} rounds. Each round measures everything once, one after another, so that other work on the machine affects all
rows equally. Each server process has its own data. The clients are in another process on the same machine, keep their connections, and call
again after each response. So server, database and clients share the processors: compare the rows of one run only with each other.

**p50 and p95** are percentiles of the time until the whole response has arrived. **Refused** are responses other than 200: a time that is
full or has no sitting. Of each table's sittings, ${FILL * 100} % are sold, at random. Each client has its own session, and the limits of calls per
minute are raised.

## All calls in a mix

Of 100 calls, 20 are searches by name, 20 by place, 30 are for the times of a day, and 4 are bookings. All clients call again after each
response, so this is a server at its limit.

![The mix, by clients](server-performance/clients.svg)

${mixTable(results)}

${spreadSection(spread)}

## Each of the nine calls

With ${clientsAlone} clients. A search by name takes longer with more restaurants because it finds more of them, at most 100. The
other calls shouldn't depend on the number of restaurants, and little on that of past bookings.

![A call, by restaurants](server-performance/restaurants.svg)

![A call, by bookings](server-performance/bookings.svg)

${callsTable(results)}
`

const shown = (value: number) => Math.round(value).toLocaleString('en-GB')
const chainHead = ['database', 'restaurants', 'bookings']
const timesHead = ['p50, ms', 'p95, ms', 'refused']

const mixTable = (results: readonly Result[]) =>
  table(
    [...chainHead, 'clients', 'calls a second', ...timesHead],
    results
      .filter(({ load }) => load === 'mix')
      .map((one) => [...chainOf(one), one.clients, shown(one.callsPerSecond), ...timesOf(one)]),
  )

const callsTable = (results: readonly Result[]) =>
  table(
    [...chainHead, 'call', ...timesHead],
    results.filter(({ load }) => load !== 'mix').map((one) => [...chainOf(one), one.load, ...timesOf(one)]),
  )

const chainOf = ({ database, restaurants, bookings }: Result) => [
  database,
  shown(restaurants),
  bookings === 0 ? 'none' : shown(bookings),
]

function timesOf({ p50, p95, refused }: Result): string[] {
  const times = [p50, p95].map((time) => time.toFixed(time < 10 ? 2 : time < 100 ? 1 : 0))
  return [...times, refused === 0 ? '' : `${(refused * 100).toFixed(1)} %`]
}
