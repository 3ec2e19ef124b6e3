import { checkBackEnd } from '../../tools/check/check-back-end'
import { readOptions, type CheckOptions } from '../../tools/check/options'
import type { Outcome, Report } from '../../tools/check/report'
import type { Bend } from './mutations'
import { now, validServer } from './valid-server'

export function optionsOf(...args: readonly string[]): CheckOptions {
  const options = readOptions(args)
  if (options === 'help') throw new Error('These arguments ask for help.')
  return options
}

export const writing: Partial<CheckOptions> = {
  write: true,
  idempotencyHeader: 'Idempotency-Key',
  timeZone: 'Europe/Dublin',
}

/** Checks a server in memory, without waiting. @param waits gets the milliseconds that it would have waited */
export const examine = (
  fetch: typeof globalThis.fetch,
  over: Partial<CheckOptions> = {},
  clock?: () => number,
  waits: number[] = [],
): Promise<Report> =>
  checkBackEnd(
    { ...optionsOf('https://api.example'), ...over },
    { fetch, now, wait: (time) => Promise.resolve(void waits.push(time)), ...(clock && { clock }) },
  )

export const idsWith = ({ checks }: Report, ...outcomes: Outcome[]): string[] =>
  checks.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id)

/** Checks the valid server after it was bent. */
export function examineBent(bend: Bend, over: Partial<CheckOptions> = {}): Promise<Report> {
  const { mutate, faults, misread, clock } = typeof bend === 'function' ? { mutate: bend } : bend
  return examine(validServer(mutate, faults, undefined, misread), over, clock)
}
