import { availableParallelism } from 'node:os'
import { LIMITS } from '../../../examples/server/database/database'
import { table } from '../../write-pages'
import { medianOf } from '../rounds'
import type { Seen } from './client'
import { limitOf, type Usage } from './usage'

/** A load at so many restaurants of one chain. */
export interface Spread extends Seen, Usage {
  readonly load: string
  readonly restaurants: number
}

export const spreadLoads = ['bookings/create', 'sessions', 'search']
export const spreadCounts = [1, 10, 100]
export const spreadClients = 50

export function mediansOf(rounds: readonly { readonly value: Seen; readonly usage: Usage }[]): Seen & Usage {
  const all = rounds.map(({ value, usage }) => ({ ...value, ...usage }))
  const keys = Object.keys(all[0]!) as (keyof Seen | keyof Usage)[]
  const medians = keys.map((key) => [key, medianOf(all, (one) => one[key])])
  return Object.fromEntries(medians) as Record<keyof Seen | keyof Usage, number>
}

export const spreadSection = (
  spread: readonly Spread[],
): string => `## Creates and searches at 1, 10 and 100 restaurants

${spreadClients} clients make one kind of call at so many restaurants of a chain on PostgreSQL; a search by name is for the whole chain.
**Server**, **database** and **clients** are the processors that each uses on average: 1.00 is one of the machine's
${availableParallelism()}. The server has one thread, and **all** includes other programs. **Connections** are those of the database in use.
The server has ${LIMITS.connections}, of which creates share ${LIMITS.connectionsOneByOne}. **Locked** are those that wait for another one's lock. A restaurant's creates run one at a time;
the others wait in the server. PostgreSQL doesn't wait for the disk here (\`fsync=off\`). **Limit** is named by these figures.

${spreadTable(spread)}`

const spreadTable = (spread: readonly Spread[]) =>
  table(
    [
      'call',
      'restaurants',
      'calls a second',
      'p50, ms',
      'p95, ms',
      'refused',
      'server',
      'database',
      'clients',
      'all',
      'connections',
      'locked',
      'limit',
    ],
    spread.map((one) => [
      one.load,
      one.restaurants,
      `**${Math.round(one.callsPerSecond)}**`,
      Math.round(one.p50),
      Math.round(one.p95),
      `${(one.refused * 100).toFixed(1)} %`,
      ...[one.server, one.database, one.clients, one.machine].map((value) => value.toFixed(2)),
      ...[one.connections, one.locked].map((value) => value.toFixed(1)),
      limitOf(one.load, one),
    ]),
  )
