import { readFileSync } from 'node:fs'
import { table, today } from '../../write-pages'
import type { Line } from '../plot'
import type { Picture } from '../run'
import type { LoadName } from './calls'
import { FILL } from './chain'
import { CLIENTS, CLIENTS_ALONE, type Result } from './measure'

export interface Growth extends Picture {
  readonly heading: string
  /** A sentence about the picture, made from its figures. */
  readonly meaning: string
}

/** The time of server and database: with PGlite they are one process. */
const processor = ({ server, database = 0 }: Result) => server + database

const READS: readonly LoadName[] = ['search', 'searchnearby', 'sessions', 'searchavailability']
const OVER_BOOKINGS: readonly LoadName[] = ['sessions', 'searchavailability', 'bookings/create']

/** The pictures for which the run has more than one size. */
export const growthsOf = (results: readonly Result[]): readonly Growth[] =>
  [
    byClients(results),
    byRestaurants(results, 'PostgreSQL'),
    byRestaurants(results, 'PGlite'),
    byBookings(results, 'PostgreSQL'),
    byBookings(results, 'PGlite'),
  ].filter(({ chart }) => chart.x.values.length > 1)

function byClients(results: readonly Result[]): Growth {
  const lines = (['PostgreSQL', 'PGlite'] as const).map((database) => {
    const mixes = results.filter(
      ({ load, dataset }) => load === 'mix' && dataset.database === database && isYear(dataset),
    )
    return {
      name: database,
      values: CLIENTS.map((count) => mixes.find(({ clients }) => clients === count)!.p95),
    }
  })
  const meaning =
    'All clients call again after each response, so this is a server at its limit: more clients queue for ' +
    `the same processor. ${sentence(lines, `With ${CLIENTS.at(-1)} clients the 95th percentile is, against ${CLIENTS[0]} clients`)}`
  return {
    file: 'clients',
    heading: 'More clients',
    meaning,
    chart: {
      title: 'The mix, 28 restaurants with a year of bookings',
      x: { label: 'clients', values: CLIENTS },
      y: { label: '95th percentile, ms' },
      lines,
    },
  }
}

function byRestaurants(results: readonly Result[], database: Result['dataset']['database']): Growth {
  const mine = results.filter(({ dataset }) => dataset.database === database && dataset.booked === 'none')
  const sizes = unique(mine.map(({ dataset }) => dataset.restaurants))
  const lines = linesOf(READS, sizes, mine, ({ dataset }) => dataset.restaurants)
  return {
    file: `restaurants-${database.toLowerCase()}`,
    heading: `More restaurants, ${database}`,
    meaning:
      'Indexes give flat lines. A line rises if the response grows (a search finds up to 100 restaurants). ' +
      sentence(lines, `With ${shown(sizes.at(-1))} restaurants a call takes, against ${shown(sizes[0])}`),
    chart: {
      title: `Processor time a call, by restaurants, ${database}`,
      x: { label: 'restaurants', values: sizes },
      y: { label: 'ms a call' },
      lines,
    },
  }
}

function byBookings(results: readonly Result[], database: Result['dataset']['database']): Growth {
  const mine = results.filter(({ dataset }) => dataset.database === database && dataset.restaurants === 28)
  const sizes = unique(mine.map(({ bookings }) => bookings))
  const lines = linesOf(OVER_BOOKINGS, sizes, mine, ({ bookings }) => bookings)
  return {
    file: `bookings-${database.toLowerCase()}`,
    heading: `More bookings, ${database}`,
    meaning:
      'A day with bookings costs more than an empty one. The number of past days should not matter. ' +
      sentence(lines, `With ${shown(sizes.at(-1))} bookings a call takes, against none`),
    chart: {
      title: `Processor time a call, by bookings, 28 restaurants, ${database}`,
      x: { label: 'bookings', values: sizes },
      y: { label: 'ms a call' },
      lines,
    },
  }
}

const isYear = ({ restaurants, booked }: Result['dataset']) => restaurants === 28 && booked === 'a year'
const unique = (values: readonly number[]) => [...new Set(values)].sort((one, other) => one - other)

