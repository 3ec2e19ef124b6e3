import pino, { type DestinationStream, type Logger } from 'pino'
import type { Settings } from '../settings'

export type { Logger }

/**
 * The log: a line of JSON for each event. Nothing that a diner wrote goes in: no path (its search texts are personal),
 * no body, no address.
 *
 * @param to standard output, where nothing is given
 */
export function createLog(level: Settings['logLevel'], to: DestinationStream = outputOf(1)): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
      serializers: { err: errorFields },
    },
    to,
  )
}

/** How much of the log waits in memory while it cannot be written, in bytes; more is lost. */
const MOST_WAITING = 1_000_000

/**
 * Writes to an open file. A log that cannot be written, as on a full disk, stops no booking: without a listener its error
 * would end the process, and at the end pino would try again and again.
 */
export function outputOf(file: number): ReturnType<typeof pino.destination> {
  const output = pino.destination({ dest: file, sync: true, maxLength: MOST_WAITING })
  output.on('error', () => undefined)
  return output
}

/** The log's fields for an error. */
export interface ErrorFields {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  readonly constraint?: string
  readonly cause?: ErrorFields
}

/** In characters. */
const LONGEST_MESSAGE = 300

/** Databases, parsers and the file system quote the value that they refuse, which may be a diner's and contain quotes too. */
const withoutQuoted = (text: string) =>
  text.replace(/"(?:.*"|.*)|(?<!\w)'(?:.*'|.*)/gs, '"…"').slice(0, LONGEST_MESSAGE)

/**
 * An error's message, the frames of its stack, and its causes: without quoted text, and without the properties where database
 * drivers keep queries and rows.
 */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error was thrown.', stack: '' }
  const { code, constraint } = error as Error & { readonly code?: unknown; readonly constraint?: unknown }
  return {
    type: error.name,
    message: withoutQuoted(error.message),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .join('\n'),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error.cause !== undefined && { cause: errorFields(error.cause) }),
  }
}
