export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'

  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds / 1000} s.`)
  }
}

/**
 * Rejects with a {@link DeadlineError} when the deadline (milliseconds) passes before there is an answer, or with an Error when
 * the signal is aborted.
 */
export async function withDeadline<Result>(
  answer: Result | PromiseLike<Result>,
  deadline: number,
  signal: AbortSignal,
): Promise<Result> {
  if (!isPromise(answer)) return answer
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  const giveUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(deadline)), Math.min(deadline, longestTimer))
    stop = () => reject(new Error('No longer wanted.'))
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
  try {
    return await Promise.race([answer, giveUp])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

/** What a browser's timer takes at most, in milliseconds. */
const longestTimer = 2 ** 31 - 1

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  try {
    return typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function'
  } catch {
    return false
  }
}
