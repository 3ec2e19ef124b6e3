import type { Database } from '../../../../examples/server/database/database'
import { prepare } from '../../../../examples/server/database/prepare'
import { addDays } from '../../../../examples/server/time/date'
import { addBookings } from './bookings'
import type { Dataset } from './datasets'
import { addRestaurants } from './restaurants'

/** To make millions of rows, in milliseconds. */
const PATIENCE = 600_000

/** What the load is made of. */
export interface Chain {
  /** Restaurants that ask for no card and are not closed. */
  readonly venueIds: readonly string[]
  readonly bookings: number
}

const CHAIN = ['restaurants', 'sittings', 'tables', 'restaurant_menus', 'menus']
const SOLD = ['bookings', 'sold_quarters']

const OPEN = `
  select id from restaurants where not card_guarantee and closed_from is null and closed_to is null
  order by hashtext(id) limit 2000`

/** Fills an empty database with the dataset. */
export async function fill(database: Database, { restaurants, days }: Dataset): Promise<Chain> {
  const today = new Date().toISOString().slice(0, 10)
  await prepare(database, new Date())
  const bookings = await database.transaction(
    async (transaction) => {
      await addRestaurants(transaction, restaurants)
      if (days.past + days.ahead === 0) return 0
      return addBookings(transaction, addDays(today, -days.past), addDays(today, days.ahead - 1))
    },
    { patience: PATIENCE },
  )
  // As a database's own maintenance would have done, which leaves empty tables alone: noted as empty, they would be read whole
  // once they have rows.
  for (const table of bookings > 0 ? [...CHAIN, ...SOLD] : CHAIN)
    await database.script(`vacuum analyze ${table}`)
  const venues = await database.query<{ id: string }>(OPEN)
  return { venueIds: venues.map(({ id }) => id), bookings }
}
