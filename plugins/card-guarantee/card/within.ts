/** Settles as `work` does, but rejects after `milliseconds` or when `signal` aborts. */
export function within<Result>(
  work: Promise<Result>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      forget()
      reject(new Error(`No answer within ${milliseconds} ms, or none wanted any more.`))
    }
    const forget = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    }
    const timer = setTimeout(giveUp, milliseconds)
    signal.addEventListener('abort', giveUp)
    work.then(resolve, reject).then(forget)
  })
}
