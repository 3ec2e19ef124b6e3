import { distance } from 'fastest-levenshtein'
import { variableNames } from './variables'

/** A short name is too near to too many others. */
const SHORTEST = 8
const MOST_WRONG_LETTERS = 2

/** A sentence for each variable that is no setting, but nearly has the name of one. */
export function misspelled(environment: NodeJS.ProcessEnv): string[] {
  const names: readonly string[] = variableNames
  return Object.keys(environment).flatMap((given) => {
    if (names.includes(given)) return []
    const meant = names.find(
      (name) =>
        name.length >= SHORTEST && distance(name, given) <= MOST_WRONG_LETTERS && !(name in environment),
    )
    return meant === undefined ? [] : [`${given} is no setting: is ${meant} meant?`]
  })
}
