import type { Line } from './diagnostics/codes'

/** Writes a line for the host's developer. Its type requires a code of src/diagnostics/codes. */
export type LogError = (line: Line, cause?: unknown) => void

/** All lines so far, for the doctor. */
export const loggedErrors: string[] = []

export const logError: LogError = (line, cause) => {
  loggedErrors.push(line)
  // eslint-disable-next-line no-console -- The one place that logs: the console is where a host's developer looks.
  console.error(`[Tavola] ${line}`, ...(cause === undefined ? [] : [cause]))
}

/** Writes a plugin's line for the host's developer, with a code of docs/troubleshooting/codes.md. */
export const logProblem = (line: `T${number} ${string}`): void => logError(line as Line)
