import type { Adapter } from '../api/adapter'
import { lineOf, unknownName } from '../diagnostics/problem'
import type { Line } from '../diagnostics/codes'
import { logError } from '../console'
import { isFailure, type AdapterFailure } from './failures'
import type { AdapterCall, AdapterFunctions, FunctionName } from './functions'
import { notOffered } from './not-offered'
import { routeOf, type Route } from './route'

/** The names of headers, where the brand has others. */
export interface AdapterHeaders {
  readonly sessionHeader?: string | undefined
  readonly idempotencyHeader?: string | undefined
}

/**
 * The widget's way to a back end of any shape, for the option `api`.
 *
 * @param functions one for each call that the back end can answer; what is left out is not offered
 * @param headers the brand's `sessionHeader` and `idempotencyHeader`, where it names others than the usual ones
 * @throws TypeError for what is no function
 */
export function createAdapter(functions: AdapterFunctions, headers: AdapterHeaders = {}): Adapter {
  check(functions)
  const said = new Set<string>()
  /** Once: a question is asked again by itself, and each diner's press is the same fault. */
  const tell = (line: Line, cause?: unknown) => {
    if (said.has(line)) return
    said.add(line)
    logError(line, cause)
  }

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const text = await request.clone().text()
    const route = routeOf(request, text ? JSON.parse(text) : undefined)
    const { name } = route
    if (!functions[name]) {
      const { status = 200, body = {}, told } = notOffered[name]
      if (told) tell(`T055 Your adapter has no ${name}: ${told}.`)
      return json(body, status)
    }
    try {
      return responseOf(await call(functions, route, callOf(request, headers)), name)
    } catch (error) {
      if (isFailure(error)) return failed(error, request)
      if (!request.signal.aborted) tell(`T056 Your adapter's ${name} threw ${String(error)}`, error)
      throw lost(error)
    }
  }

  const offers = (Object.keys(notOffered) as FunctionName[]).filter((name) => functions[name])
  return Object.assign(answer, { offers })
}

/** Throws where there is no function; a misspelt one is named, as it would never be called. */
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

/** By way of the object, so that a class may be an adapter's functions. */
const call = (functions: AdapterFunctions, { name, asked }: Route, about: AdapterCall): unknown =>
  (functions as Record<FunctionName, (asked: object, about: AdapterCall) => unknown>)[name](asked, about)

const callOf = (
  { headers, signal }: Request,
  { sessionHeader = 'X-Session-Id', idempotencyHeader = 'Idempotency-Key' }: AdapterHeaders,
): AdapterCall => ({
  signal,
  headers,
  sessionId: headers.get(sessionHeader) ?? '',
  idempotencyKey: headers.get(idempotencyHeader),
})

function responseOf(body: unknown, name: FunctionName): Response {
  if (body instanceof Response) return body
  // Thrown was meant.
  if (body instanceof Error) throw body
  return json(body ?? null, name === 'getVenue' && body == null ? 404 : 200)
}

/** A create that is sent again may have gone through the first time: 425 says nothing of that one. */
const notNow = { GET: 503, POST: 425 }

function failed(failure: AdapterFailure, { method }: Request): Response {
  if (failure.kind === 'refused') return json(failure.messages, 400)
  if (failure.kind === 'notFound') return json({}, 404)
  if (failure.kind === 'unavailable') return json({}, notNow[method as 'GET' | 'POST'])
  throw lost(failure)
}

/** As `fetch` rejects: the widget asks a question again, and does not know what came of a create. */
const lost = (cause: unknown) => new TypeError('The adapter gave no answer.', { cause })

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
