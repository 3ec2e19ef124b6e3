import { options } from 'preact'
import { render, unmountComponentAtNode } from 'preact/compat'

/** React's `createRoot` on Preact. */
export function createRoot(container) {
  // React runs effects within the key press that caused them; Preact waits for the next frame, so that the focus of the
  // calendar would lag behind fast keys.
  options.requestAnimationFrame = queueMicrotask
  return {
    render: (element) => render(element, container),
    unmount: () => unmountComponentAtNode(container),
  }
}
