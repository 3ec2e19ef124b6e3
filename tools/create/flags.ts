import { readCommandLine, UsageError } from '../command-line'
import { kinds } from './kinds'
import type { Wish } from './wish'

const known = {
  journey: { type: 'boolean' },
  feature: { type: 'boolean' },
  brand: { type: 'boolean' },
  into: { type: 'string' },
  tavola: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the arguments after the command. Throws {@link UsageError}. */
export function readFlags(args: readonly string[]): Wish | 'help' {
  if (args.includes('--help') || args.includes('-h')) return 'help'
  const { values, positionals } = readCommandLine(args, known)
  const [name, second] = positionals
  if (second !== undefined) throw new UsageError(`Create one at a time: "${name}" or "${second}", not both.`)
  const [kind, other] = kinds.filter((one) => values[one])
  if (kind && other)
    throw new UsageError(`Choose one of --${kinds.join(', --')}, not both --${kind} and --${other}.`)
  const { into, tavola } = values
  return { name, kind, into, tavola }
}
