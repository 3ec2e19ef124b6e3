import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { sum } from 'simple-statistics'
import { inRounds, medianOf } from '../run'
import { callNames, type LoadName } from './calls'
import type { Dataset } from './chain'
import type { Load, Seen } from './client'
import { datasetsFor, nameOf, startServers, type BenchedServer } from './servers'

/** The processor time of each PostgreSQL process, in seconds, by process id. */
type Times = ReadonlyMap<number, number>

/** Linux counts in hundredths of a second. */
const TICKS = 100

const CONNECTIONS =
  'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

/** The times of the connections to one database; undefined unless it is PostgreSQL on this Linux machine. */
async function databaseTimes(url: string | undefined): Promise<Times | undefined> {
  if (url === undefined) return undefined
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>(CONNECTIONS)
    return new Map(rows.map(({ pid }) => [pid, secondsOf(pid)]))
  } catch {
    return undefined
  } finally {
    await client.end()
  }
}

function secondsSince(before: Times | undefined, after: Times | undefined): number | undefined {
  if (before === undefined || after === undefined) return undefined
  return sum([...after].map(([pid, seconds]) => seconds - (before.get(pid) ?? 0)))
}

/** User and system time: fields 14 and 15 of /proc/<pid>/stat, as proc(5) says. */
function secondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** A measurement of a server. */
export interface Measured extends Seen {
  /** Processor time of the server's process for a call, in milliseconds. PGlite runs in this process. */
  readonly server: number
  /** Processor time of PostgreSQL's connections; undefined if unknown. */
  readonly database: number | undefined
}

const startClient = (): ChildProcess =>
  fork(fileURLToPath(new URL('./client.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] })

async function measure(
  client: ChildProcess,
  { origin, venueIds, databaseUrl }: BenchedServer,
  kind: { readonly load: LoadName; readonly clients: number; readonly milliseconds: number },
): Promise<Measured> {
  const before = await processorSeconds(origin)
  const databaseBefore = await databaseTimes(databaseUrl)
  const seen = await runLoad(client, { origin, venueIds, ...kind })
  const database = secondsSince(databaseBefore, await databaseTimes(databaseUrl))
  const aCall = (seconds: number) => (seconds * 1000) / seen.calls
  return {
    ...seen,
    server: aCall((await processorSeconds(origin)) - before),
    database: database === undefined ? undefined : aCall(database),
  }
}

async function runLoad(client: ChildProcess, load: Load): Promise<Seen> {
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

interface Extent {
  readonly quick: boolean
  readonly rounds: number
  /** How long each call runs alone, and all calls in their mix, in milliseconds. */
  readonly alone: number
  readonly mixed: number
}

/** The medians of all rounds for one load on one dataset. */
export interface Result extends Measured {
  readonly dataset: Dataset
  readonly bookings: number
  readonly load: LoadName
  readonly clients: number
}

export const CLIENTS = [10, 100, 500] as const

/** Clients of a call that runs alone. */
export const CLIENTS_ALONE = CLIENTS[0]

/** Measures every load on every dataset once a round. */
export async function measureAll(extent: Extent): Promise<readonly Result[]> {
  const { servers, stop } = await startServers(datasetsFor(extent.quick))
  const client = startClient()
  const kinds = new Map<string, { server: BenchedServer; load: LoadName; clients: number }>()
  for (const server of servers) {
    const kind = (load: LoadName, clients: number) =>
      kinds.set(`${nameOf(server.dataset)}: ${load}, ${clients} clients`, { server, load, clients })
    for (const load of callNames) kind(load, CLIENTS_ALONE)
    for (const clients of CLIENTS) kind('mix', clients)
  }
  try {
    const tasks = [...kinds].map(([name, { server, load, clients }]) => {
      const milliseconds = load === 'mix' ? extent.mixed : extent.alone
      return [name, () => measure(client, server, { load, clients, milliseconds })] as const
    })
    const samples = await inRounds(extent.rounds, new Map(tasks))
    return [...kinds].map(([name, { server, load, clients }]) => ({
      ...typical(samples.get(name)!),
      dataset: server.dataset,
      bookings: server.bookings,
      load,
      clients,
    }))
  } finally {
    client.kill()
    await stop()
  }
}

function typical(rounds: readonly Measured[]): Measured {
  const of = (read: (measured: Measured) => number) => medianOf(rounds, read)
  const statuses: Record<string, number> = {}
  for (const round of rounds)
    for (const [status, count] of Object.entries(round.statuses))
      statuses[status] = (statuses[status] ?? 0) + count
  return {
    calls: of(({ calls }) => calls),
    seconds: of(({ seconds }) => seconds),
    p50: of(({ p50 }) => p50),
    p95: of(({ p95 }) => p95),
    p99: of(({ p99 }) => p99),
    server: of(({ server }) => server),
    database: rounds.some(({ database }) => database === undefined)
      ? undefined
      : of(({ database }) => database!),
    statuses,
  }
}
