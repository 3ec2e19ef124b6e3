/** What goes wrong for a host's developer is said in the console, in words, and never breaks the page. */
export type LogError = (message: string, cause?: unknown) => void

/** All that was said, for the doctor. */
export const loggedErrors: string[] = []

export const logError: LogError = (message, cause) => {
  loggedErrors.push(message)
  // eslint-disable-next-line no-console -- The one place: the console is where a host's developer looks.
  console.error(`[Tavola] ${message}`, ...(cause === undefined ? [] : [cause]))
}
