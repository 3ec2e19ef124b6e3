import pino, { type DestinationStream, type Logger } from 'pino'
import type { Settings } from '../settings'
import { errorFields } from './error-fields'

export type { Logger }

/**
 * The log: a line of JSON for each event. Nothing that a diner wrote goes in: no path (its search texts are personal),
 * no body, no address.
 *
 * @param to standard output, where nothing is given
 */
export function createLog(level: Settings['logLevel'], to: DestinationStream = pino.destination(1)): Logger {
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
