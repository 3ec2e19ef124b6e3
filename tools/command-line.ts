import { parseArgs, type ParseArgsConfig } from 'node:util'
import { closest, distance } from 'fastest-levenshtein'

/** An invalid option, value or name: the command prints the message and exits with 2. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>
type Values<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>['values']

/**
 * Reads the arguments of a command by parseArgs. Not in its strict mode, whose errors don't suggest the option that was
 * probably meant.
 */
export function readCommandLine<const Known extends Options>(args: readonly string[], known: Known) {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: known,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) if (token.kind === 'option') checkOption(token, known)
  return { values: values as Values<Known>, positionals }
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function checkOption({ name, rawName, value, inlineValue }: OptionToken, known: Options): void {
  const option = Object.hasOwn(known, name) ? known[name] : undefined
  if (!option) {
    const meant = didYouMean(
      rawName,
      Object.keys(known).map((other) => `--${other}`),
    )
    throw new UsageError(`Unknown option "${rawName}".${meant || ' --help lists the options.'}`)
  }
  if (option.type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} takes no value.`)
  const isMissing = value === undefined || (!inlineValue && value.startsWith('--'))
  if (option.type === 'string' && isMissing) throw new UsageError(`${rawName} needs a value.`)
}

/** The end of a message: ' Did you mean "--write"?', or nothing if no known name is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = closest(name, known)
  return distance(name, nearest) <= Math.max(2, name.length / 3) ? ` Did you mean "${nearest}"?` : ''
}
