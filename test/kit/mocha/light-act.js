import { setImmediate as turn } from 'node:timers/promises'
import { act as flush } from 'preact/test-utils'

/**
 * React's `act` on Preact. Preact's own holds all rendering back until an asynchronous callback has ended; on a page, and
 * in React's, what each event of it changes is drawn at once.
 */
export function act(callback) {
  let result
  flush(() => void (result = callback()))
  return typeof result?.then === 'function' ? drawn(result) : Promise.resolve()
}

/** Changes outside an event are rendered within a few microtasks. */
async function drawn(result) {
  const value = await result
  await turn()
  return value
}
