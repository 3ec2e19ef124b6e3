/** Schedules work that the next frame does not need, so that the diner sees the effect of a press sooner. */

/** How long to wait for a frame, in milliseconds: a hidden page draws none. */
const longestFrame = 100
/** How long idle work waits at most, in milliseconds. */
const longestIdle = 1_000
/** How long it waits in Safari, which has no `requestIdleCallback`. */
const idleFallback = 200

/** Calls the task once the next frame is drawn; at once without `requestAnimationFrame`. Returns a function that cancels it. */
export function afterPaint(task: () => void): () => void {
  if (typeof requestAnimationFrame !== 'function') {
    task()
    return () => {}
  }
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    // A frame's callbacks run before it is drawn.
    timer = setTimeout(task)
  })
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    task()
  }, longestFrame)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Yields to the browser, so that pending input and frames run first. Undefined where it has no `scheduler`. */
export function yieldToBrowser(): Promise<void> | undefined {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> }
  // The name may be an element's in browsers without a scheduler.
  return typeof scheduler?.yield === 'function' ? scheduler.yield() : undefined
}

/** Resolves in another task, in every browser. */
export const nextTask = (): Promise<void> =>
  yieldToBrowser() ?? new Promise((resolve) => void setTimeout(resolve))

/** Resolves once the next frame is drawn. */
export const nextPaint = (): Promise<void> => new Promise((resolve) => afterPaint(resolve))

/** Calls the task when the page has nothing else to do. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  let cancelIdle = () => {}
  // A pending frame comes first.
  const cancelPaint = afterPaint(() => {
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(task, { timeout: longestIdle })
      cancelIdle = () => cancelIdleCallback(request)
    } else {
      const timer = setTimeout(task, idleFallback)
      cancelIdle = () => clearTimeout(timer)
    }
  })
  return () => {
    cancelPaint()
    cancelIdle()
  }
}
