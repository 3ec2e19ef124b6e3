/**
 * The package's `tavola/testing/jsdom`: a document where a runner has none, as Mocha and node:test. It comes before all that reads
 * one, React too: `mocha --import tavola/testing/jsdom`, `node --import tavola/testing/jsdom --test`.
 */

interface Jsdom {
  readonly JSDOM: new (page: string, options: object) => { readonly window: object }
}

if (typeof document === 'undefined') await open()

async function open(): Promise<void> {
  // By a name that no bundler or compiler follows: jsdom is the test's own, or none.
  const name = 'jsdom'
  const { JSDOM } = await (import(name) as Promise<Jsdom>).catch((cause: unknown) => {
    throw new Error('tavola/testing/jsdom needs jsdom: npm install --save-dev jsdom', { cause })
  })
  const options = { url: 'https://host.example/', pretendToBeVisual: true }
  const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', options)
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis) || ofThePage.has(name)) put(name, Reflect.get(window, name))
  put('window', window)
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

function put(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

export {}
