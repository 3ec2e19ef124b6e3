import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BenchedServer } from '../chain/start'
import type { LoadName } from './calls'
import type { Load, Seen } from './client'
import { databaseTimes, secondsSince } from './database-time'

/** One measurement of one server. */
export interface Measured extends Seen {
  /** Milliseconds of the processor that the server's process used for a call; PGlite runs in it. */
  readonly server: number
  /** The same of PostgreSQL's connections; undefined where that cannot be told. */
  readonly database: number | undefined
}

export const startClient = (): ChildProcess =>
  fork(fileURLToPath(new URL('./client.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] })

/** @param kind what is asked, by how many clients, for how long */
export async function measure(
  client: ChildProcess,
  { origin, venueIds, databaseUrl }: BenchedServer,
  kind: { readonly load: LoadName; readonly clients: number; readonly milliseconds: number },
): Promise<Measured> {
  const before = await processorSeconds(origin)
  const databaseBefore = await databaseTimes(databaseUrl)
  const seen = await sends(client, { origin, venueIds, ...kind })
  const database = secondsSince(databaseBefore, await databaseTimes(databaseUrl))
  const aCall = (seconds: number) => (seconds * 1000) / seen.calls
  return {
    ...seen,
    server: aCall((await processorSeconds(origin)) - before),
    database: database === undefined ? undefined : aCall(database),
  }
}

async function sends(client: ChildProcess, load: Load): Promise<Seen> {
  const answer = once(client, 'message')
  client.send(load)
  const [seen] = (await answer) as [Seen]
  return seen
}

async function processorSeconds(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const value = /^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]
  if (value === undefined) throw new Error(`${origin}/metrics has no process_cpu_seconds_total.`)
  return Number(value)
}
