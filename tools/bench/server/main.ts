import { loadavg } from 'node:os'
import pg from 'pg'
import { startPostgres } from '../../../test/server/kit/postgres'
import { machine, readFlags, writeResults } from '../run'
import { measureAll } from './measure'
import { growthsOf, serverPage } from './report'

/**
 * `npm run bench:server`: measures the reference server with chains of several sizes on both databases, and writes
 * docs/server-performance.md. `--quick` measures fewer of them and writes nothing.
 */
const { rounds, quick } = readFlags(3)
const loadBefore = loadavg()[0]!
const results = await measureAll({ quick, rounds, alone: quick ? 400 : 800, mixed: quick ? 1000 : 2000 })
const growths = growthsOf(results)
const packages = ['hono', 'pg', '@electric-sql/pglite']
const measured = machine(await postgresVersion(), packages, loadBefore)
const page = serverPage({ rounds, machine: measured, results, growths })
if (quick) console.log(page)
else await writeResults('server-performance', page, growths)
// Open handles must not keep the process alive.
process.exit()

async function postgresVersion(): Promise<string> {
  const postgres = await startPostgres()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  )
  await client.end()
  await postgres.stop()
  return `PostgreSQL ${rows[0]!.version}`
}
