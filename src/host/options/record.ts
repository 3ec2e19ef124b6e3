import { logError as logToConsole, type LogError } from '../../console'
import type * as optionProblems from '../../diagnostics/options'
import { oddText } from './read-option'
import { isOption, isValidOption, type OptionName, type Options } from './table'

/** What one source says, unchecked. */
export interface OptionLayer {
  /** The source as the developer wrote it: "Tavola.init", "<script>", "address". */
  readonly from: string
  readonly options: { readonly [name: string]: unknown }
}

/** A widget's valid options, and the source of each. */
export interface OptionsRecord {
  readonly options: Options
  readonly from: { readonly [Name in OptionName]?: string }
}

/** Leaves out unknown options and invalid values, and reports them in the console. */
export function checkOptions(
  { from, options }: OptionLayer,
  logError: LogError = logToConsole,
): OptionsRecord {
  const valid: Record<string, unknown> = {}
  const sources: Record<string, string> = {}
  const wrong: [name: string, value: unknown][] = []
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    const isValid = isOption(name) && isValidOption(name, value)
    if (isValid) {
      valid[name] = value
      sources[name] = from
    }
    // An odd address counts, but is reported.
    if (!isValid || (/baseUrl|testMode/.test(name) && oddText.test(value as string)))
      wrong.push([name, value])
  }
  if (wrong.length > 0) reportWrong(Object.fromEntries(wrong), from, logError)
  return { options: valid, from: sources }
}

const reportWrong = (wrong: Readonly<Record<string, unknown>>, from: string, logError: LogError) =>
  explain(({ reportWrongOptions }) => reportWrongOptions(wrong, from, logError))

/** Later layers win. An invalid value counts as not given, so the layer below it has its say. */
export function checkLayers(layers: readonly OptionLayer[]): OptionsRecord {
  if (layers.every(({ options }) => (options.baseUrl ?? options.api) === undefined))
    reportWrong({ baseUrl: undefined }, layers.at(-1)!.from, logToConsole)
  return layers
    .map((layer) => checkOptions(layer))
    .reduce((below, above) => ({
      options: { ...below.options, ...above.options },
      from: { ...below.from, ...above.from },
    }))
}

/**
 * Explains a mistake in the page's options. The explanations are a file that only such a page fetches. Returns a promise,
 * which only the doctor awaits.
 */
export const explain = (task: (problems: typeof optionProblems) => void): unknown =>
  import('../../diagnostics/options').then(task, (error) =>
    logToConsole('T016 what explains invalid options did not load.', error),
  )
