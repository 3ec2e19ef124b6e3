import type { CDPSession } from 'playwright-core'

/** A request of a page. Times in milliseconds since 1970. */
export interface PageRequest {
  readonly id: string
  readonly url: string
  /** The id of the request that this CORS preflight is for. */
  readonly leaveFor: string | undefined
  /** The scripts that made the request; none if the HTML did. */
  readonly scripts: readonly string[]
  readonly started: number
  ended: number
  /** The size of the body as sent. */
  bytes: number
}

export interface Requests {
  readonly all: readonly PageRequest[]
  /** Resolves once no request has been pending for so many milliseconds. */
  quiet(milliseconds: number): Promise<void>
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[]
  readonly parent?: Stack
}

const urlsIn = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...urlsIn(stack.parent)] : []

/** Records each request from now on. */
export function noteRequests(session: CDPSession): Requests {
  const requests = new Map<string, PageRequest>()
  let pending = 0
  let changed = performance.now()
  /** From the browser's monotonic clock to the time of day. */
  let offset = 0
  const end = (id: string, timestamp: number) => {
    const request = requests.get(id)
    if (!request || request.ended !== Infinity) return
    request.ended = timestamp * 1000 + offset
    pending--
    changed = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId: id, request, timestamp, wallTime, initiator }) => {
    if (!/^https?:/.test(request.url)) return
    offset = (wallTime - timestamp) * 1000
    pending++
    changed = performance.now()
    requests.set(id, {
      id,
      url: request.url,
      leaveFor: initiator.type === 'preflight' ? initiator.requestId : undefined,
      scripts: initiator.type === 'script' ? [...new Set(urlsIn(initiator.stack))] : [],
      started: wallTime * 1000,
      ended: Infinity,
      bytes: 0,
    })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = Number(response.headers['content-length'] ?? 0)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => end(requestId, timestamp))
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp))
  return {
    get all() {
      return [...requests.values()]
    },
    async quiet(milliseconds) {
      while (pending > 0 || performance.now() - changed < milliseconds)
        await new Promise((done) => setTimeout(done, 50))
    },
  }
}

/**
 * The length of the longest chain of requests up to a moment in which each had to wait for the one before. A request waits
 * for the scripts that make it and, if a script does, for the last response before it. A request with a CORS preflight
 * counts as two.
 */
export function tripsBefore(moment: number, requests: readonly PageRequest[]): number {
  const seen = requests.filter(({ ended }) => ended <= moment)
  const preflighted = new Set(seen.flatMap(({ leaveFor }) => leaveFor ?? []))
  const trips = new Map<PageRequest, number>()
  const inOrder = [...seen].sort((one, other) => one.started - other.started)
  for (const request of inOrder) {
    if (request.leaveFor !== undefined) continue
    const before = Math.max(0, ...causesOf(request, seen).map((cause) => trips.get(cause) ?? 0))
    trips.set(request, before + (preflighted.has(request.id) ? 2 : 1))
  }
  return Math.max(0, ...trips.values())
}

function causesOf(request: PageRequest, all: readonly PageRequest[]): PageRequest[] {
  if (request.scripts.length === 0) return []
  const earlier = all.filter(({ ended }) => ended <= request.started)
  const last = [...earlier].sort((one, other) => other.ended - one.ended).slice(0, 1)
  return [...earlier.filter(({ url }) => request.scripts.includes(url)), ...last]
}
