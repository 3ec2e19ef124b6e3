import { options } from 'preact'
import { render, unmountComponentAtNode } from 'preact/compat'
import { safeDocument } from '../../src/dom-clobbering.js'

// As in React, the only text of an element is its `textContent`: a page translator may have replaced the text node, and Preact
// would go on to change the one that is gone.
const prepare = options.vnode
options.vnode = (vnode) => {
  prepare(vnode)
  const { type, props } = vnode
  if (typeof type !== 'string' || !/string|number/.test(typeof props.children)) return
  props.textContent = props.children
  delete props.children
}

/** React's `createRoot` on Preact. */
export function createRoot(container) {
  // React runs effects within the key press that caused them; Preact waits for the next frame, so that the focus of the
  // calendar would lag behind fast keys.
  options.requestAnimationFrame = queueMicrotask
  giveDocument(container)
  return {
    render: (element) => render(element, container),
    unmount() {
      // As in React, effects have ended when it returns.
      const later = options.requestAnimationFrame
      options.requestAnimationFrame = keep
      try {
        unmountComponentAtNode(container)
      } finally {
        options.requestAnimationFrame = later
        runEffects?.()
      }
    },
  }
}

let runEffects
// Not within `unmount`: Preact keeps it, and with it all that it can see.
const keep = (run) => void (runEffects = run)

/**
 * Preact creates nodes with the `ownerDocument` of their parent. No element of the page can hide the methods of this one,
 * and each element that it creates hands it on to its children.
 */
const ownerDocument = Object.create(safeDocument, {
  createElementNS: { value: (...args) => giveDocument(safeDocument.createElementNS(...args)) },
})

const giveDocument = (element) => Object.defineProperty(element, 'ownerDocument', { value: ownerDocument })
