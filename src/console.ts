import type { Line } from './diagnostics/codes'

/**
 * Writes a line for the host's developer. It never breaks the page. The type lets no text pass whose code is not in
 * src/diagnostics/codes.
 */
export type LogError = (line: Line, cause?: unknown) => void

/** All lines so far, for the doctor. */
export const loggedErrors: string[] = []

export const logError: LogError = (line, cause) => {
  loggedErrors.push(line)
  // eslint-disable-next-line no-console -- The one place that logs: the console is where a host's developer looks.
  console.error(`[Tavola] ${line}`, ...(cause === undefined ? [] : [cause]))
}

/** For plugins: writes a line for the host's developer. Its code is one of docs/troubleshooting/codes.md. */
export const logProblem = (line: `T${number} ${string}`): void => logError(line as Line)
