import { table } from '../../report/tables'
import { FILL } from '../chain/bookings'
import { CLIENTS_ALONE, type Result } from '../measure-all'
import { type Growth, processor } from './growth'
import { grownQueries } from './grown-queries'

export interface Run {
  readonly date: string
  readonly rounds: number
  readonly machine: string
  readonly results: readonly Result[]
  readonly growths: readonly Growth[]
}

const number = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0))
const shown = (value: number) => Math.round(value).toLocaleString('en-GB')

/** docs/server-performance.md, whole. */
export const serverPage = ({
  date,
  rounds,
  machine,
  results,
  growths,
}: Run): string => `# How fast the reference server is

Written by \`npm run bench:server\` on ${date}. ${machine}

Each row is the median of ${rounds} rounds; in each round everything is measured once, one after another, so that what the machine
does beside hits all alike. Real server processes run over their own data; the clients are in another process on the same
machine, keep their connections, and call again as soon as they have an answer. So server, database and clients share its
processors: compare the rows of one run with each other, not with another machine's.

**server** is the processor time of the server's process for a call, **database** that of PostgreSQL's connections; PGlite runs
in the server's process. **p50, p95, p99** are percentiles of the time until the whole answer is there. **refused** are
answers that are no 200, with their statuses: a create's 400 is a time that is full, or at which nobody is seated. Of each
table's sittings ${FILL * 100} % are sold, at random. All clients have other sessions, and the limits of calls a minute are raised.

## What diners do together

The nine calls in a mix: of 100 calls 20 are searches, 20 for a place, 30 for the times of a day, 4 are bookings.

${mixTable(results)}

## Each of the nine calls

With ${CLIENTS_ALONE} clients.

${callsTable(results)}

${growths.map(growthSection).join('\n\n')}

${grownQueries}
`

const growthSection = ({ file, heading, meaning, plot: { title, x, y, lines } }: Growth) => `## ${heading}

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
