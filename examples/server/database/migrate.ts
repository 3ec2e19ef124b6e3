import { readdir, readFile } from 'node:fs/promises'
import type { Queryable } from './database'

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
