import { randomUUID } from 'node:crypto'
import { calls, pathOf, type CallName, type Parameters } from './calls'

/** What came of one request. */
export interface Answer {
  readonly call: CallName
  readonly method: string
  readonly parameters: Parameters
  /** "GET /api/venues/search/a", as the report shows it. */
  readonly asked: string
  /** 0 where no answer came. */
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed body; undefined where it is no JSON. */
  readonly body: unknown
  readonly milliseconds: number
  /** Why no answer came; empty otherwise. */
  readonly trouble: string
  readonly isTimeout: boolean
}

export interface Sent {
  readonly parameters?: Parameters
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: 'OPTIONS'
  /** Without the session header. */
  readonly bare?: boolean
}

export interface ClientOptions {
  readonly baseUrl: string
  readonly origin: string
  readonly sessionHeader: string
  /** Further headers of every request: an API gateway's key. */
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly timeout: number
  readonly fetch: typeof fetch
  /** Waits so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  /** A clock that only goes on, in milliseconds. */
  readonly clock: () => number
}

/** What a create may take (decisions, "Booking"); in milliseconds. */
const CREATE_TIMEOUT = 30_000
const LONGEST_WAIT = 60_000

export type Client = ReturnType<typeof createClient>

/** Asks as a browser on a page of `origin` would, and remembers every answer. */
export function createClient(options: ClientOptions) {
  const log: Answer[] = []
  const sessionId = randomUUID()
  let sendsSession = true

  /** The headers of the widget's own requests. */
  const own = (bare = false) => ({
    ...options.headers,
    Origin: options.origin,
    ...(sendsSession && !bare && { [options.sessionHeader]: sessionId }),
  })

  /** A call that hung twice hangs again: nobody waits for all its turns. */
  const hangs = (call: CallName) =>
    log.filter((answer) => answer.call === call && answer.isTimeout).length >= 2

  async function ask(call: CallName, sent: Sent = {}): Promise<Answer> {
    if (hangs(call)) return [...log].reverse().find((answer) => answer.call === call && answer.isTimeout)!
    const first = await askOnce(call, sent)
    if (first.status !== 429) return first
    const seconds = Number(first.headers.get('Retry-After') ?? 2) || 2
    await options.wait(Math.min(LONGEST_WAIT, seconds * 1000))
    return askOnce(call, sent)
  }

  async function askOnce(
    call: CallName,
    { parameters = {}, body, headers, method, bare }: Sent,
  ): Promise<Answer> {
    const verb = method ?? calls[call].method
    const path = pathOf(call, parameters)
    const init: RequestInit = {
      method: verb,
      headers: method
        ? { Origin: options.origin, ...headers }
        : { ...own(bare), ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(
        verb === 'POST' ? Math.max(CREATE_TIMEOUT, options.timeout) : options.timeout,
      ),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    const about = { call, method: verb, parameters, asked: `${verb} ${decoded(path)}` }
    const start = options.clock()
    const came = await options
      .fetch(`${options.baseUrl}${path}`, init)
      .then(async (response) => ({ ...about, ...read(response, await response.text()), ...noTrouble }))
      .catch((error: unknown) => ({ ...about, ...nothing, ...troubleOf(error) }))
    const answer = { ...came, milliseconds: options.clock() - start }
    log.push(answer)
    return answer
  }

  return {
    ask,
    log: log as readonly Answer[],
    /** From here on the session header is not sent. */
    withoutSession: () => void (sendsSession = false),
  }
}

const noTrouble = { trouble: '', isTimeout: false }
const nothing = { status: 0, headers: new Headers(), text: '', body: undefined }

const read = ({ status, headers }: Response, text: string) => ({ status, headers, text, body: parse(text) })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function decoded(path: string): string {
  return path.replace(/%20/g, ' ').replace(/(?:%[89A-F][0-9A-F])+/g, (bytes) => decodeURIComponent(bytes))
}

/** The innermost cause is the one that says something: fetch itself says "fetch failed". */
function troubleOf(error: unknown) {
  let cause = error as { message?: string; code?: string; cause?: unknown; name?: string }
  const isTimeout = cause.name === 'TimeoutError'
  while (typeof cause.cause === 'object' && cause.cause !== null) cause = cause.cause
  const reason = reasons.find(([pattern]) => pattern.test(`${cause.code} ${cause.message}`))?.[1]
  const said = cause.message || cause.code || String(error)
  return { isTimeout, trouble: isTimeout ? 'No answer came in time.' : reason ? `${reason} (${said})` : said }
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, 'There is no host of this name.'],
  [/ECONNREFUSED/, 'Nothing listens at this address.'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET|other side closed/, 'The connection broke.'],
  [
    /CERT|certificate|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|EPROTO|ERR_SSL/i,
    'The secure connection was not made.',
  ],
  [/ETIMEDOUT|CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH/, 'The host does not answer.'],
  [/bad port/, 'No browser asks this port.'],
]
