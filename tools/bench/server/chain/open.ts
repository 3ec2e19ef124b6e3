import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, LIMITS } from '../../../../examples/server/database/database'
import { openPglite } from '../../../../examples/server/database/pglite'
import { openPostgres } from '../../../../examples/server/database/postgres'
import type { Dataset } from './datasets'

/** An empty database of its own. */
export interface OwnDatabase {
  readonly database: Database
  /** The server's settings that open it. */
  readonly settings: Readonly<Record<string, string>>
  /** Removes it, once it is closed. */
  remove(): Promise<void>
}

/** To make millions of rows, in milliseconds. */
const PATIENT = { ...LIMITS, operation: 600_000, connection: 30_000 }

/** @param postgresUrl a server in which databases may be made */
export const openOwn = ({ database }: Pick<Dataset, 'database'>, postgresUrl: string): Promise<OwnDatabase> =>
  database === 'PGlite' ? openFolder() : openOnServer(postgresUrl)

async function openFolder(): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-bench-'))
  return {
    database: await openPglite(folder),
    settings: { TAVOLA_DATA: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function openOnServer(postgresUrl: string): Promise<OwnDatabase> {
  const name = `tavola_bench_${randomUUID().replaceAll('-', '')}`
  const ask = async (sql: string) => {
    const admin = openPostgres(postgresUrl, PATIENT)
    await admin.query(sql).finally(() => admin.close())
  }
  await ask(`create database ${name}`)
  const own = new URL(postgresUrl)
  own.pathname = `/${name}`
  return {
    database: openPostgres(own.href, PATIENT),
    settings: { DATABASE_URL: own.href },
    remove: () => ask(`drop database ${name}`),
  }
}
