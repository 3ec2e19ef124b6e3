/** What a browser's page has, and jsdom, happy-dom or Jest's page may not have. Nothing of it shows anything. */

/** Puts what is missing into the page. Returns the way to take it out again. */
export async function furnish(): Promise<() => void> {
  const undo = [
    ...fill(globalThis, await fromNode()),
    ...fill(globalThis, shown),
    ...fill(HTMLElement.prototype, { scrollIntoView() {}, scrollTo() {} }),
    ...fill(dialogPrototype(), dialogMethods),
  ]
  return () => {
    for (const takeOut of undo) takeOut()
  }
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const shown = {
  CSS: { supports: () => true, escape: (text: string) => text },
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
}

const dialogPrototype = () => Object.getPrototypeOf(document.createElement('dialog')) as HTMLDialogElement

const dialogMethods = {
  showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '')
  },
  close(this: HTMLDialogElement) {
    if (!this.hasAttribute('open')) return
    this.removeAttribute('open')
    this.dispatchEvent(new (this.ownerDocument.defaultView as unknown as typeof globalThis).Event('close'))
  },
}

/** What Jest's page lacks although Node has it: it runs in a context of its own, which has only a document's globals. */
const nodes = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'structuredClone',
] as const

async function fromNode(): Promise<Readonly<Record<string, unknown>>> {
  if (typeof Request === 'function') return {}
  const { runInThisContext } = await import(/* webpackIgnore: true */ 'node:vm')
  const node = runInThisContext('globalThis') as Readonly<Record<string, unknown>>
  // A request takes no signal but one of its own kind, so the two go together.
  return Object.fromEntries(nodes.map((name) => [name, node[name]]))
}

/** Puts in what is not there yet. Of Node's, all of them. */
function fill(target: object, things: Readonly<Record<string, unknown>>): (() => void)[] {
  const missing = Object.entries(things).filter(([name]) => !(name in target) || /^Abort/.test(name))
  return missing.map(([name, value]) => {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
    return () => (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name))
  })
}
