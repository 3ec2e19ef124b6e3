import type { Database } from './database'
import { openPglite } from './pglite'
import { openPostgres } from './postgres'

/**
 * The PostgreSQL server at `databaseUrl` when there is one, else PGlite in `dataFolder`.
 *
 * @throws when the server cannot be reached, or the folder is in use
 */
export async function openDatabase(databaseUrl: string | undefined, dataFolder: string): Promise<Database> {
  if (databaseUrl === undefined) return openPglite(dataFolder)
  const database = openPostgres(databaseUrl)
  try {
    await database.query('select 1')
  } catch (cause) {
    // Without the address itself, which may hold a password.
    throw new Error(`The PostgreSQL server at DATABASE_URL cannot be used: ${String(cause)}`, { cause })
  }
  return database
}
