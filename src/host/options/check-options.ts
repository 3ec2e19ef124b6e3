import { logError as logToConsole, type LogError } from '../log-error'
import type * as explanations from './explanations'
import { isOption, optionTable, type OptionName, type Options } from './option-table'

/** What one source says, unchecked. */
export interface OptionLayer {
  /** The source as the developer wrote it: "Tavola.init", "<script>", "address". */
  readonly from: string
  readonly options: { readonly [name: string]: unknown }
}

/** Checked options, and the source of each for messages. */
export interface OptionsRecord {
  readonly options: Options
  readonly from: { readonly [Name in OptionName]?: string }
}

/**
 * Leaves out unknown options and wrong values, and names them in the console with what was expected. The text for that
 * is a chunk of its own.
 */
export function checkOptions(
  { from, options }: OptionLayer,
  logError: LogError = logToConsole,
): OptionsRecord {
  const right: Record<string, unknown> = {}
  const sources: Record<string, string> = {}
  const wrong: string[] = []
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    if (isOption(name) && optionTable[name].isValid(value)) {
      right[name] = value
      sources[name] = from
    } else wrong.push(name)
  }
  if (wrong.length > 0) explainWrong(wrong, from, logError)
  return { options: right, from: sources }
}

/** Later layers win. A wrong value counts as not given, so the layer below it has its say. */
export function checkLayers(layers: readonly OptionLayer[]): OptionsRecord {
  if (layers.every(({ options }) => (options.baseUrl ?? options.api) === undefined))
    explainWrong(['baseUrl'], layers.at(-1)!.from, logToConsole)
  return layers
    .map((layer) => checkOptions(layer))
    .reduce((below, above) => ({
      options: { ...below.options, ...above.options },
      from: { ...below.from, ...above.from },
    }))
}

function explainWrong(names: readonly string[], from: string, logError: LogError): void {
  explain(({ logWrongOptions }) => logWrongOptions(names, from, logError))
}

/** Names what is wrong, by texts that are a file of their own: fetched only then. */
export const explain = (task: (texts: typeof explanations) => void): void =>
  void import(/* webpackChunkName: "wrong-options" */ './explanations').then(task, (error) =>
    logToConsole('T016 Options are wrong.', error),
  )
