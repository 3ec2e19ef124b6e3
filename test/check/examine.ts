import { checkBackEnd } from '../../tools/check/check-back-end'
import { readFlags } from '../../tools/check/flags'
import type { CheckOptions } from '../../tools/check/options'
import type { Outcome, Report } from '../../tools/check/report'
import { now, rightServer, type Bend, type Faults } from './right-server'

/** The options of a command line. */
export function optionsOf(...args: readonly string[]): CheckOptions {
  const command = readFlags(args)
  if (command.kind === 'help') throw new Error('These arguments ask for help.')
  return command.options
}

export const options = optionsOf('https://api.example')
export const writing: Partial<CheckOptions> = { write: true, idempotencyHeader: 'Idempotency-Key' }

/** Checks a server in memory; nothing waits for a clock. */
export const examine = (
  fetch: typeof globalThis.fetch,
  over: Partial<CheckOptions> = {},
  clock?: () => number,
): Promise<Report> =>
  checkBackEnd(
    { ...options, ...over },
    { fetch, now, wait: () => Promise.resolve(), ...(clock && { clock }) },
  )

/** The ids of checks with an outcome. */
export const idsWith = ({ checks }: Report, ...outcomes: Outcome[]): string[] =>
  checks.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id)

/** What is wrong with the right server, bent. */
export async function faultsOf(
  bend: Bend,
  faults: Faults = {},
  over: Partial<CheckOptions> = {},
): Promise<string[]> {
  return idsWith(await examine(rightServer(bend, faults), over), 'fault')
}
