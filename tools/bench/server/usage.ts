import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { mean, sum } from 'simple-statistics'
import { LIMITS, type Database } from '../../../examples/server/database/database'

/** The use of the machine and the database during a load. */
export interface Usage {
  /** The processors that each uses, on average: 0.5 is half of one. */
  readonly server: number
  readonly database: number
  readonly clients: number
  /** All programs of the machine together. */
  readonly machine: number
  /** The connections in a query or a transaction, on average. */
  readonly connections: number
  /** Those of them that wait for another one's lock. */
  readonly locked: number
}

/** The processes to watch. */
export interface Watched {
  readonly admin: Database
  /** The name of the server's database. */
  readonly database: string
  readonly server: number
  readonly clients: number
}

/** Milliseconds between two looks at the connections. */
const PERIOD = 50

/** Watches the processes during a task. */
export async function watchUsage<Value>(
  watched: Watched,
  task: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly usage: Usage }> {
  const before = await timesOf(watched)
  const start = performance.now()
  let isOver = false
  const samples: Sample[] = []
  const sampling = (async () => {
    while (!isOver) {
      samples.push(await sample(watched))
      await sleep(PERIOD)
    }
  })()
  const value = await task().finally(() => (isOver = true))
  await sampling
  const seconds = (performance.now() - start) / 1000
  const after = await timesOf(watched)
  const used = (of: keyof typeof after) => (after[of] - before[of]) / seconds
  const average = (read: (sample: Sample) => number) => mean(samples.map(read))
  return {
    value,
    usage: {
      server: used('server'),
      database: used('database'),
      clients: used('clients'),
      machine: used('machine'),
      connections: average(({ connections }) => connections),
      locked: average(({ locked }) => locked),
    },
  }
}

type Sample = Pick<Usage, 'connections' | 'locked'>

const SAMPLE = `
  select count(*)::integer as connections,
    count(*) filter (where wait_event_type = 'Lock')::integer as locked
  from pg_stat_activity where datname = $1 and state <> 'idle'`

async function sample({ admin, database }: Watched): Promise<Sample> {
  const [seen] = await admin.query<Sample>(SAMPLE, [database])
  return seen!
}

/** The seconds of processor time so far. The server keeps its connections, so each has the same process until the end. */
async function timesOf({ admin, database, server, clients }: Watched) {
  const backends = await admin.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [
    database,
  ])
  return {
    server: secondsOf(server),
    clients: secondsOf(clients),
    machine: secondsOfMachine(),
    database: sum(backends.map(({ pid }) => secondsOf(pid))),
  }
}

/** Linux counts a process's time in hundredths of a second, in its own and in the system's code (proc(5)). */
function secondsOf(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [own, system] = fields.split(' ').slice(11, 13).map(Number)
  return (own! + system!) / 100
}

/** The first line of /proc/stat has user, nice, system, idle, the wait for the disk, and interrupts. */
function secondsOfMachine(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user, nice, system, , , ...interrupts] = line.trim().split(/\s+/).slice(1, 8).map(Number)
  return sum([user!, nice!, system!, ...interrupts]) / 100
}

/** From this share on something is at its limit. */
const FULL = 0.85

/** Names the limit by what was measured. A create holds one of the connections that all creates share. */
export function limitOf(load: string, { server, machine, connections, locked }: Usage): string {
  const most = load.endsWith('/create') ? LIMITS.connectionsOneByOne : LIMITS.connections
  if (load.endsWith('/create') && connections < 2) return 'one create at a time'
  if (locked >= connections / 2) return 'a lock in the database'
  if (server >= FULL) return 'the server’s thread'
  if (machine >= FULL * availableParallelism()) return 'the machine’s processors'
  return connections >= FULL * most ? 'the connections' : 'none of these'
}
