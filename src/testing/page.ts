import type { Clock } from './clock'

/** The test's document, and what is still loading in it. */
export interface Page {
  /** The widget's container. */
  readonly place: HTMLElement
  /** How often its content has changed. */
  countChanges(): number
  /** Files are being loaded, or digests made, which no clock moves. */
  isFetching(): boolean
  /** A part of the widget is still to come. */
  lacksParts(): boolean
  clear(): void
}

const noPage = `There is no document, or it has no fetch. "tavola/testing/jsdom" makes one before the tests begin:
- Mocha: "require": ["tavola/testing/jsdom"] in .mocharc.json
- node:test: node --import tavola/testing/jsdom --test
- Jest: testEnvironment: 'jsdom', setupFiles: ['tavola/testing/jsdom']
- Vitest: environment: 'jsdom' or 'happy-dom', and no more`

/** @param onWidget called with each widget's shadow root, once it is there */
export function openPage(onWidget: (root: ShadowRoot) => void): Page {
  if (typeof document === 'undefined' || typeof Request === 'undefined') throw new Error(noPage)
  const removeApis = addMissingApis()
  const digests = watchDigests()
  const place = document.body.appendChild(document.createElement('div'))
  let changes = 0
  const observer = new MutationObserver(() => changes++)
  const everything = { subtree: true, childList: true, attributes: true, characterData: true }
  observer.observe(document, everything)
  const seen = new Set<ShadowRoot>()

  return {
    place,
    countChanges() {
      for (const root of widgetRoots())
        if (!seen.has(root)) {
          seen.add(root)
          observer.observe(root, everything)
          onWidget(root)
        }
      return changes
    },
    isFetching: () => digests.underWay() || isLoadingFiles(),
    lacksParts: () => widgetRoots().some((root) => root.querySelector('.part-loading')),
    clear() {
      observer.disconnect()
      place.remove()
      digests.stop()
      // Node 25 and later have no value for localStorage, and Vitest leaves it so.
      for (const storage of [sessionStorage, localStorage as Storage | undefined])
        for (const key of Object.keys(storage ?? {})) if (/tavola/i.test(key)) storage?.removeItem(key)
      removeApis()
    },
  }
}

/** The shadow roots of all widgets of the page, popups too. */
export const widgetRoots = (): readonly ShadowRoot[] =>
  [...document.querySelectorAll('.tavola')].flatMap(({ shadowRoot }) => shadowRoot ?? [])

/** Digests are made beside the event loop, and nothing else tells that one is under way. */
export function watchDigests() {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
  let count = 0
  if (!subtle) return { underWay: () => false, stop: () => undefined }
  const before = Object.getOwnPropertyDescriptor(subtle, 'digest')
  const digest = subtle.digest.bind(subtle)
  Object.defineProperty(subtle, 'digest', {
    configurable: true,
    value: (...call: Parameters<SubtleCrypto['digest']>) => {
      count++
      return digest(...call).finally(() => count--)
    },
  })
  return {
    underWay: () => count > 0,
    stop(): void {
      Reflect.deleteProperty(subtle, 'digest')
      if (before) Object.defineProperty(subtle, 'digest', before)
    },
  }
}

/**
 * Node reads modules beside the event loop. Through hooks, as with tsx, they come from a thread, even those that are here
 * already: while one is awaited, one message port more than usual keeps the process alive.
 */
function isLoadingFiles(): boolean {
  const resources = activeResources()
  const ports = resources.filter((name) => name === 'MessagePort').length
  usualPorts = Math.min(usualPorts, ports)
  return ports > usualPorts || resources.some((name) => readsFile.test(name))
}
let usualPorts = Infinity
const readsFile = /^(FSReq|CloseReq)/

function activeResources(): readonly string[] {
  const { process } = globalThis as { process?: { getActiveResourcesInfo?: () => readonly string[] } }
  return process?.getActiveResourcesInfo?.() ?? []
}

/** Adds APIs that jsdom or happy-dom may lack. They do nothing visible. Returns a function that removes them again. */
function addMissingApis(): () => void {
  const undo = [
    ...fill(globalThis, shown),
    ...fill(HTMLElement.prototype, { scrollIntoView() {}, scrollTo() {} }),
    ...fill(dialogPrototype(), dialogMethods),
    // jsdom lists an element's declarations by their numbers only.
    ...fill(Object.getPrototypeOf(document.body.style) as object, {
      [Symbol.iterator]: Array.prototype[Symbol.iterator],
    }),
  ]
  return () => {
    for (const remove of undo) remove()
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

/** Defines what is undefined. Vitest has some of the names with that value. */
function fill(target: object, things: Readonly<Record<PropertyKey, unknown>>): (() => void)[] {
  const missing = Reflect.ownKeys(things).filter((name) => Reflect.get(target, name) === undefined)
  return missing.map((name) => {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, { value: things[name], configurable: true, writable: true })
    return () => (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name))
  })
}

/** In real milliseconds: ends what never comes to its end. */
const hang = 60_000

/**
 * Waits until a widget is on the page, or has failed. The imports that it begins with take as long as a runner needs to compile
 * them, and nothing on the page tells that they are under way.
 */
export async function widgetComes(clock: Clock, hasFailed: () => boolean): Promise<void> {
  const end = performance.now() + hang
  while (widgetRoots().length === 0 && !hasFailed() && performance.now() < end) {
    await clock.advance(0)
    await clock.turn()
  }
}

/** So many turns of the event loop without any change: then all that was on its way has come. */
const quietTurns = 3
/** At most so many turns: a page that never rests, as with an endless animation, is looked at as it is. */
const maximumTurns = 400

/**
 * Waits until the page rests: answers, files and what they change are there, timers that are due have run, and the clock has
 * not moved. Resolves to true once nothing is loading, so nothing more can arrive.
 */
export async function settle(clock: Clock, page: Page, countRequests: () => number): Promise<boolean> {
  const state = () => `${page.countChanges()} ${countRequests()} ${clock.countTimers()}`
  let quiet = 0
  for (let turns = 0; quiet < quietTurns && turns < maximumTurns; turns++) {
    const before = state()
    await clock.advance(0)
    await clock.turn()
    quiet = state() === before && !page.isFetching() ? quiet + 1 : 0
  }
  return !page.isFetching() && !page.lacksParts()
}
