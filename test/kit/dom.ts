import * as React from 'react'
import { JSDOM } from 'jsdom'
import { lightComputedStyle } from './computed-style'
import { cleanUps } from './mocha/clean-up.mjs'

/** jsdom has no modal dialogs: what opens and closes is all there is of them here. */
const modal = {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new window.Event('close')))
  },
}

/**
 * A browser's globals for the tests that render. Import it before react-dom, which reads them when it loads.
 * Node's own fetch, Request and AbortController are kept, because ky does not work with jsdom's. Nothing is drawn, so
 * there are no frames.
 *
 * Created once: mocha loads a file twice if requiring it fails, and the libraries keep the first document.
 */
const window = globalThis.window ?? open()

function open() {
  const { window } = new JSDOM('<!doctype html><body></body>', {
    url: 'https://host.example/',
    pretendToBeVisual: true,
  })
  const page = window as unknown as Window & typeof globalThis
  page.getComputedStyle = lightComputedStyle(page)
  Object.assign(page.HTMLDialogElement.prototype, modal)
  return window
}

const globals = [
  'document',
  'history',
  'navigator',
  'location',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLTextAreaElement',
  'HTMLSelectElement',
  'HTMLIFrameElement',
  'HTMLScriptElement',
  'ShadowRoot',
  'CSSStyleSheet',
  'CustomEvent',
  'KeyboardEvent',
  'MouseEvent',
  'MutationObserver',
  'DocumentFragment',
  'getComputedStyle',
  'sessionStorage',
  'localStorage',
] as const

Object.defineProperty(globalThis, 'window', { value: window, configurable: true, writable: true })
for (const name of globals) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true })
}
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// Each test is on a new device.
cleanUps.push(() => {
  sessionStorage.clear()
  localStorage.clear()
})

// React's development build notes where each element was made, which takes a fifth of the time. Preact and React 18 have no such.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object | undefined>
if (internals && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  })
