import { JSDOM } from 'jsdom'

/** The browser globals that rendering step 1 needs. Import it before react-dom, which reads them when it loads. */
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
// The page's browser checks a brand's tokens later.
const CSS = { supports: () => true }
Object.assign(globalThis, { window, CSS })
