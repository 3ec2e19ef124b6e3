/** Work that the next frame does not need: done after it, the press that asked for it is seen sooner. */

/** In milliseconds. A page that nobody looks at draws no frames: then this is long enough. */
const withoutFrames = 100
/** In milliseconds: how soon idle work is done at the latest. */
const latest = 1_000
/** The same where the browser does not say when it is idle, as Safari. */
const soon = 200

/** Calls the task once the next frame is drawn; at once without `requestAnimationFrame`. Returns the way to call it off. */
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
  }, withoutFrames)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Ends the task here where the browser goes on right after presses and frames that are due: long tasks keep these waiting. */
export function inOwnTask(): Promise<void> | undefined {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> }
  // In browsers without it, an element may have the name.
  return typeof scheduler?.yield === 'function' ? scheduler.yield() : undefined
}

/** Ends the task here, in every browser. */
export const nextTask = (): Promise<void> => inOwnTask() ?? new Promise((resolve) => void setTimeout(resolve))

/** The same as a promise, which always resolves. */
export const painted = (): Promise<void> => new Promise((resolve) => afterPaint(resolve))

/** Calls the task when the page has nothing else to do. Returns the way to call it off. */
export function whenIdle(task: () => void): () => void {
  let callOff = () => {}
  // A frame that is due comes first.
  const stopWaiting = afterPaint(() => {
    if (typeof requestIdleCallback === 'function') {
      const waiting = requestIdleCallback(task, { timeout: latest })
      callOff = () => cancelIdleCallback(waiting)
    } else {
      const timer = setTimeout(task, soon)
      callOff = () => clearTimeout(timer)
    }
  })
  return () => {
    stopWaiting()
    callOff()
  }
}
