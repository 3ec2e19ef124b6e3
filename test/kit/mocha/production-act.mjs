const turn = setImmediate
/** How many times React is about to draw. */
let drawing = 0

// React's scheduler keeps the function that is there when it is loaded.
globalThis.setImmediate = (draw) => {
  drawing++
  return turn(() => {
    drawing--
    draw()
  })
}
await import('scheduler')
globalThis.setImmediate = turn
const { flushSync } = await import('react-dom')

/** React's `act`, which its production build does not have: all is drawn that the callback changes. */
export function act(callback) {
  let result
  flushSync(() => void (result = callback()))
  return typeof result?.then === 'function' ? drawn(result) : Promise.resolve()
}

async function drawn(result) {
  const value = await result
  do await new Promise((resolve) => void turn(resolve))
  while (drawing > 0)
  return value
}
