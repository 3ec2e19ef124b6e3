import type { CDPSession } from 'playwright-core'

/** One request of a page. Times in milliseconds since 1970. */
export interface PageRequest {
  readonly id: string
  readonly url: string
  /** Of the request that this one asks leave for, by CORS; undefined for all others. */
  readonly leaveFor: string | undefined
  /** The scripts that asked for it; none where the page's HTML did. */
  readonly scripts: readonly string[]
  readonly started: number
  ended: number
  /** The body's, as it was sent. */
  bytes: number
}

export interface Requests {
  readonly all: readonly PageRequest[]
  /** Resolves once nothing is under way, and has not been for so many milliseconds. */
  quiet(milliseconds: number): Promise<void>
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[]
  readonly parent?: Stack
}

const urlsIn = (stack: Stack | undefined): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...urlsIn(stack.parent)] : []

/** Notes each request from now on. */
export function noteRequests(session: CDPSession): Requests {
  const requests = new Map<string, PageRequest>()
  let under = 0
  let changed = performance.now()
  /** From the browser's own clock to the usual one. */
  let offset = 0
  const ends = (id: string, timestamp: number) => {
    const request = requests.get(id)
    if (!request || request.ended !== Infinity) return
    request.ended = timestamp * 1000 + offset
    under--
    changed = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId: id, request, timestamp, wallTime, initiator }) => {
    if (!/^https?:/.test(request.url)) return
    offset = (wallTime - timestamp) * 1000
    under++
    changed = performance.now()
    const scripts = initiator.type === 'script' ? [...new Set(urlsIn(initiator.stack))] : []
    const leaveFor = initiator.type === 'preflight' ? initiator.requestId : undefined
    requests.set(id, {
      id,
      url: request.url,
      leaveFor,
      scripts,
      started: wallTime * 1000,
      ended: Infinity,
      bytes: 0,
    })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = Number(response.headers['content-length'] ?? 0)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => ends(requestId, timestamp))
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => ends(requestId, timestamp))
  return {
    get all() {
      return [...requests.values()]
    },
    async quiet(milliseconds) {
      while (under > 0 || performance.now() - changed < milliseconds)
        await new Promise((done) => setTimeout(done, 50))
    },
  }
}
