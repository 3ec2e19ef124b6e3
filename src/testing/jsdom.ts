/**
 * The package's `tavola/testing/jsdom`: makes a page for runners without one, such as Mocha and node:test, and completes Jest's. Import
 * it before any code that reads a page, such as React.
 */
import { createRequire } from 'node:module'
import { runInThisContext } from 'node:vm'

interface Jsdom {
  readonly JSDOM: new (page: string, options: object) => { readonly window: object }
}

/** Node's own globals of these names are not for a document. */
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

/** Node's globals that Jest's page lacks. */
const ofNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  // A request takes only a signal of its own realm.
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
