import { undoAfterTest } from './mocha/clean-up.mjs'

type Settings = boolean | AddEventListenerOptions | undefined

/** Counts the listeners on the window and the document from now on. Returns the types of those that are still there. */
export function watchPageListeners(): () => readonly string[] {
  const { prototype } = window.EventTarget
  const { addEventListener: add, removeEventListener: remove } = prototype
  const listeners = new Map<string, Set<unknown>>()
  const setOf = (target: EventTarget | undefined, type: string, settings: Settings) => {
    const capture = typeof settings === 'object' ? settings.capture : settings
    const key = `${target === document ? 'document' : 'window'}: ${type}${capture ? ', captured' : ''}`
    return listeners.get(key) ?? listeners.set(key, new Set()).get(key)!
  }
  const isPage = (target: unknown) => target === undefined || target === window || target === document

  prototype.addEventListener = function (type, listener, settings) {
    if (isPage(this)) {
      const all = setOf(this, type, settings).add(listener)
      const { signal, once } = typeof settings === 'object' ? settings : {}
      if (once) all.delete(listener)
      signal?.addEventListener('abort', () => all.delete(listener))
    }
    return add.call(this, type, listener, settings)
  }
  prototype.removeEventListener = function (type, listener, settings) {
    if (isPage(this)) setOf(this, type, settings as Settings).delete(listener)
    return remove.call(this, type, listener, settings)
  }
  undoAfterTest(() => Object.assign(prototype, { addEventListener: add, removeEventListener: remove }))
  return () => [...listeners].flatMap(([key, all]) => [...all].map(() => key))
}
