/** A chain's data, and the database that holds it. */
export interface Dataset {
  readonly database: 'PGlite' | 'PostgreSQL'
  readonly restaurants: number
  /** The days that are sold, before today and from today on. */
  readonly days: { readonly past: number; readonly ahead: number }
  /** The days in words: "a year". */
  readonly booked: string
}

const nothing = { days: { past: 0, ahead: 0 }, booked: 'none' }
const quarter = { days: { past: 31, ahead: 60 }, booked: 'a quarter' }
const year = { days: { past: 305, ahead: 60 }, booked: 'a year' }
const twoDays = { days: { past: 0, ahead: 2 }, booked: 'two days' }

const all: readonly Dataset[] = [
  { database: 'PostgreSQL', restaurants: 28, ...nothing },
  { database: 'PostgreSQL', restaurants: 28, ...quarter },
  { database: 'PostgreSQL', restaurants: 28, ...year },
  { database: 'PostgreSQL', restaurants: 1_000, ...nothing },
  { database: 'PostgreSQL', restaurants: 20_000, ...nothing },
  { database: 'PostgreSQL', restaurants: 20_000, ...twoDays },
  { database: 'PGlite', restaurants: 28, ...nothing },
  { database: 'PGlite', restaurants: 28, ...year },
  { database: 'PGlite', restaurants: 1_000, ...nothing },
  { database: 'PGlite', restaurants: 20_000, ...nothing },
]

/** Of each kind of growth its end. */
const quick = all.filter(
  ({ database, restaurants, booked }) =>
    booked === 'a year' || (database === 'PostgreSQL' && restaurants === 20_000 && booked === 'none'),
)

export const datasetsFor = (isQuick: boolean): readonly Dataset[] => (isQuick ? quick : all)

export const nameOf = ({ database, restaurants, booked }: Dataset): string =>
  `${database}, ${restaurants.toLocaleString('en-GB')} restaurants, ${booked} of bookings`
