import { randomUUID } from 'node:crypto'
import type { CheckId } from './checks'
import { callNames, calls, statusInWords, type CallName, type Exchange, type Parameters } from './client'
import type { Recorder } from './report'
import { ask, hasSucceeded, type Run } from './run'
import { fieldsOf, listOf, shown } from './values'

/** Everything around the bodies: the address, the session header, CORS, invalid input, response times and caching. */

export async function isReachable({ client, recorder, options }: Run): Promise<boolean> {
  const first = await client.send('search', { parameters: { text: options.search ?? 'a' } })
  // After a timeout another call decides: this one alone may hang.
  const isUnreachable = first.isTimeout ? (await client.send('token')).isTimeout : first.status === 0
  if (isUnreachable) {
    recorder.about(`GET ${options.baseUrl}`).found('reachable', 'fault', first.failure)
    return false
  }
  recorder.checked('reachable')
  const { protocol, hostname } = new URL(options.baseUrl)
  const isSecure = protocol === 'https:' || /^(localhost|127\..*|\[::1\])$/.test(hostname)
  recorder.about(options.baseUrl).expect('https', isSecure, 'An http address.', 'warning')
  if (first.status < 400) return true
  // If the session header makes a call fail, the rest of the run doesn't send it.
  const { status } = await client.send('search', { parameters: first.parameters, withoutSession: true })
  if (status !== 200) return true
  const response = `${statusInWords(first)}. Without the header ${options.sessionHeader}: status 200.`
  recorder.about(first.request).found('session.header', 'fault', response)
  client.stopSendingSession()
  return true
}

export async function checkOtherSessions({ client, recorder, options, venues }: Run): Promise<void> {
  const first = client.log.find(
    ({ call, status, body }) => call === 'search' && status === 200 && Array.isArray(body),
  )
  if (!first || venues.length === 0 || recorder.hasFault('session.header')) return
  const sessions = { 'the same session': {}, 'another session': { [options.sessionHeader]: randomUUID() } }
  for (const [session, headers] of Object.entries(sessions)) {
    const exchange = await client.send('search', { parameters: first.parameters, headers })
    if (!recorder.isInTime(exchange, 'session.header')) continue
    const isOk = exchange.status === 200
    const response = isOk
      ? `Other restaurants for ${session}: ${shown(exchange.body)}`
      : `${statusInWords(exchange)} for ${session}`
    const isSame = isOk && idsIn(exchange) === idsIn(first)
    recorder.about(exchange.request).expect('session.header', isSame, response)
  }
}

const idsIn = ({ body }: Exchange) =>
  listOf(body)
    .map((venue) => String(fieldsOf(venue).id))
    .sort()
    .join()

/** A browser sends a preflight before each of the nine calls, because of the session header. */
export async function checkPreflights(run: Run): Promise<void> {
  const { sessionHeader, idempotencyHeader } = run.options
  for (const call of callNames) {
    const isCreate = calls[call].method === 'POST'
    const headers = [...(isCreate ? ['Content-Type'] : []), sessionHeader]
    await checkPreflight(run, isCreate ? 'cors.preflight-create' : 'cors.preflight-read', call, headers)
    if (isCreate && idempotencyHeader && !run.recorder.hasFault('cors.preflight-create'))
      await checkPreflight(run, 'cors.preflight-key', call, [...headers, idempotencyHeader])
  }
}

async function checkPreflight(run: Run, id: CheckId, call: CallName, headers: string[]): Promise<void> {
  const { client, recorder, options } = run
  const names = headers.map((name) => name.toLowerCase()).sort()
  const exchange = await client.send(call, {
    method: 'OPTIONS',
    parameters: anyParameters(run),
    headers: {
      'Access-Control-Request-Method': calls[call].method,
      'Access-Control-Request-Headers': names.join(','),
    },
  })
  if (!recorder.isInTime(exchange, id)) return
  recorder.checked(id)
  const { status, failure } = exchange
  const fix = `Answer OPTIONS with a 204, Access-Control-Allow-Origin and Access-Control-Allow-Headers: ${headers.join(', ')}.`
  const fault = (response: string) => recorder.about(exchange.request).found(id, 'fault', response, { fix })
  if (failure || status < 200 || status > 299) return fault(statusInWords(exchange))
  const originFault = originFaultOf(exchange, options.origin)
  if (originFault) return fault(`${originFault} The request came from ${options.origin}: see --origin.`)
  const allowed = exchange.headers.get('Access-Control-Allow-Headers')
  const missing = names.filter((name) => !listHas(allowed, name))
  if (missing.length > 0)
    fault(`Access-Control-Allow-Headers is ${shown(allowed ?? undefined)}, without ${missing.join(', ')}`)
}

/** Whether a header has a name in its list, or stands for all names. */
const listHas = (header: string | null, name: string) =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .some((one) => one.trim() === name || one.trim() === '*')

function anyParameters({ selected, venues, today }: Run): Parameters {
  const { venueId, date } = selected?.day ?? { venueId: venues[0]?.id ?? '1', date: today }
  return { text: 'a', venueId, date, guests: 2, time: 1900 }
}

/** Why a browser would keep the response from the page. Undefined if it wouldn't. */
function originFaultOf({ headers }: Exchange, origin: string): string | undefined {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed === '*' || allowed === origin) return undefined
  return allowed === null
    ? 'No Access-Control-Allow-Origin.'
    : `Access-Control-Allow-Origin is ${shown(allowed)}.`
}

