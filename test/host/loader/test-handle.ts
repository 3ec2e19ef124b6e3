import '../../kit/dom'
import {
  createHandle,
  type HandleContext,
  type LoaderHandle,
  type LoaderParts,
} from '../../../src/host/loader/create-handle'
import type { InitOptions } from '../../../src/host/public'

interface Setting {
  readonly source?: Element
  readonly widgets?: HandleContext['widgets']
  readonly end?: () => void
}

/** They follow the document until they are destroyed. */
const handles = new Set<LoaderHandle>()

/** A handle, with what it asks for and what its widget is told. */
export function createTestHandle(
  options: Partial<InitOptions>,
  { source, widgets = new Set(), end }: Setting = {},
) {
  const fetched: unknown[][] = []
  const made: LoaderParts[] = []
  const told: unknown[][] = []
  let isLost = false
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
  const handle = createHandle({ getCode, widgets, ...(end && { end }) }, options, source)
  handles.add(handle)
  return { handle, fetched, made, told, lose: () => (isLost = true), find: () => (isLost = false) }
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
