import { inRounds, median } from '../rounds'
import { type Dataset, datasetsFor, nameOf } from './chain/datasets'
import { type BenchedServer, startServers } from './chain/start'
import { callNames, type LoadName } from './load/calls'
import { type Measured, measure, startClient } from './load/measure'

/** How much is measured. */
export interface Extent {
  readonly isQuick: boolean
  readonly rounds: number
  /** How long each call is made alone, and all in their mix, in milliseconds. */
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

/** Each call alone has so many clients. */
export const CLIENTS_ALONE = CLIENTS[0]

/** Measures every load on every dataset, once a round. */
export async function measureAll(extent: Extent, say: (text: string) => void): Promise<readonly Result[]> {
  const { servers, stop } = await startServers(datasetsFor(extent.isQuick), say)
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
    const samples = await inRounds(extent.rounds, new Map(tasks), say)
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
  const of = (read: (measured: Measured) => number) => median(rounds.map(read))
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
