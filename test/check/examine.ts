import { checkBackEnd } from '../../tools/check/check-back-end'
import { readOptions, type CheckOptions } from '../../tools/check/options'
import type { Outcome, Report } from '../../tools/check/report'
import { now, validServer, type Mutation, type Faults } from './valid-server'

/** The options of a command line. */
export function optionsOf(...args: readonly string[]): CheckOptions {
  const options = readOptions(args)
  if (options === 'help') throw new Error('These arguments ask for help.')
  return options
}

export const options = optionsOf('https://api.example')
export const writing: Partial<CheckOptions> = { write: true, idempotencyHeader: 'Idempotency-Key' }

/** Checks a server in memory, without waiting. */
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

/** The faults of the valid server after a mutation. */
export async function faultsOf(
  mutate: Mutation,
  faults: Faults = {},
  over: Partial<CheckOptions> = {},
): Promise<string[]> {
  return idsWith(await examine(validServer(mutate, faults), over), 'fault')
}
