import type { Plot } from '../../report/plot'
import type { LoadName } from '../load/calls'
import { CLIENTS, type Result } from '../measure-all'

/** Something that grows, with the name of its picture's file. */
export interface Growth {
  readonly file: string
  readonly heading: string
  /** What the picture says, in a sentence made of its figures. */
  readonly meaning: string
  readonly plot: Plot
}

type Line = Plot['lines'][number]

/** Server and database together: in PGlite they are one process. */
export const processor = ({ server, database = 0 }: Result) => server + database

const READS: readonly LoadName[] = ['search', 'searchnearby', 'sessions', 'searchavailability']
const OVER_BOOKINGS: readonly LoadName[] = ['sessions', 'searchavailability', 'bookings/create']

/** Those of which the run has more than one size. */
export const growthsOf = (results: readonly Result[]): readonly Growth[] =>
  [
    byClients(results),
    byRestaurants(results, 'PostgreSQL'),
    byRestaurants(results, 'PGlite'),
    byBookings(results, 'PostgreSQL'),
    byBookings(results, 'PGlite'),
  ].filter(({ plot }) => plot.x.values.length > 1)

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
    'All clients call again as soon as they have an answer, so this is a server at its limit: more clients wait in line for ' +
    `the same processor. ${sentence(lines, `With ${CLIENTS.at(-1)} clients the 95th percentile is, against ${CLIENTS[0]} clients`)}`
  return {
    file: 'clients',
    heading: 'More clients',
    meaning,
    plot: {
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
      'Flat lines are what indexes give; what rises is what an answer itself has more of (a search finds up to 100 restaurants). ' +
      sentence(lines, `With ${shown(sizes.at(-1))} restaurants a call takes, against ${shown(sizes[0])}`),
    plot: {
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
      'A day with bookings costs more to look through than an empty one; how many days lie behind it should not matter. ' +
      sentence(lines, `With ${shown(sizes.at(-1))} bookings a call takes, against none`),
    plot: {
      title: `Processor time a call, by bookings, 28 restaurants, ${database}`,
      x: { label: 'bookings', values: sizes },
      y: { label: 'ms a call' },
      lines,
    },
  }
}

const isYear = ({ restaurants, booked }: Result['dataset']) => restaurants === 28 && booked === 'a year'
const unique = (values: readonly number[]) => [...new Set(values)].sort((one, other) => one - other)
const shown = (value = 0) => value.toLocaleString('en-GB')

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
