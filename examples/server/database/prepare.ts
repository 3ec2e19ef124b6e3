import { readdir, readFile } from 'node:fs/promises'
import { seed } from '../seed/seed'
import type { Database, Queryable } from './database'
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

const folder = new URL('./migrations/', import.meta.url)

const VERSIONS = `
  create table if not exists schema_versions (
    version integer primary key,
    name text not null,
    applied_at timestamptz not null default now()
  )`

/** A file of `migrations`: `0002-idempotency.sql` is version 2. */
interface Migration {
  readonly version: number
  readonly name: string
}

/**
 * Runs the migrations that the database does not have yet, in the order of their numbers. A migration that has been
 * released never changes: what comes later is another file.
 *
 * @throws if the database has a migration that this server does not know, because a newer server has prepared it
 */
export async function migrate(transaction: Queryable): Promise<void> {
  await transaction.script(VERSIONS)
  const rows = await transaction.query<{ version: number }>('select version from schema_versions')
  const applied = new Set(rows.map(({ version }) => version))
  const migrations = await readMigrations()

  const known = new Set(migrations.map(({ version }) => version))
  const unknown = [...applied].filter((version) => !known.has(version)).sort((a, b) => a - b)
  if (unknown.length > 0) throw new Error(tooNew(unknown, Math.max(...known)))

  for (const { version, name } of migrations.filter((each) => !applied.has(each.version))) {
    await transaction.script(await readFile(new URL(name, folder), 'utf8'))
    await transaction.query('insert into schema_versions (version, name) values ($1, $2)', [version, name])
  }
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  return names.map((name) => ({ version: parseInt(name, 10), name })).sort((a, b) => a.version - b.version)
}

const tooNew = (unknown: readonly number[], newest: number) =>
  `The database has been prepared by a newer server: this one does not know its schema version ${unknown.join(', ')}, ` +
  `only those up to ${newest}. Start the newer server, or use another database.`
