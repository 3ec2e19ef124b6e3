import { randomUUID } from 'node:crypto'
import { noBody, readBody, type ReadBody } from './body'
import { hhmm } from './values'

/** The nine calls, and a client that sends them as a browser would. */

export const calls = {
  search: { method: 'GET', path: '/api/venues/search/{text}' },
  nearby: { method: 'GET', path: '/api/venues/searchnearby/{text}' },
  venue: { method: 'GET', path: '/api/venues/getbyid/{venueId}' },
  sessions: { method: 'GET', path: '/api/sessions/availability/{venueId}/{date}/{guests}/true' },
  availability: { method: 'GET', path: '/api/venues/searchavailability/{venueId}/{date}/{time}/{guests}' },
  menus: { method: 'GET', path: '/api/menus/search/{venueId}/{date}/{guests}/{time}' },
  token: { method: 'GET', path: '/api/payment/getclienttoken' },
  booking: { method: 'POST', path: '/api/bookings/create' },
  enquiry: { method: 'POST', path: '/api/enquiries/create' },
} as const

export type CallName = keyof typeof calls
export const callNames = Object.keys(calls) as CallName[]

/** What the path of a call is about. Others of its fields are not used. */
export interface Parameters {
  readonly text?: string
  readonly venueId?: string | number
  readonly date?: string
  /** 1930 or 930. */
  readonly time?: number
  readonly guests?: number
}

export interface Exchange extends ReadBody {
  readonly call: CallName
  readonly method: string
  readonly parameters: Parameters
  /** As the report shows it: "GET /api/venues/search/a". */
  readonly request: string
  /** 0 without a response. */
  readonly status: number
  readonly headers: Headers
  readonly milliseconds: number
  readonly isTimeout: boolean
  /** How many requests of the run were sent before. */
  readonly position: number
}

export interface RequestOptions {
  readonly parameters?: Parameters
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: 'OPTIONS'
  readonly withoutSession?: boolean
}

export interface ClientOptions {
  readonly baseUrl: string
  readonly origin: string
  readonly sessionHeader: string
  /** More headers for every request, such as the key of an API gateway. */
  readonly headers: Readonly<Record<string, string>>
  readonly timeout: number
  readonly fetch: typeof fetch
  readonly label: (call: CallName, request: string) => string
  readonly wait: (milliseconds: number) => Promise<void>
  /** A monotonic clock in milliseconds. */
  readonly clock: () => number
}

export type Client = ReturnType<typeof createClient>

/** The widget's time limit for a create, in milliseconds. */
const CREATE_TIMEOUT = 30_000
/** How long a 429 is waited for, and all of a run together, in milliseconds. */
const LONGEST_RETRY_DELAY = 60_000
const LONGEST_DELAYS = 300_000
const ABOUT_WAITING = '. Expected at most 60: the check waits no longer for a request, and 5 minutes in all.'

