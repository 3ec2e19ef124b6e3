import { readFile } from 'node:fs/promises'
import { seed } from '../seed/seed'
import type { Database } from './database'

const schemaFile = new URL('./schema.sql', import.meta.url)

/** Any number that nothing else in the database locks on. */
const PREPARING = 7_482_652

/**
 * Makes a database ready to serve: the tables where they are missing, and the restaurants where there are none.
 * Safe to repeat on each start, and for several servers that start at once on one database.
 *
 * @param now the closures in the seed are set around this instant
 */
export async function prepare(database: Database, now: Date): Promise<void> {
  const schema = await readFile(schemaFile, 'utf8')
  await database.transaction(async (transaction) => {
    // `create table if not exists` can still fail when two servers run it at the same moment: one waits.
    await transaction.query('select pg_advisory_xact_lock($1)', [PREPARING])
    await transaction.script(schema)
    const [restaurant] = await transaction.query('select id from restaurants limit 1')
    if (!restaurant) await seed(transaction, now)
  })
}
