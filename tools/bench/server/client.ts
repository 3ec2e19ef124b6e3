import { Agent, request } from 'node:http'
import { quantileSorted } from 'simple-statistics'
import { headersOf, makeCall, type Call, type LoadName } from './calls'

/** Clients that make calls for a time, each the next one as soon as the last has its response. */
export interface Load {
  readonly origin: string
  readonly load: LoadName
  readonly clients: number
  readonly milliseconds: number
  readonly venueIds: readonly string[]
}

/** The clients' measurements. */
export interface Seen {
  readonly calls: number
  readonly seconds: number
  /** Percentiles of the response times, in milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** The number of responses by status; 0 means no response. */
  readonly statuses: Readonly<Record<string, number>>
}

/** Runs in its own process, so that the server's figures don't include the clients. */
process.on('message', (load: Load) => {
  void run(load).then((seen) => process.send!(seen))
})

async function run({ origin, load, clients, milliseconds, venueIds }: Load): Promise<Seen> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const start = performance.now()
  const client = async () => {
    while (performance.now() - start < milliseconds) {
      const sent = performance.now()
      const status = await ask(agent, origin, makeCall(load, venueIds)).catch(() => 0)
      times.push(performance.now() - sent)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantileSorted(times, share))
  return { calls: times.length, seconds, p50: p50!, p95: p95!, p99: p99!, statuses }
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
