import { randomUUID } from 'node:crypto'
import { callNames, calls, type CallName, type Exchange, type Parameters } from '../client'
import type { Recorder } from '../report'
import { hasSucceeded, statusInWords, type Run } from '../run'
import { shown } from '../values'

/** Everything around the bodies: the session header, CORS, invalid input, response times and caching. */

/** Checks whether the session header makes a call fail. If it does, the rest of the run doesn't send it. */
export async function checkSessionHeader(
  { client, recorder, options }: Pick<Run, 'client' | 'recorder' | 'options'>,
  first: Exchange,
): Promise<void> {
  if (first.status < 400) return
  const { status } = await client.send('search', { parameters: first.parameters, withoutSession: true })
  if (status !== 200) return
  recorder.found('session.header', 'fault', {
    request: first.request,
    response: `${statusInWords(first)}. Without the header ${options.sessionHeader}: status 200.`,
  })
  client.stopSendingSession()
}

/** Sends a search again with the same session, and with another. */
export async function checkOtherSessions({ client, recorder, options, venues }: Run): Promise<void> {
  const first = client.log.find(
    ({ call, status, body }) => call === 'search' && status === 200 && Array.isArray(body),
  )
  if (!first || venues.length === 0 || recorder.hasFault('session.header')) return
  recorder.checked('session.header')
  const sessions = { 'the same session': {}, 'another session': { [options.sessionHeader]: randomUUID() } }
  for (const [session, headers] of Object.entries(sessions)) {
    const exchange = await client.send('search', { parameters: first.parameters, headers })
    const isOk = exchange.status === 200
    if (isOk && idsIn(exchange) === idsIn(first)) continue
    const response = isOk
      ? `Other restaurants for ${session}: ${shown(exchange.body)}`
      : `${statusInWords(exchange)} for ${session}`
    recorder.found('session.header', 'fault', { request: exchange.request, response })
  }
}

const idsIn = ({ body }: Exchange) =>
  (body as readonly { readonly id?: unknown }[] | undefined)
    ?.map((venue) => String(venue?.id))
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

async function checkPreflight(
  run: Run,
  id: 'cors.preflight-read' | 'cors.preflight-create' | 'cors.preflight-key',
  call: CallName,
  headers: readonly string[],
): Promise<void> {
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
  recorder.checked(id)
  const { status, request, failure } = exchange
  const fix = `Answer OPTIONS with a 204, Access-Control-Allow-Origin and Access-Control-Allow-Headers: ${headers.join(', ')}.`
  const fault = (response: string) => recorder.found(id, 'fault', { request, response, fix })
  if (failure || status < 200 || status > 299) return fault(failure || `Status ${status}`)
  const originFault = originFaultOf(exchange, options.origin)
  if (originFault) return fault(`${originFault} The request came from ${options.origin}: see --origin.`)
  const allowed = exchange.headers.get('Access-Control-Allow-Headers')
  const allowedNames = (allowed ?? '').toLowerCase().split(/\s*,\s*/)
  const missing = names.filter((name) => !allowedNames.includes(name) && !allowedNames.includes('*'))
  if (missing.length > 0)
    fault(`Access-Control-Allow-Headers is ${shown(allowed ?? undefined)}, without ${missing.join(', ')}`)
}

function anyParameters({ selected, venues, today }: Run): Parameters {
  const { venueId, date } = selected?.day ?? { venueId: venues[0]?.id ?? '1', date: today }
  return { text: 'a', venueId, date, guests: 2, time: '1900' }
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
  const parameters = { ...anyParameters(run), date: 'no-date' }
  const exchange = await run.client.send('sessions', { parameters })
  if (!hasSucceeded(run, 'sessions')) return
  run.recorder.checked('errors.input')
  const { status, request } = exchange
  if (status >= 400 && status < 500) return
  const level = status >= 500 || status === 0 ? 'fault' : 'warning'
  run.recorder.found('errors.input', level, { request, response: statusInWords(exchange) })
}

/** Checks all responses of the run: other code may serve each call and each kind of error. */
export function checkCorsHeaders({ client, recorder, options }: Run): void {
  const exchanges = client.log.filter(({ failure, method }) => !failure && method !== 'OPTIONS')
  const successes = exchanges.filter(({ status }) => status < 300)
  const errors = exchanges.filter(({ status }) => status >= 300)
  checkOrigins(recorder, 'cors.answers', successes, options.origin)
  if (successes.length > 0 && successes.every((one) => originFaultOf(one, options.origin)))
    recorder.inconclusive('Successful responses lack the header too.', 'cors.errors')
  else checkOrigins(recorder, 'cors.errors', errors, options.origin)
  checkVary(recorder, successes)
  checkExposedDate(recorder, successes)
}

function checkOrigins(
  recorder: Recorder,
  id: 'cors.answers' | 'cors.errors',
  exchanges: readonly Exchange[],
  origin: string,
): void {
  if (exchanges.length > 0) recorder.checked(id)
  const reported = new Set<string>()
  for (const exchange of exchanges) {
    const { call, status, request } = exchange
    const fault = originFaultOf(exchange, origin)
    if (!fault) continue
    const response = id === 'cors.errors' ? `Status ${status}: ${fault}` : fault
    if (reported.has(`${call} ${response}`)) continue
    reported.add(`${call} ${response}`)
    recorder.found(id, 'fault', { request, response })
  }
}

function checkVary(recorder: Recorder, exchanges: readonly Exchange[]): void {
  recorder.checked('cors.vary')
  for (const { request, headers } of exchanges) {
    const allowed = headers.get('Access-Control-Allow-Origin')
    const vary = headers.get('Vary')
    if (allowed === null || allowed === '*' || /(^|,)\s*(origin|\*)\s*(,|$)/i.test(vary ?? '')) continue
    const response = `Access-Control-Allow-Origin is ${shown(allowed)}, Vary is ${shown(vary ?? undefined)}`
    return recorder.found('cors.vary', 'warning', { request, response })
  }
}

function checkExposedDate(recorder: Recorder, exchanges: readonly Exchange[]): void {
  const exchange = exchanges.find(({ call }) => call === 'sessions' || call === 'availability')
  if (!exchange) return
  recorder.checked('cors.expose-date')
  const exposed = exchange.headers.get('Access-Control-Expose-Headers') ?? ''
  if (!/(^|,)\s*(date|\*)\s*(,|$)/i.test(exposed))
    recorder.found('cors.expose-date', 'note', {
      request: exchange.request,
      response: `Access-Control-Expose-Headers is ${shown(exposed)}`,
    })
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
    if (first && median > SLOW)
      recorder.found('latency', 'warning', {
        request: first.request,
        response: `${Math.round(median)} ms, the median of ${successes().length} responses`,
      })
  }
}

function medianOf(exchanges: readonly Exchange[]): number {
  const times = exchanges.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  return times[Math.floor((times.length - 1) / 2)] ?? 0
}

/** In seconds. */
const LONGEST_CACHED = 60

export function checkCaching({ client, recorder }: Run): void {
  const changing = client.log.filter(
    ({ call, status }) => status === 200 && ['sessions', 'availability'].includes(call),
  )
  if (changing.length > 0) recorder.checked('caching')
  for (const { request, headers } of changing) {
    const control = headers.get('Cache-Control') ?? ''
    const age = Number(/(?:s-maxage|max-age)\s*=\s*"?(\d+)/i.exec(control)?.[1] ?? 0)
    if (age > LONGEST_CACHED && !/no-store|no-cache/i.test(control))
      recorder.found('caching', 'warning', { request, response: `Cache-Control: ${control}` })
  }
}
