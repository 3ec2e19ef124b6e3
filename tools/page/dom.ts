import { JSDOM } from 'jsdom'

/** What the widget asks of a browser while it renders step 1. Import it before react-dom, which reads it when it loads. */
const { window } = new JSDOM('<!doctype html><body></body>', { url: 'https://host.example/' })

const names = [
  'document',
  'navigator',
  'location',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLIFrameElement',
  'ShadowRoot',
]
for (const name of names)
  Object.defineProperty(globalThis, name, { value: window[name as keyof typeof window], configurable: true })
// A brand's tokens are checked by the browser where the page runs.
const CSS = { supports: () => true }
Object.assign(globalThis, { window, CSS })
