import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { inRounds, machine, medianOf, readFlags, writeResults } from '../rounds'
import { callNames } from './calls'
import { measureAttacks } from './attack'
import { attackPage } from './attack-page'
import type { Dataset } from './chain'
import type { Load, Seen } from './client'
import { clientCounts, clientsAlone, pictures, serverPage, type Result } from './page'
import { mediansOf, spreadClients, spreadCounts, spreadLoads, type Spread } from './spread'
import { watchUsage } from './usage'
import { measureSharedLimit } from './shared-limit'
import { nameOf, startServers, type BenchedServer } from './servers'

/**
 * `npm run bench:server`: measures the reference server with chains of several sizes on both databases, and writes
 * docs/server-performance.md; then attacks it, and writes docs/server-attacks.md. `--only attacks` does the second alone, and
 * `--quick` measures fewer and writes nothing.
 */
const { rounds, quick, only } = readFlags(3)
const sizes = [
  { restaurants: 28, days: 0 },
  { restaurants: 28, days: 365 },
  { restaurants: 1_000, days: 0 },
  { restaurants: 20_000, days: 0 },
]
const all = (['PostgreSQL', 'PGlite'] as const).flatMap((database) =>
  sizes.map((size): Dataset => ({ database, ...size })),
)
/** The largest dataset of each kind of growth. */
const few = all.filter(
  ({ database, restaurants, days }) => days > 0 || (database === 'PostgreSQL' && restaurants === 20_000),
)
const execArgv = ['--import', 'tsx']
const client = fork(fileURLToPath(new URL('./client.ts', import.meta.url)), { execArgv })
if (!only?.includes('attacks')) await measureSizes()
await measureAttacked()
// Open handles must not keep the process alive.
process.exit()

async function measureSizes() {
  const started = await startServers(quick ? few : all)
  const { results, spread } = await measureEverything(started).finally(() => started.stop())
  const measured = machine(`PostgreSQL ${started.version}`, ['hono', 'pg', '@electric-sql/pglite'])
  const page = serverPage({ rounds, machine: measured, results, spread })
  if (quick) console.log(page)
  else await writeResults('server-performance', page, pictures(results))
}

async function measureAttacked() {
  const { servers, version, stop } = await startServers([{ database: 'PostgreSQL', ...sizes[0]! }])
  const server = servers[0]!
  const measureAll = async () => ({
    defended: await measureAttacks(client, server, rounds),
    shared: await measureSharedLimit(server),
  })
  const measures = await measureAll().finally(stop)
  const measured = machine(`PostgreSQL ${version}`, ['hono', 'pg', 'rate-limiter-flexible'])
  const page = attackPage({ rounds, machine: measured, ...measures })
  if (quick) console.log(page)
  else await writeResults('server-attacks', page)
}

type Started = Awaited<ReturnType<typeof startServers>>

async function measureEverything(started: Started) {
  return { spread: await measureSpread(started), results: await measureAll(started) }
}

/** Measures loads that go to more and more restaurants of one chain, and what limits them. */
async function measureSpread({ servers, admin }: Started): Promise<readonly Spread[]> {
  const server = servers.find(
    ({ dataset, databaseName }) => databaseName !== undefined && dataset.restaurants >= 1_000,
  )!
  const watched = { admin, database: server.databaseName!, server: server.pid, clients: client.pid! }
  const kinds = spreadLoads.flatMap((load) => spreadCounts.map((restaurants) => ({ load, restaurants })))
  const tasks = kinds.map(({ load, restaurants }) => {
    const some = { ...server, venueIds: server.venueIds.slice(0, restaurants) }
    const task = () => watchUsage(watched, () => measure(client, some, { load, clients: spreadClients }))
    return [`${load} at ${restaurants} restaurants`, task] as const
  })
  const samples = await inRounds(rounds, new Map(tasks))
  return kinds.map((kind, index) => ({ ...kind, ...mediansOf(samples.get(tasks[index]![0])!) }))
}

/** Measures every load on every server once a round, and returns the medians. */
async function measureAll({ servers }: Started): Promise<readonly Result[]> {
  const loads = [
    ...callNames.map((load) => ({ load, clients: clientsAlone })),
    ...clientCounts.map((clients) => ({ load: 'mix', clients })),
  ]
  const kinds = servers.flatMap((server) => loads.map((load) => ({ server, ...load })))
  const keyOf = ({ server, load, clients }: (typeof kinds)[number]) =>
    `${nameOf(server.dataset)}: ${load}, ${clients} clients`
  const tasks = kinds.map((kind) => [keyOf(kind), () => measure(client, kind.server, kind)] as const)
  const samples = await inRounds(rounds, new Map(tasks))
  return kinds.map((kind) => {
    const all = samples.get(keyOf(kind))!
    const { server, load, clients } = kind
    return {
      ...server.dataset,
      bookings: server.bookings,
      load,
      clients,
      callsPerSecond: medianOf(all, ({ callsPerSecond }) => callsPerSecond),
      p50: medianOf(all, ({ p50 }) => p50),
      p95: medianOf(all, ({ p95 }) => p95),
      worst: medianOf(all, ({ worst }) => worst),
      refused: medianOf(all, ({ refused }) => refused),
    }
  })
}

async function measure(
  client: ChildProcess,
  { origin, venueIds }: BenchedServer,
  { load, clients }: Pick<Load, 'load' | 'clients'>,
): Promise<Seen> {
  const milliseconds = (load === 'mix' || clients === spreadClients ? 2_000 : 800) / (quick ? 2 : 1)
  const answer = once(client, 'message')
  client.send({ origin, venueIds, load, clients, milliseconds } satisfies Load)
  const [seen] = (await answer) as [Seen]
  return seen
}
