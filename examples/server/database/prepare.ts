import { seed } from '../seed/seed'
import type { Database } from './database'
import { migrate } from './migrate'

/** The id of the advisory lock: any number that nothing else in the database uses. */
const PREPARING = 7_482_652

/** How long preparing may take, other servers' that do it at the same time included, in milliseconds. */
const PATIENCE = 120_000

/**
 * Brings the schema up to date, and seeds the restaurants if there are none. Safe to run on each start, also when several
 * servers start at the same time on one database.
 *
 * @param now the seed's closures are relative to this time
 * @throws if a newer server has prepared the database
 */
export async function prepare(database: Database, now: Date): Promise<void> {
  await database.transaction(
    async (transaction) => {
      // Two servers that migrate at the same time would disturb each other: the lock makes one wait.
      await transaction.query('select pg_advisory_xact_lock($1)', [PREPARING])
      await migrate(transaction)
      const [restaurant] = await transaction.query('select id from restaurants limit 1')
      if (!restaurant) await seed(transaction, now)
    },
    { patience: PATIENCE },
  )
}
