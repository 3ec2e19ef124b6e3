import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import pg from 'pg'
import { startPostgres } from '../../../../test/server/postgres'

/** What was measured with, in a sentence. @param loadBefore the machine's load before the run */
export async function machine(loadBefore: number): Promise<string> {
  const version = (name: string) =>
    (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version
  const packages = ['hono', 'pg', '@electric-sql/pglite'].map((name) => `${name} ${version(name)}`)
  const processor = cpus()[0]?.model.trim() ?? 'an unnamed processor'
  return (
    `Node.js ${process.versions.node}, PostgreSQL ${await postgresVersion()}, ${packages.join(', ')}; ` +
    `${availableParallelism()} × ${processor}, load ${loadBefore.toFixed(1)} before and ${loadavg()[0]!.toFixed(1)} at the end.`
  )
}

async function postgresVersion(): Promise<string> {
  const postgres = await startPostgres()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  )
  await client.end()
  await postgres.stop()
  return rows[0]!.version
}
