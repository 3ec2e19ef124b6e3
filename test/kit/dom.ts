import { JSDOM } from 'jsdom'
import { lightComputedStyle } from './computed-style'

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
  return window
}

const globals = [
  'document',
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
  'CustomEvent',
  'KeyboardEvent',
  'MouseEvent',
  'MutationObserver',
  'DocumentFragment',
  'getComputedStyle',
  'sessionStorage',
] as const

Object.defineProperty(globalThis, 'window', { value: window, configurable: true, writable: true })
for (const name of globals) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true })
}
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