/** Sends requests as a browser on a page of `origin` would, and logs every exchange. */
export function createClient(options: ClientOptions) {
  const log: Exchange[] = []
  const sessionId = randomUUID()
  const longNumbers = new Set<string>()
  let sendsSession = true
  let waited = 0
  let hasGivenUp = false

  /** Sends a request again if it is answered with 429, unless that takes too long. A call that timed out twice isn't sent again. */
  async function send(call: CallName, request: RequestOptions = {}): Promise<Exchange> {
    const timeouts = log.filter((one) => one.call === call && one.isTimeout)
    if (timeouts.length >= 2) return timeouts.at(-1)!
    const first = await sendOnce(call, request)
    if (first.status !== 429) return first
    const delay = Math.max(0, Number(first.headers.get('Retry-After') ?? 2) || 2) * 1000
    waited += delay
    hasGivenUp ||= delay > LONGEST_RETRY_DELAY || waited > LONGEST_DELAYS
    if (hasGivenUp) return first
    await options.wait(delay)
    return sendOnce(call, request)
  }

  async function sendOnce(call: CallName, request: RequestOptions): Promise<Exchange> {
    const { parameters = {}, body } = request
    const method = request.method ?? calls[call].method
    const path = pathOf(call, parameters)
    const timeout = method === 'POST' ? Math.max(CREATE_TIMEOUT, options.timeout) : options.timeout
    const late = new AbortController()
    // Unlike the timer of AbortSignal.timeout, this one keeps the process alive for an adapter that never answers.
    const timer = setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), timeout)
    const init: RequestInit = {
      method,
      headers: headersFor(request),
      redirect: 'manual',
      signal: late.signal,
      ...(body !== undefined && { body: written(body) }),
    }
    const about = { call, method, parameters, request: options.label(call, `${method} ${readable(path)}`) }
    const position = log.length
    const start = options.clock()
    const response = options.fetch(`${options.baseUrl}${path}`, init).then(async (sent) => ({
      ...{ status: sent.status, headers: sent.headers, isTimeout: false },
      ...(await readBody(sent, late.signal)),
    }))
    const result = await inTime(response, late.signal)
      .catch((error: unknown) => ({ ...noBody, status: 0, headers: new Headers(), ...failureOf(error) }))
      .finally(() => clearTimeout(timer))
    const exchange = { ...about, ...result, position, milliseconds: options.clock() - start }
    for (const digits of exchange.longNumbers) longNumbers.add(digits)
    // A run has hundreds of texts, which no check reads again.
    log.push({ ...exchange, text: '' })
    return exchange
  }

  /** Ids keep the type that they had. */
  const written = (body: unknown) =>
    JSON.stringify(body).replace(/"venueId":"(-?\d{16,})"/, (field, digits: string) =>
      longNumbers.has(digits) ? `"venueId":${digits}` : field,
    )

  function headersFor({ method, headers, body, withoutSession }: RequestOptions): Record<string, string> {
    // A browser adds nothing of the page to a preflight.
    if (method === 'OPTIONS') return { Origin: options.origin, ...headers }
    return {
      ...options.headers,
      Origin: options.origin,
      ...(sendsSession && !withoutSession && { [options.sessionHeader]: sessionId }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    }
  }

  return {
    send,
    log: log as readonly Exchange[],
    /** Why a 429 was not waited for, or empty. */
    impatience: () => (hasGivenUp ? ABOUT_WAITING : ''),
    /** Sends no session header from now on. */
    stopSendingSession: () => void (sendsSession = false),
  }
}

/** The path of one request, encoded as the widget encodes it. Half a character of an id can't be encoded. */
const pathOf = (call: CallName, parameters: Parameters): string =>
  calls[call].path.replace(/\{(\w+)\}/g, (_, name: keyof Parameters) => {
    const value = name === 'time' ? hhmm(parameters.time) : String(parameters[name] ?? '')
    return encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'))
  })

const readable = (path: string): string =>
  path.replace(/%20/g, ' ').replace(/(?:%[89A-F][0-9A-F])+/g, (bytes) => decodeURIComponent(bytes))

/** An adapter may ignore the signal. */
const inTime = <Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  Promise.race([
    value,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    ),
  ])

/** The innermost cause names the reason: fetch itself only says "fetch failed". */
function failureOf(error: unknown): Pick<Exchange, 'failure' | 'isTimeout'> {
  let cause = error as { message?: string; code?: string; cause?: unknown; name?: string }
  if (cause.name === 'TimeoutError') return { isTimeout: true, failure: 'No response in time.' }
  while (typeof cause.cause === 'object' && cause.cause !== null) cause = cause.cause
  const reason = failures.find(([pattern]) => pattern.test(`${cause.code} ${cause.message}`))?.[1]
  const message = String(cause.message || cause.code || error)
  return { isTimeout: false, failure: reason ? `${reason} (${message})` : message }
}

const failures: readonly (readonly [RegExp, string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, 'No such host'],
  [/ECONNREFUSED/, 'Nothing listens at this address'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET|other side closed/, 'The connection was closed'],
  [/CERT|certificate|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|EPROTO|ERR_SSL/i, 'The secure connection failed'],
  [/ETIMEDOUT|CONNECT_TIMEOUT|EHOSTUNREACH|ENETUNREACH/, 'The host does not respond'],
  [/bad port/, 'Browsers block this port'],
  [/Z_(DATA|BUF)_ERROR|incorrect header check/, "The body isn't compressed as Content-Encoding says"],
]

export function statusInWords({ status, headers, text, failure }: Exchange): string {
  const location = headers.get('Location')
  if (failure) return failure
  if (status >= 300 && status < 400 && location) return `Status ${status}, a redirect to ${location}`
  return `Status ${status} with ${text.trim() ? text.trim().slice(0, 60) : 'an empty body'}`
}
