import '../../kit/dom'

/** What a browser's page has beside a document, and jsdom has not. */

Object.assign(globalThis, {
  CSSStyleSheet: window.CSSStyleSheet,
  MouseEvent: window.MouseEvent,
  CSS: { supports: () => true },
  history: window.history,
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
})
