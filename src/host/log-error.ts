import type { Line } from './console/lines'

/**
 * Errors for the host's developer: a line in the console that begins with its code. They never break the page. `Line` lets
 * no text pass without a code of console/lines.ts.
 */
export type LogError = (line: Line, cause?: unknown) => void

/** All lines so far, for the doctor. */
export const loggedErrors: string[] = []

export const logError: LogError = (line, cause) => {
  loggedErrors.push(line)
  // eslint-disable-next-line no-console -- The one place that logs: the console is where a host's developer looks.
  console.error(`[Tavola] ${line}`, ...(cause === undefined ? [] : [cause]))
}
