import { readCommandLine, UsageError } from '../command-line'

/** What `create-tavola-plugin` can create, and the options it takes. */

export const kinds = ['journey', 'feature', 'brand'] as const
export type Kind = (typeof kinds)[number]

interface AboutKind {
  readonly description: string
  /** The suggested name. */
  readonly sample: string
}

export const aboutKinds: Readonly<Record<Kind, AboutKind>> = {
  journey: {
    description: 'a journey of its own: a button in step 1, a question, and an enquiry',
    sample: 'afternoon-tea',
  },
  feature: {
    description: 'an addition to the existing journeys, such as a question',
    sample: 'celebration',
  },
  brand: {
    description: 'a look, texts and settings, without code',
    sample: 'osteria',
  },
}

export interface CreateOptions {
  readonly name?: string | undefined
  readonly kind?: Kind | undefined
  /** The folder for the files. By default it has the name, and is in the current folder. */
  readonly into?: string | undefined
  /** A file or folder to install Tavola from, instead of npm. */
  readonly tavola?: string | undefined
}

const known = {
  journey: { type: 'boolean' },
  feature: { type: 'boolean' },
  brand: { type: 'boolean' },
  into: { type: 'string' },
  tavola: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

export const help = `create-tavola-plugin <name> [options]

Creates a project with a plugin or a brand for Tavola: the code, its test, a page to try it on, and a build.
Where the nearest package.json above lists "tavola", it adds only the code and its test.

  <name>             lowercase, such as afternoon-tea
${kinds.map((kind) => `  --${kind.padEnd(17)}${aboutKinds[kind].description}${kind === 'journey' ? ' (the default)' : ''}`).join('\n')}
  --into <folder>    the folder for the files (./<name>), which must be new or empty
  --tavola <path>    install Tavola from this file or folder, such as tavola-0.1.0.tgz, instead of npm
  --help             print this text

Leave out the name, and it asks, in a terminal. Exits with 0, or with 2 if an option or the name is invalid.
`

/** Reads the arguments after the command. Throws {@link UsageError}. */
export function readOptions(args: readonly string[]): CreateOptions | 'help' {
  if (args.includes('--help') || args.includes('-h')) return 'help'
  const { values, positionals } = readCommandLine(args, known)
  const [name, second] = positionals
  if (second !== undefined) throw new UsageError(`Create one at a time: "${name}" or "${second}", not both.`)
  const [kind, other] = kinds.filter((one) => values[one])
  if (kind && other)
    throw new UsageError(`Choose one of --${kinds.join(', --')}, not both --${kind} and --${other}.`)
  return { name, kind, into: values.into, tavola: values.tavola }
}
