export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'

  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds / 1000} s.`)
  }
}

/**
 * Rejects with a {@link DeadlineError} if there is no answer within the deadline (milliseconds). An aborted signal rejects with an
 * Error. Neither cancels the work that it waits for.
 */
export async function withDeadline<Result>(
  answer: Result | PromiseLike<Result>,
  deadline: number,
  signal?: AbortSignal,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  const giveUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(deadline)), deadline)
    stop = () => reject(new Error('No longer wanted.'))
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
  })
  try {
    return await Promise.race([answer, giveUp])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
