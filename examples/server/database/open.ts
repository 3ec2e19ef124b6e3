import type { Database } from './database'
import { openPglite } from './pglite'
import { openPostgres } from './postgres'

/**
 * Opens the PostgreSQL server at `databaseUrl` if given, otherwise PGlite in `dataFolder`.
 *
 * @throws if the server cannot be reached, or the folder is in use
 */
export async function openDatabase(databaseUrl: string | undefined, dataFolder: string): Promise<Database> {
  if (databaseUrl === undefined) return openPglite(dataFolder)
  const database = openPostgres(databaseUrl)
  try {
    await database.query('select 1')
  } catch (cause) {
    // The message leaves out the URL, which may contain a password.
    throw new Error(`The PostgreSQL server at DATABASE_URL cannot be used: ${String(cause)}`, { cause })
  }
  return database
}
