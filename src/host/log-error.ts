/** Errors for the host's developer: a line in the console. They never break the page. */
export type LogError = (message: string, cause?: unknown) => void

/** All lines so far, for the doctor. */
export const loggedErrors: string[] = []

export const logError: LogError = (message, cause) => {
  loggedErrors.push(message)
  // eslint-disable-next-line no-console -- The one place that logs: the console is where a host's developer looks.
  console.error(`[Tavola] ${message}`, ...(cause === undefined ? [] : [cause]))
}
