import { logError } from '../log-error'
import { checkOptions, type OptionsRecord } from './check-options'
import { optionDetails } from './option-details'
import { isOption, optionNames, type OptionName, type Options } from './option-table'

/**
 * The record after an update. Wrong changes are named and left out, `undefined` takes an option away. A journey that is
 * taken away stays as null, so that the widget hears that the choice is the diner's again.
 */
export function withChanges(before: OptionsRecord, changes: Options): OptionsRecord {
  const given = 'journey' in changes ? { ...changes, journey: changes.journey ?? null } : changes
  const allowed = Object.entries(given).filter(([name, value]) => {
    const isSame = Object.is(before.options[name as OptionName], value)
    const isFixed = isOption(name) && optionDetails[name].update === 'never'
    if (isFixed && !isSame)
      logError(`T014 update: "${name}" cannot change. Destroy the widget and make another one.`)
    return !isFixed && !isSame
  })
  const checked = checkOptions({ from: 'update', options: Object.fromEntries(allowed) })
  const options = { ...before.options, ...checked.options } as Record<string, unknown>
  for (const [name, value] of allowed) if (value === undefined) delete options[name]
  return { options, from: { ...before.from, ...checked.from } }
}

/** The options that are not the same in both. */
export const differenceOf = (before: Options, after: Options): OptionName[] =>
  optionNames.filter((name) => !Object.is(before[name], after[name]))

export const pick = (options: Options, isWanted: (name: OptionName) => unknown): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => isWanted(name as OptionName)))
