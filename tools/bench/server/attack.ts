import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { table } from '../../write-pages'
import { inRounds, medianOf } from '../rounds'
import type { Attack, Attacked } from './attacker'
import type { Load, Seen } from './client'
import type { BenchedServer } from './servers'

/** What the other diners saw during an attack, as medians. */
export interface Defended extends Seen, Attacked {
  readonly target: string
}

const CONNECTIONS = 150
const REQUESTS = 200
const DINERS = 20
/** Between two calls of a diner, on average, in milliseconds. */
const PAUSE = 500
const MILLISECONDS = 6_000

const targets: Readonly<Record<string, string | undefined>> = {
  'no attack': undefined,
  'the example page': '/inline.html',
  'the widget’s script': '/light/tavola.js',
  'a search by name': '/api/venues/search/milano',
  'no such page': '/nothing',
}

/** Measures diners while 150 connections send 200 requests each ahead. */
export async function measureAttacks(
  client: ChildProcess,
  server: BenchedServer,
  rounds: number,
): Promise<readonly Defended[]> {
  const execArgv = ['--import', 'tsx']
  const attacker = fork(fileURLToPath(new URL('./attacker.ts', import.meta.url)), { execArgv })
  const tasks = Object.entries(targets).map(
    ([target, path]) => [`attack: ${target}`, () => defend(client, attacker, server, path)] as const,
  )
  const samples = await inRounds(rounds, new Map(tasks)).finally(() => attacker.kill())
  return Object.keys(targets).map((target) => {
    const all = samples.get(`attack: ${target}`)!
    const keys = Object.keys(all[0]!) as (keyof Seen | keyof Attacked)[]
    const medians = Object.fromEntries(keys.map((key) => [key, medianOf(all, (one) => one[key])]))
    return { target, ...(medians as unknown as Seen & Attacked) }
  })
}

async function defend(
  client: ChildProcess,
  attacker: ChildProcess,
  { origin, venueIds }: BenchedServer,
  path: string | undefined,
): Promise<Seen & Attacked> {
  const over = path === undefined ? undefined : once(attacker, 'message')
  const attack = { origin, connections: CONNECTIONS, requests: REQUESTS, milliseconds: MILLISECONDS + 500 }
  if (path !== undefined) attacker.send({ ...attack, path } satisfies Attack)
  const answer = once(client, 'message')
  const load = { origin, venueIds, load: 'visit', clients: DINERS, pause: PAUSE, milliseconds: MILLISECONDS }
  client.send(load satisfies Load)
  const [seen] = (await answer) as [Seen]
  const [attacked] = ((await over) ?? [{ responses: 0, opened: 0 }]) as [Attacked]
  // The next one begins when the server is idle.
  await sleep(1_000)
  return { ...seen, ...attacked }
}

export const attackSection = (defended: readonly Defended[]): string => `## Requests sent ahead

${CONNECTIONS} connections of one address send ${REQUESTS} requests each, without waiting for responses, and open again once they are closed.
Meanwhile ${DINERS} diners of another address make a call every half a second: pages, scripts and the mix of
[all calls](server-performance.md). The figures are the diners', from the first moment of the attack on. The limits of calls and files a
minute are raised, so that the attack goes on. **Attack** is how many requests of the attack were answered, a second. The goal is a p95 of
at most 100 ms.

${table(
  ['attacked', 'p50, ms', 'p95, ms', 'worst, ms', 'refused', 'attack'],
  defended.map(({ target, p50, p95, worst, refused, responses }) => [
    target,
    p50.toFixed(0),
    `**${p95.toFixed(0)}**`,
    worst.toFixed(0),
    `${(refused * 100).toFixed(1)} %`,
    Math.round((responses / MILLISECONDS) * 1000).toLocaleString('en-GB'),
  ]),
)}

Node.js begins all requests that one connection sends ahead. This server begins one of each connection, on 8 connections of an
address, and of those that an address sent ahead one at a time (\`examples/server/http/connections.ts\`).`
