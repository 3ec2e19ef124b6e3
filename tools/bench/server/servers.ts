import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LIMITS, type Database } from '../../../examples/server/database/database'
import { openPglite } from '../../../examples/server/database/pglite'
import { openPostgres } from '../../../examples/server/database/postgres'
import { startPostgres } from '../../../test/server/kit/postgres'
import { listening, spawnServer, type ServerProcess } from '../../../test/server/kit/server-process'
import { log } from '../rounds'
import { fill, type Chain, type Dataset } from './chain'

/** A server process with its own data. */
export interface BenchedServer extends Chain {
  readonly dataset: Dataset
  readonly origin: string
  /** The id of its process. */
  readonly pid: number
  /** The name of its database on the PostgreSQL server. */
  readonly databaseName?: string
  /** The settings with which another process opens its database. */
  readonly settings: Readonly<Record<string, string>>
}

/** All clients have the same address, and are busier and more than any diners. */
const RAISED = {
  READS_PER_SESSION: '1000000',
  READS_PER_ADDRESS: '1000000',
  CREATES_PER_SESSION: '1000000',
  CREATES_PER_ADDRESS: '1000000',
  FILES_PER_ADDRESS: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000',
}

/** Fills a database for each dataset and starts a server on it. All run at once; one at a time is measured. */
export async function startServers(datasets: readonly Dataset[]) {
  const postgres = await startPostgres()
  const admin = openPostgres(postgres.url, PATIENT)
  const [{ version }] = (await admin.query("select current_setting('server_version') as version")) as [
    { version: string },
  ]
  const closing = [() => postgres.stop(), () => admin.close()]
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const servers: BenchedServer[] = []
    for (const dataset of datasets) {
      log(`filling and starting: ${nameOf(dataset)}`)
      const open = dataset.database === 'PGlite' ? openFolder() : openOnServer(admin, postgres.url)
      const { database, name, settings, remove } = await open
      closing.push(remove)
      const chain = await fill(database, dataset).finally(() => database.close())
      const server = await spawnServer({ PORT: '0', ...RAISED, ...settings })
      closing.push(() => end(server))
      servers.push({
        ...chain,
        dataset,
        origin: await listening(server),
        pid: server.process.pid!,
        settings,
        ...(name !== undefined && { databaseName: name }),
      })
      // Reads the log, as a collector would, and drops it.
      server.process.stdout.removeAllListeners('data').resume()
    }
    return { servers, version, admin, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export const nameOf = ({ database, restaurants, days }: Dataset): string =>
  `${database}, ${restaurants.toLocaleString('en-GB')} restaurants, ${days} days of bookings`

/** A new, empty database. */
interface OwnDatabase {
  readonly database: Database
  readonly name?: string
  /** The settings with which the server opens it. */
  readonly settings: Readonly<Record<string, string>>
  /** Removes it, once it is closed. */
  remove(): Promise<void>
}

/** Limits for millions of rows, in milliseconds. */
const PATIENT = { ...LIMITS, operation: 600_000, connection: 30_000 }

async function openFolder(): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-bench-'))
  return {
    database: await openPglite(folder),
    settings: { TAVOLA_DATA: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function openOnServer(admin: Database, url: string): Promise<OwnDatabase> {
  const name = `tavola_bench_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    database: openPostgres(own.href, PATIENT),
    name,
    settings: { DATABASE_URL: own.href },
    remove: async () => void (await admin.query(`drop database ${name}`)),
  }
}

export async function end({ process: child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