const linesOf = (
  loads: readonly LoadName[],
  sizes: readonly number[],
  results: readonly Result[],
  sizeOf: (result: Result) => number,
): Line[] =>
  loads.map((name) => ({
    name,
    values: sizes.map((size) => processor(results.find((one) => one.load === name && sizeOf(one) === size)!)),
  }))

/** "With 20,000 restaurants a call takes, against 28: search 2.1 times, …". */
const sentence = (lines: readonly Line[], beginning: string) =>
  `${beginning}: ${lines.map(({ name, values }) => `${name} ${(values.at(-1)! / values[0]!).toFixed(1)} times`).join(', ')}.`

interface Run {
  readonly rounds: number
  readonly machine: string
  readonly results: readonly Result[]
  readonly growths: readonly Growth[]
}

const number = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0))
const shown = (value = 0) => Math.round(value).toLocaleString('en-GB')

/** docs/server-performance.md. */
export const serverPage = ({
  rounds,
  machine,
  results,
  growths,
}: Run): string => `# How fast the reference server is

Written by \`npm run bench:server\` on ${today()}. ${machine}

Each row is the median of ${rounds} rounds. Each round measures everything once, one after another, so that other work on the machine affects all
rows equally. Each server process has its own data. The clients are in another process on the same machine, keep their connections, and call
again after each response. So server, database and clients share the processors: compare the rows of one run only with each other.

**server** is the processor time of the server's process for a call, **database** that of PostgreSQL's connections; PGlite runs
in the server's process. **p50, p95, p99** are percentiles of the time until the whole response has arrived. **refused**
are responses other than 200, with their statuses: a create's 400 is a time that is full or has no sitting. Of each table's sittings,
${FILL * 100} % are sold, at random. Each client has its own session, and the limits of calls per minute are raised.

## All calls in a mix

Of 100 calls, 20 are searches by name, 20 by place, 30 are for the times of a day, and 4 are bookings.

${mixTable(results)}

## Each of the nine calls

With ${CLIENTS_ALONE} clients.

${callsTable(results)}

${growths.map(growthSection).join('\n\n')}

${readFileSync(new URL('grown-queries.md', import.meta.url), 'utf8')}`

const growthSection = ({ file, heading, meaning, chart: { title, x, y, lines } }: Growth) => `## ${heading}

![${title}](server-performance/${file}.svg)

${table(
  [`${y.label}, by ${x.label}`, ...x.values.map(shown)],
  lines.map(({ name, values }) => [name, ...values.map(number)]),
)}

${meaning}`

function mixTable(results: readonly Result[]): string {
  const head = ['database', 'restaurants', 'bookings', 'clients', 'calls a second', ...TIMES]
  return table(
    head,
    results
      .filter(({ load }) => load === 'mix')
      .map((one) => [...chainOf(one), one.clients, shown(one.calls / one.seconds), ...timesOf(one)]),
  )
}

function callsTable(results: readonly Result[]): string {
  const head = ['database', 'restaurants', 'bookings', 'call', 'processor, ms', ...TIMES]
  return table(
    head,
    results
      .filter(({ load }) => load !== 'mix')
      .map((one) => [...chainOf(one), one.load, number(processor(one)), ...timesOf(one)]),
  )
}

const chainOf = ({ dataset, bookings }: Result) => [
  dataset.database,
  shown(dataset.restaurants),
  bookings === 0 ? 'none' : `${shown(bookings)}: ${dataset.booked}`,
]

const TIMES = ['server, ms', 'database, ms', 'p50, ms', 'p95, ms', 'p99, ms', 'refused']

const timesOf = (one: Result) => [
  number(one.server),
  one.database === undefined ? '' : number(one.database),
  number(one.p50),
  number(one.p95),
  number(one.p99),
  refused(one.statuses),
]

function refused(statuses: Result['statuses']): string {
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return Object.entries(statuses)
    .filter(([status]) => status !== '200')
    .map(
      ([status, count]) => `${((count / all) * 100).toFixed(1)} % ${status === '0' ? 'no answer' : status}`,
    )
    .join(', ')
}
