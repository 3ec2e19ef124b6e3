import { logError } from '../../console'
import { checkOptions, type OptionsRecord } from './record'
import { isOption, optionNames, optionTable, type OptionName, type Options } from './table'

/** What `handle.update` and a changed element do to a widget's options. Only pages that change options fetch this file. */

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
      logError(`T014 update: "${name}" can't change. Destroy the widget and create another one.`)
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
