import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantileSorted } from 'simple-statistics'
import { headersOf, makeCall, type Call } from './calls'

/** Clients that make calls for a time, each the next one as soon as the last has its response. */
export interface Load {
  readonly origin: string
  /** The name of a call, `mix` or `visit`. */
  readonly load: string
  /** How long a client waits between two calls, in milliseconds. */
  readonly pause?: number
  readonly clients: number
  readonly milliseconds: number
  readonly venueIds: readonly string[]
}

/** The clients' measurements. */
export interface Seen {
  readonly callsPerSecond: number
  /** Percentiles of the response times, in milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly worst: number
  /** The share of responses other than 200, or of none. */
  readonly refused: number
}

/** Runs in its own process, so that the clients and the bench don't share a thread. */
process.on('message', (load: Load) => {
  void run(load).then((seen) => process.send!(seen))
})

async function run({ origin, load, clients, pause = 0, milliseconds, venueIds }: Load): Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let refused = 0
  const start = performance.now()
  const client = async () => {
    while (performance.now() - start < milliseconds) {
      const sent = performance.now()
      const status = await ask(agent, origin, makeCall(load, venueIds)).catch(() => 0)
      times.push(performance.now() - sent)
      if (status !== 200) refused++
      if (pause > 0) await sleep(pause * (0.5 + Math.random()))
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  return {
    callsPerSecond: times.length / seconds,
    p50: quantileSorted(times, 0.5),
    p95: quantileSorted(times, 0.95),
    worst: times.at(-1)!,
    refused: refused / times.length,
  }
}

/** Resolves to the status once the whole response is here. */
function ask(agent: Agent, origin: string, call: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = call.body === undefined ? 'GET' : 'POST'
    const sent = request(`${origin}${call.path}`, { agent, method, headers: headersOf(call) }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
      answer.resume()
    })
    sent.on('error', reject)
    sent.end(call.body === undefined ? undefined : JSON.stringify(call.body))
  })
}
