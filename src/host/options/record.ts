import { logError as logToConsole, type LogError } from '../../console'
import type * as Explanations from '../../diagnostics/options'
import { oddText } from './read-option'
import { isOption, isValidOption, type OptionName, type Options } from './table'

/** The unchecked options of one source. */
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

/** Leaves out unknown options and invalid values, and reports both in the console. */
export function checkOptions(
  { from, options }: OptionLayer,
  logError: LogError = logToConsole,
): OptionsRecord {
  const valid: Record<string, unknown> = {}
  const sources: Record<string, string> = {}
  const invalid: [name: string, value: unknown][] = []
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    const isValid = isOption(name) && isValidOption(name, value)
    if (isValid) {
      valid[name] = value
      sources[name] = from
    }
    // A suspicious address is used, but reported.
    if (!isValid || (/baseUrl|testMode/.test(name) && oddText.test(value as string)))
      invalid.push([name, value])
  }
  if (invalid.length > 0) reportInvalid(Object.fromEntries(invalid), from, logError)
  return { options: valid, from: sources }
}

const reportInvalid = (invalid: Readonly<Record<string, unknown>>, from: string, logError: LogError) =>
  explain(({ reportInvalidOptions }) => reportInvalidOptions(invalid, from, logError))

/** Merges layers, of which later ones win. An invalid value is ignored, so an earlier layer's counts. */
export function checkLayers(layers: readonly OptionLayer[]): OptionsRecord {
  if (layers.every(({ options }) => (options.baseUrl ?? options.api) === undefined))
    reportInvalid({ baseUrl: undefined }, layers.at(-1)!.from, logToConsole)
  return layers
    .map((layer) => checkOptions(layer))
    .reduce((below, above) => ({
      options: { ...below.options, ...above.options },
      from: { ...below.from, ...above.from },
    }))
}

/** Explains a mistake in the page's options, by a file that only such a page fetches. Returns a promise for the doctor. */
export const explain = (task: (explanations: typeof Explanations) => void): unknown =>
  import('../../diagnostics/options').then(task, (error) =>
    logToConsole('T016 what explains invalid options did not load.', error),
  )
