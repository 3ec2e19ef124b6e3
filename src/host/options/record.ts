import { logError as logToConsole, type LogError } from '../../console'
import { explain } from './explain'
import { isOption, optionNames, optionTable, takes, type OptionName, type Options } from './table'

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
    if (isOption(name) && takes(name, value)) {
      valid[name] = value
      sources[name] = from
    } else wrong.push([name, value])
  }
  if (wrong.length > 0) reportWrong(Object.fromEntries(wrong), from, logError)
  return { options: valid, from: sources }
}

const reportWrong = (wrong: Readonly<Record<string, unknown>>, from: string, logError: LogError): void =>
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
 * The record after an update. Invalid changes are reported and left out; `undefined` removes an option. A removed journey
 * stays as null, so that the widget notices that the diner chooses again.
 */
export function withChanges(before: OptionsRecord, changes: Options): OptionsRecord {
  const given = 'journey' in changes ? { ...changes, journey: changes.journey ?? null } : changes
  const allowed = Object.entries(given).filter(([name, value]) => {
    const isSame = Object.is(before.options[name as OptionName], value)
    const isFixed = isOption(name) && optionTable[name].update === 'never'
    if (isFixed && !isSame)
      logToConsole(`T014 update: "${name}" can't change. Destroy the widget and create another one.`)
    return !isFixed && !isSame
  })
  const checked = checkOptions({ from: 'update', options: Object.fromEntries(allowed) })
  const options = { ...before.options, ...checked.options } as Record<string, unknown>
  for (const [name, value] of allowed) if (value === undefined) delete options[name]
  return { options, from: { ...before.from, ...checked.from } }
}

/** The options that differ. */
export const differencesOf = (before: Options, after: Options): OptionName[] =>
  optionNames.filter((name) => !Object.is(before[name], after[name]))

export const pick = (options: Options, isWanted: (name: OptionName) => unknown): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => isWanted(name as OptionName)))
