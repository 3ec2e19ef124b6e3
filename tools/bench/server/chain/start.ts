import { once } from 'node:events'
import { startPostgres } from '../../../../test/server/postgres'
import { listening, type ServerProcess, spawnServer } from '../../../../test/server/server-process'
import { type Dataset, nameOf } from './datasets'
import { type Chain, fill } from './fill'
import { openOwn } from './open'

/** A server process over its own data. */
export interface BenchedServer extends Chain {
  readonly dataset: Dataset
  readonly origin: string
  /** Of its PostgreSQL. */
  readonly databaseUrl: string | undefined
}

/** All clients of the bench have one address, and are busier than any diner. */
const RAISED = {
  READS_PER_SESSION: '1000000',
  READS_PER_ADDRESS: '1000000',
  CREATES_PER_SESSION: '1000000',
  CREATES_PER_ADDRESS: '1000000',
}

/** Fills a database for each dataset, and starts a server on each. All run at the same time, one at a time is measured. */
export async function startServers(
  datasets: readonly Dataset[],
  say: (text: string) => void,
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
    // Its log is read, as a collector would, and not kept.
    server.process.stdout.removeAllListeners('data').resume()
    return { ...chain, dataset, origin, databaseUrl: settings.DATABASE_URL }
  }
  try {
    const servers: BenchedServer[] = []
    for (const dataset of datasets) {
      say(`fills and starts: ${nameOf(dataset)}`)
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
