import { Agent, request } from 'node:http'
import { type Call, headersOf, type LoadName, makeCall } from './calls'

/** A load: so many clients make calls for so long, each the next as soon as it has the answer to the last. */
export interface Load {
  readonly origin: string
  readonly load: LoadName
  readonly clients: number
  readonly milliseconds: number
  readonly venueIds: readonly string[]
}

/** What the clients saw. */
export interface Seen {
  readonly calls: number
  readonly seconds: number
  /** How long answers took, in milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** How many answers had each status; 0 is no answer. */
  readonly statuses: Readonly<Record<string, number>>
}

/** Runs in a process of its own (`main.ts` sends it loads): what a client costs is not in the server's figures. */
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
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return { calls: times.length, seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), statuses }
}

/** @returns the status, once the whole answer has come */
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
