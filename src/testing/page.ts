import type { Clock } from './clock'

/** The test's document, and its pending work. */
export interface Page {
  /** The widget's container. */
  readonly place: HTMLElement
  /** How often its content has changed. */
  countChanges(): number
  /** Whether files or digests are pending, which don't depend on the clock. */
  isFetching(): boolean
  /** Whether a part of the widget is still loading. */
  lacksParts(): boolean
  clear(): void
}

const noPage = `There is no document, or it has no fetch. "tavola/testing/jsdom" makes one before the tests begin:
- Mocha: "require": ["tavola/testing/jsdom"] in .mocharc.json
- node:test: node --import tavola/testing/jsdom --test
- Jest: testEnvironment: 'jsdom', setupFiles: ['tavola/testing/jsdom']
- Vitest: environment: 'jsdom' or 'happy-dom', and no more`

/** @param onWidget called with the shadow root of each new widget */
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
    isFetching: () => digests.isPending() || isLoadingFiles(),
    lacksParts: () => widgetRoots().some((root) => root.querySelector('.part-loading')),
    clear() {
      observer.disconnect()
      place.remove()
      digests.stop()
      // From Node 25 on localStorage may be undefined, and Vitest leaves it so.
      for (const storage of [sessionStorage, localStorage as Storage | undefined])
        for (const key of Object.keys(storage ?? {})) if (/tavola/i.test(key)) storage?.removeItem(key)
      removeApis()
    },
  }
}

/** The shadow roots of all widgets of the page, popups included. */
export const widgetRoots = (): readonly ShadowRoot[] =>
  [...document.querySelectorAll('.tavola')].flatMap(({ shadowRoot }) => shadowRoot ?? [])

/** Counts pending digests, which are made outside the event loop. */
export function watchDigests() {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
  let count = 0
  if (!subtle) return { isPending: () => false, stop: () => undefined }
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
    isPending: () => count > 0,
    stop(): void {
      Reflect.deleteProperty(subtle, 'digest')
      if (before) Object.defineProperty(subtle, 'digest', before)
    },
  }
}

/**
 * Whether Node is reading a module, outside the event loop. With hooks such as tsx's, modules come from a thread: a pending one holds
 * one message port more than usual.
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

/** Adds APIs without a visible effect that jsdom or happy-dom may lack. Returns a function that removes them. */
function addMissingApis(): () => void {
  const undo = [
    ...addMissing(globalThis, browserApis),
    ...addMissing(HTMLElement.prototype, { scrollIntoView() {}, scrollTo() {} }),
    ...addMissing(dialogPrototype(), dialogMethods),
    // jsdom has no iterator for an element's declarations.
    ...addMissing(Object.getPrototypeOf(document.body.style) as object, {
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

const browserApis = {
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

/** Defines missing properties. Vitest has some of them with the value undefined. */
function addMissing(target: object, apis: Readonly<Record<PropertyKey, unknown>>): (() => void)[] {
  const missing = Reflect.ownKeys(apis).filter((name) => Reflect.get(target, name) === undefined)
  return missing.map((name) => {
    const before = Object.getOwnPropertyDescriptor(target, name)
    Object.defineProperty(target, name, { value: apis[name], configurable: true, writable: true })
    return () => (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name))
  })
}

/** How long to wait for a widget that never appears, in real milliseconds. */
const hang = 60_000

/** Waits until a widget is on the page, or has failed. A runner may need long to compile its first imports, which the page does not show. */
export async function waitForWidget(clock: Clock, hasFailed: () => boolean): Promise<void> {
  const end = performance.now() + hang
  while (widgetRoots().length === 0 && !hasFailed() && performance.now() < end) {
    await clock.advance(0)
    await clock.turn()
  }
}

/** How many turns of the event loop without a change make a page idle. */
const quietTurns = 3
/** How many turns to wait for a page that is never idle, as with an endless animation. */
const maximumTurns = 400

/**
 * Waits until the page is idle: answers and files have arrived, and timers that are due have run. The clock does not move. Resolves to
 * true if nothing is loading, so nothing more can arrive.
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
