import type { Adapter } from '../api/adapter'
import { fetchCall, type FetchCall } from '../api/fetch-call'
import { parseJson, writeWithBigInts } from '../api/long-json'
import { lineOf, unknownName } from '../diagnostics/mistake'
import type { Line } from '../diagnostics/codes'
import { logError } from '../console'
import { isFailure, type AdapterFailure } from './failures'
import type { AdapterCall, AdapterFunctions, FunctionName } from './functions'
import { routeOf, type Route } from './route'

/** The brand's names of headers, if they differ from the defaults. */
export interface AdapterHeaders {
  readonly sessionHeader?: string | undefined
  readonly idempotencyHeader?: string | undefined
}

/** The response to a call without a function. */
interface DefaultResponse {
  readonly status?: number
  readonly body?: unknown
  /** The effect on diners, for the console. Undefined if they miss nothing. */
  readonly effect?: string
}

/** The widget would retry a 5xx, or treat it as a create that may have gone through. */
const refusal = 404

const defaultResponses: { readonly [Name in FunctionName]-?: DefaultResponse } = {
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
  /** Logs each line once: the widget retries reads, and each press of a diner has the same result. */
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
      const { status = 200, body = {}, effect } = defaultResponses[name]
      if (effect) report(`T055 Your adapter has no ${name}: ${effect}.`)
      return json(body, status)
    }
    try {
      const returned = await call(functions, route, callOf(request, headers))
      return responseOf(returned, name, () =>
        report(`T058 Your adapter's ${name} returned a number above 2^53, which JavaScript has rounded.`),
      )
    } catch (error) {
      if (isFailure(error)) return failureResponse(error, request)
      if (!request.signal.aborted) report(`T056 Your adapter's ${name} threw ${String(error)}`, error)
      throw lostConnection(error)
    }
  }

  const offers = (Object.keys(defaultResponses) as FunctionName[]).filter((name) => functions[name])
  return Object.assign(answer, { offers })
}

/** Throws a TypeError for a value that isn't a function, and reports unknown functions. */
function check(functions: AdapterFunctions): void {
  const names = Object.keys(defaultResponses)
  if (typeof functions !== 'object' || functions === null)
    throw new TypeError(`createAdapter: expected an object with functions: ${names.join(', ')}.`)
  for (const name of names as FunctionName[]) {
    const value: unknown = functions[name]
    if (value !== undefined && typeof value !== 'function')
      throw new TypeError(`createAdapter: "${name}" must be a function, but is ${kindOf(value)}.`)
  }
  for (const name of Object.keys(functions))
    if (!names.includes(name))
      logError(lineOf(unknownName({ code: 'T057', where: 'createAdapter', kind: 'function' }, name, names)))
}

const kindOf = (value: unknown) => (value === null ? 'null' : `a ${typeof value}`)

/** Calls a function as a method, so that `functions` may be an instance of a class. */
const call = (functions: AdapterFunctions, { name, query }: Route, about: AdapterCall): unknown =>
  (functions as Record<FunctionName, (query: object, about: AdapterCall) => unknown>)[name](query, about)

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
  // An error was probably meant to be thrown.
  if (body instanceof Error) throw body
  return json(body ?? null, name === 'getVenue' && body == null ? 404 : 200, onRounded)
}

/** A create gets a 425: one that is resent may have gone through the first time. */
const notNow = { GET: 503, POST: 425 }

function failureResponse(failure: AdapterFailure, { method }: FetchCall): Response {
  if (failure.kind === 'refused') return json(failure.messages, 400)
  if (failure.kind === 'notFound') return json({}, 404)
  if (failure.kind === 'unavailable') return json({}, notNow[method as 'GET' | 'POST'])
  throw lostConnection(failure)
}

/** The error of a `fetch`: the widget retries a read, and doesn't know the outcome of a create. */
const lostConnection = (cause: unknown) => new TypeError('The adapter gave no answer.', { cause })

const json = (body: unknown, status: number, onRounded = () => {}) =>
  new Response(writeWithBigInts(body, onRounded), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })
