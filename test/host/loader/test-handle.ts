import '../../kit/dom'
import {
  createHandle,
  type HandleContext,
  type LoaderHandle,
  type LoaderParts,
} from '../../../src/host/loader/create-handle'
import type { InitOptions } from '../../../src/host/public'
import { recordErrors } from '../../kit/logged'
import { stopClockOfTests } from '../../kit/stopped-clock'

interface Setting extends Partial<Omit<HandleContext, 'getCode'>> {
  readonly source?: Element
  /** The code does not load, until `find`. */
  readonly isLost?: boolean
}

/** They follow the document until they are destroyed. */
const handles = new Set<LoaderHandle>()

/** A handle, with what it asks for and what its widget is told. */
export function createTestHandle(options: Partial<InitOptions>, { source, isLost, ...more }: Setting = {}) {
  const fetched: unknown[][] = []
  const made: LoaderParts[] = []
  const told: unknown[][] = []
  const tell =
    (call: string) =>
    (...given: unknown[]) =>
      void told.push([call, ...given])
  const getCode: HandleContext['getCode'] = async (...given) => {
    fetched.push(given)
    if (isLost) throw new Error('lost')
    return {
      async createWidget(parts) {
        made.push(parts)
        return {
          open: tell('open'),
          close: tell('close'),
          update: tell('update'),
          checkEvents: tell('checkEvents'),
          destroy: tell('destroy'),
        }
      },
    }
  }
  const handle = createHandle({ widgets: new Set(), ...more, getCode }, options, source)
  handles.add(handle)
  const emit = (name: string, detail: object = {}) =>
    handle.host.dispatchEvent(new window.CustomEvent(`tavola:${name}`, { detail }))
  return { handle, fetched, made, told, emit, find: () => (isLost = false) }
}

/** The observer of the latest widget in the page. */
export interface Watcher {
  readonly margin: string | undefined
  readonly watched: Set<Element>
  comes(isNear: boolean): void
}

/** jsdom has no such observers: here a test says when the diner comes near. */
export function watchDiners() {
  let latest: Watcher | undefined
  class Observer {
    readonly #watched = new Set<Element>()
    constructor(act: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
      const comes = (isIntersecting: boolean) => this.#watched.size > 0 && act([{ isIntersecting }])
      latest = { margin: options?.rootMargin, watched: this.#watched, comes }
    }
    observe = (element: Element) => void this.#watched.add(element)
    disconnect = () => this.#watched.clear()
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  return {
    latest: () => latest,
    end() {
      for (const handle of handles) handle.destroy()
      handles.clear()
      Reflect.deleteProperty(globalThis, 'IntersectionObserver')
    },
  }
}

/** In each test of a suite: a container on the page, a stopped clock, and what is written to the console. */
export function setUpHandles() {
  const { body } = document
  const clock = stopClockOfTests()
  const error = recordErrors()
  const page = {} as { container: HTMLElement; diners: ReturnType<typeof watchDiners> }
  beforeEach(() => {
    page.container = body.appendChild(document.createElement('div'))
    page.diners = watchDiners()
  })
  afterEach(() => {
    page.diners.end()
    // Other tests look for things in the body that they have found at their start.
    if (document.body !== body) document.body.replaceWith(body)
    body.innerHTML = ''
  })
  return { page, clock, error, passes: (milliseconds = 0) => clock.advance(milliseconds) }
}
