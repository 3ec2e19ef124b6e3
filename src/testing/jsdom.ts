/**
 * The package's `tavola/testing/jsdom`: a page where a runner has none, as Mocha and node:test, and what Jest's page lacks. It comes
 * before all that reads a page, React too.
 */
import { createRequire } from 'node:module'
import { runInThisContext } from 'node:vm'

interface Jsdom {
  readonly JSDOM: new (page: string, options: object) => { readonly window: object }
}

/** What Node has too, but not for a document. */
const ofThePage = new Set([
  'CustomEvent',
  'Event',
  'EventTarget',
  'history',
  'localStorage',
  'location',
  'navigator',
  'sessionStorage',
])

/** What Jest's page lacks although Node has it: its context has a document's globals only. */
const ofNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  // A request takes no signal but one of its own kind.
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'structuredClone',
  'setImmediate',
] as const

if (typeof document === 'undefined') open()
else if (typeof Request === 'undefined') {
  const node = runInThisContext('globalThis') as Readonly<Record<string, unknown>>
  for (const name of ofNode) put(name, node[name])
}

function open(): void {
  const options = { url: 'https://host.example/', pretendToBeVisual: true }
  const { window } = new (load().JSDOM)('<!doctype html><html lang="en"><body></body></html>', options)
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis) || ofThePage.has(name)) put(name, Reflect.get(window, name))
  put('window', window)
}

/** The test's own jsdom, an optional peer. */
function load(): Jsdom {
  try {
    return createRequire(import.meta.url)('jsdom') as Jsdom
  } catch (cause) {
    throw new Error('tavola/testing/jsdom needs jsdom: npm install --save-dev jsdom', { cause })
  }
}

function put(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
