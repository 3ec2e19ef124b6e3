import { readFile } from 'node:fs/promises'
import { seed } from '../seed/seed'
import type { Database } from './database'

const schemaFile = new URL('./schema.sql', import.meta.url)

/** The id of the advisory lock: any number that nothing else in the database uses. */
const PREPARING = 7_482_652

/**
 * Creates missing tables, and seeds the restaurants if there are none. Safe to run on each start, also when several
 * servers start at the same time on one database.
 *
 * @param now the seed's closures are relative to this time
 */
export async function prepare(database: Database, now: Date): Promise<void> {
  const schema = await readFile(schemaFile, 'utf8')
  await database.transaction(async (transaction) => {
    // `create table if not exists` can fail when two servers run it at the same time: the lock makes one wait.
    await transaction.query('select pg_advisory_xact_lock($1)', [PREPARING])
    await transaction.script(schema)
    const [restaurant] = await transaction.query('select id from restaurants limit 1')
    if (!restaurant) await seed(transaction, now)
  })
}