/** Requests sessions of a date that doesn't exist, as an old link may. */
export async function checkInvalidInput(run: Run): Promise<void> {
  const found = await ask(run, 'sessions', { ...anyParameters(run), date: 'no-date' }, 'errors.input')
  if (!found || !hasSucceeded(run, 'sessions')) return
  const { status, exchange, expect } = found
  const level = status >= 500 || status === 0 ? 'fault' : 'warning'
  expect('errors.input', status >= 400 && status < 500, statusInWords(exchange), level)
}

/** Checks all responses of the run: other code may serve each call and each kind of error. */
export function checkHeaders(run: Run): void {
  const { client, recorder, options } = run
  const exchanges = client.log.filter(({ failure, method }) => !failure && method !== 'OPTIONS')
  const successes = exchanges.filter(({ status }) => status < 300)
  const errors = exchanges.filter(({ status }) => status >= 300)
  checkOrigins(recorder, 'cors.answers', successes, options.origin)
  if (successes.length > 0 && successes.every((one) => originFaultOf(one, options.origin)))
    recorder.inconclusive('Successful responses lack the header too.', 'cors.errors')
  else checkOrigins(recorder, 'cors.errors', errors, options.origin)
  checkVary(recorder, successes)
  checkExposed(recorder, successes)
  checkCaching(run)
  checkLimits(run)
}

/** Reports a fault once for each call. */
function checkOrigins(recorder: Recorder, id: CheckId, exchanges: Exchange[], origin: string): void {
  if (exchanges.length > 0) recorder.checked(id)
  const reported = new Set<string>()
  for (const exchange of exchanges) {
    const fault = originFaultOf(exchange, origin)
    const response = id === 'cors.errors' ? `Status ${exchange.status}: ${fault}` : fault
    if (!response || !fault || reported.has(`${exchange.call} ${response}`)) continue
    reported.add(`${exchange.call} ${response}`)
    recorder.about(exchange.request).found(id, 'fault', response)
  }
}

function checkVary(recorder: Recorder, exchanges: readonly Exchange[]): void {
  recorder.checked('cors.vary')
  const shared = exchanges.find(({ headers }) => {
    const allowed = headers.get('Access-Control-Allow-Origin')
    return allowed !== null && allowed !== '*' && !listHas(headers.get('Vary'), 'origin')
  })
  if (!shared) return
  const [allowed, vary] = ['Access-Control-Allow-Origin', 'Vary'].map((name) => shared.headers.get(name))
  const response = `Access-Control-Allow-Origin is ${shown(allowed)}, Vary is ${shown(vary ?? undefined)}`
  recorder.about(shared.request).found('cors.vary', 'warning', response)
}

function checkExposed(recorder: Recorder, exchanges: readonly Exchange[]): void {
  const exchange = exchanges.find(({ call }) => call === 'sessions' || call === 'availability')
  if (!exchange) return
  const exposed = exchange.headers.get('Access-Control-Expose-Headers')
  const response = `Access-Control-Expose-Headers is ${shown(exposed ?? '')}`
  recorder.about(exchange.request).expect('cors.expose-date', listHas(exposed, 'date'), response, 'note')
}

/** Diners notice a response that takes longer, in milliseconds. */
const SLOW = 1000
const SAMPLES = 3

/** Repeats calls that were rarely sent, so that one slow response isn't reported. */
export async function checkLatency({ client, recorder }: Run): Promise<void> {
  recorder.checked('latency')
  for (const call of callNames) {
    const successes = () => client.log.filter((one) => one.call === call && one.status === 200)
    const first = successes()[0]
    while (first && calls[call].method === 'GET' && successes().length < SAMPLES) {
      const { status } = await client.send(call, { parameters: first.parameters })
      if (status !== 200) break
    }
    const median = medianOf(successes().filter(({ method }) => method !== 'OPTIONS'))
    if (!first || median <= SLOW) continue
    const response = `${Math.round(median)} ms, the median of ${successes().length} responses`
    recorder.about(first.request).found('latency', 'warning', response)
  }
}

function medianOf(exchanges: readonly Exchange[]): number {
  const times = exchanges.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  return times[Math.floor((times.length - 1) / 2)] ?? 0
}

const LONGEST_CACHED = 60

function checkCaching({ client, recorder }: Run): void {
  const changing = ['sessions', 'availability', 'booking', 'enquiry']
  for (const { call, status, request, headers } of client.log) {
    if (status !== 200 || !changing.includes(call)) continue
    const control = headers.get('Cache-Control') ?? ''
    const age = Number(/(?:s-maxage|max-age)\s*=\s*"?(\d+)/i.exec(control)?.[1] ?? 0)
    const isFresh = age <= LONGEST_CACHED || /no-store|no-cache/i.test(control)
    const { expect } = recorder.about(request)
    expect('caching', isFresh, `Cache-Control: ${control}`, 'warning')
    const cached = Number(headers.get('Age') ?? 0)
    expect('caching', !(cached > LONGEST_CACHED), `Age: ${cached}, from a cache in between.`, 'warning')
  }
}

/** A diner who looks around sends as many in a minute. */
const FEW = 30

function checkLimits({ client, recorder }: Run): void {
  recorder.checked('limits')
  const refused = client.log.find(({ status }) => status === 429)
  if (!refused) return
  const wait = refused.headers.get('Retry-After')
  const response = `Status 429 after ${refused.position} requests, with Retry-After ${shown(wait ?? undefined)}${client.impatience()}`
  recorder.about(refused.request).found('limits', refused.position < FEW ? 'fault' : 'warning', response)
}
