import type { Adapter } from '../api/adapter'
import { fetchCall, type FetchCall } from '../api/fetch-call'
import { parseJson, writeWithBigInts } from '../api/long-json'
import { lineOf, unknownName } from '../diagnostics/mistake'
import type { Line } from '../diagnostics/codes'
import { logError } from '../console'
import { isFailure, type AdapterFailure } from './failures'
import type { AdapterCall, AdapterFunctions, FunctionName } from './functions'
import { routeOf, type Route } from './route'

/** The names of headers, where the brand has others. */
export interface AdapterHeaders {
  readonly sessionHeader?: string | undefined
  readonly idempotencyHeader?: string | undefined
}

/** The response to a call without a function. */
interface NotOffered {
  readonly status?: number
  readonly body?: unknown
  /** What it means for diners, for the console. Undefined if they miss nothing. */
  readonly effect?: string
}

/** Not a 5xx, which the widget would retry, or take for a create that may have gone through. */
const refusal = 404

const notOffered: { readonly [Name in FunctionName]-?: NotOffered } = {
  search: { body: [] },
  searchNearby: { body: { venues: [], resolvedLocationDescription: '' } },
  getVenue: { status: refusal, effect: 'a page that names a restaurant cannot show it' },
  getSessions: { status: refusal, effect: 'no diner can choose a time' },
  checkAvailability: {
    body: { noAvailability: false, originalChoiceAvailable: true, originalChoiceClosed: false, venues: [] },
  },
  getMenus: { body: [] },
  getClientToken: { status: refusal, effect: 'no diner can give a card' },
  createBooking: { status: refusal, effect: 'each booking is refused' },
  createEnquiry: { status: refusal, effect: 'each enquiry is refused' },
  request: { status: refusal, effect: 'plugins with calls of their own have no answer' },
}

/**
 * Makes your own functions the back end, for the option `api`.
 *
 * @param functions one for each call that the back end can answer. Calls without one are not offered.
 * @param headers the brand's `sessionHeader` and `idempotencyHeader`, if they differ from the defaults
 * @throws TypeError if a value isn't a function
 */
export function createAdapter(functions: AdapterFunctions, headers: AdapterHeaders = {}): Adapter {
  check(functions)
  const reported = new Set<string>()
  /** Each line once: the widget retries reads, and every press of a diner is the same fault. */
  const report = (line: Line, cause?: unknown) => {
    if (reported.has(line)) return
    reported.add(line)
    logError(line, cause)
  }

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = fetchCall(input, init)
    request.signal.throwIfAborted()
    const text = await request.text()
    const route = routeOf(request, text ? parseJson(text) : undefined)
    const { name } = route
    if (!functions[name]) {
      const { status = 200, body = {}, effect } = notOffered[name]
      if (effect) report(`T055 Your adapter has no ${name}: ${effect}.`)
      return json(body, status)
    }
    try {
      const returned = await call(functions, route, callOf(request, headers))
      return responseOf(returned, name, () =>
        report(`T058 Your adapter's ${name} returned a number above 2^53, which JavaScript has rounded.`),
      )
    } catch (error) {
      if (isFailure(error)) return failed(error, request)
      if (!request.signal.aborted) report(`T056 Your adapter's ${name} threw ${String(error)}`, error)
      throw lost(error)
    }
  }

  const offers = (Object.keys(notOffered) as FunctionName[]).filter((name) => functions[name])
  return Object.assign(answer, { offers })
}

/** Throws for a value that isn't a function. Names unknown functions, which would never be called. */
function check(functions: AdapterFunctions): void {
  const names = Object.keys(notOffered)
  if (typeof functions !== 'object' || functions === null)
    throw new TypeError(`createAdapter: expected an object with functions: ${names.join(', ')}.`)
  for (const name of names as FunctionName[]) {
    const given: unknown = functions[name]
    if (given !== undefined && typeof given !== 'function')
      throw new TypeError(`createAdapter: "${name}" must be a function, but is ${kindOf(given)}.`)
  }
  for (const name of Object.keys(functions))
    if (!names.includes(name))
      logError(lineOf(unknownName({ code: 'T057', where: 'createAdapter', kind: 'function' }, name, names)))
}

const kindOf = (value: unknown) => (value === null ? 'null' : `a ${typeof value}`)

/** As a method of the object, so that it may be an instance of a class. */
const call = (functions: AdapterFunctions, { name, asked }: Route, about: AdapterCall): unknown =>
  (functions as Record<FunctionName, (asked: object, about: AdapterCall) => unknown>)[name](asked, about)

const callOf = (
  { headers, signal }: FetchCall,
  { sessionHeader = 'X-Session-Id', idempotencyHeader = 'Idempotency-Key' }: AdapterHeaders,
): AdapterCall => ({
  signal,
  headers,
  sessionId: headers.get(sessionHeader) ?? '',
  idempotencyKey: headers.get(idempotencyHeader),
})

function responseOf(body: unknown, name: FunctionName, onRounded: () => void): Response {
  if (body instanceof Response) return body
  // Probably meant to be thrown.
  if (body instanceof Error) throw body
  return json(body ?? null, name === 'getVenue' && body == null ? 404 : 200, onRounded)
}

/** A create that is resent may have gone through the first time. A 425 doesn't say that it hasn't. */
const notNow = { GET: 503, POST: 425 }

function failed(failure: AdapterFailure, { method }: FetchCall): Response {
  if (failure.kind === 'refused') return json(failure.messages, 400)
  if (failure.kind === 'notFound') return json({}, 404)
  if (failure.kind === 'unavailable') return json({}, notNow[method as 'GET' | 'POST'])
  throw lost(failure)
}

/** As `fetch` rejects: the widget retries a read, and doesn't know the outcome of a create. */
const lost = (cause: unknown) => new TypeError('The adapter gave no answer.', { cause })

const json = (body: unknown, status: number, onRounded = () => {}) =>
  new Response(writeWithBigInts(body, onRounded), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })
