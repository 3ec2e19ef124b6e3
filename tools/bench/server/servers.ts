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
import { log } from '../run'
import { fill, type Chain, type Dataset } from './chain'

const nothing = { days: { past: 0, ahead: 0 }, booked: 'none' }
const quarter = { days: { past: 31, ahead: 60 }, booked: 'a quarter' }
const year = { days: { past: 305, ahead: 60 }, booked: 'a year' }
const twoDays = { days: { past: 0, ahead: 2 }, booked: 'two days' }

const all: readonly Dataset[] = [
  { database: 'PostgreSQL', restaurants: 28, ...nothing },
  { database: 'PostgreSQL', restaurants: 28, ...quarter },
  { database: 'PostgreSQL', restaurants: 28, ...year },
  { database: 'PostgreSQL', restaurants: 1_000, ...nothing },
  { database: 'PostgreSQL', restaurants: 20_000, ...nothing },
  { database: 'PostgreSQL', restaurants: 20_000, ...twoDays },
  { database: 'PGlite', restaurants: 28, ...nothing },
  { database: 'PGlite', restaurants: 28, ...year },
  { database: 'PGlite', restaurants: 1_000, ...nothing },
  { database: 'PGlite', restaurants: 20_000, ...nothing },
]

/** The largest dataset of each kind of growth. */
const quick = all.filter(
  ({ database, restaurants, booked }) =>
    booked === 'a year' || (database === 'PostgreSQL' && restaurants === 20_000 && booked === 'none'),
)

export const datasetsFor = (isQuick: boolean): readonly Dataset[] => (isQuick ? quick : all)

export const nameOf = ({ database, restaurants, booked }: Dataset): string =>
  `${database}, ${restaurants.toLocaleString('en-GB')} restaurants, ${booked} of bookings`

/** A new, empty database. */
interface OwnDatabase {
  readonly database: Database
  /** The settings with which the server opens it. */
  readonly settings: Readonly<Record<string, string>>
  /** Removes it, once it is closed. */
  remove(): Promise<void>
}

/** Limits for millions of rows, in milliseconds. */
const PATIENT = { ...LIMITS, operation: 600_000, connection: 30_000 }

/** @param postgresUrl a server in which databases may be made */
const openOwn = ({ database }: Pick<Dataset, 'database'>, postgresUrl: string): Promise<OwnDatabase> =>
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

/** A server process with its own data. */
export interface BenchedServer extends Chain {
  readonly dataset: Dataset
  readonly origin: string
  /** Undefined with PGlite. */
  readonly databaseUrl: string | undefined
}

/** All clients have the same address, and are busier than any diner. */
const RAISED = {
  READS_PER_SESSION: '1000000',
  READS_PER_ADDRESS: '1000000',
  CREATES_PER_SESSION: '1000000',
  CREATES_PER_ADDRESS: '1000000',
}

/** Fills a database for each dataset and starts a server on it. All run at once; one at a time is measured. */
export async function startServers(
  datasets: readonly Dataset[],
): Promise<{ servers: readonly BenchedServer[]; stop: () => Promise<void> }> {
  const postgres = await startPostgres()
  const closing: (() => Promise<void>)[] = [() => postgres.stop()]
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  const startOne = async (dataset: Dataset): Promise<BenchedServer> => {
    const { database, settings, remove } = await openOwn(dataset, postgres.url)
    closing.push(remove)
    const chain = await fill(database, dataset).finally(() => database.close())
    const server = await spawnServer({ PORT: '0', ...RAISED, ...settings })
    closing.push(() => end(server))
    const origin = await listening(server)
    // Reads the log, as a collector would, and drops it.
    server.process.stdout.removeAllListeners('data').resume()
    return { ...chain, dataset, origin, databaseUrl: settings.DATABASE_URL }
  }
  try {
    const servers: BenchedServer[] = []
    for (const dataset of datasets) {
      log(`filling and starting: ${nameOf(dataset)}`)
      servers.push(await startOne(dataset))
    }
    return { servers, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function end({ process: child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
