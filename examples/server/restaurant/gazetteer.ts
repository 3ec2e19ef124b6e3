import { fold } from './fold'
import { type Town, towns } from './towns'

/**
 * The town that a diner's text means, if we know it. The text may be a post code ("SW1A 1AA", "T12"), or a town followed
 * by anything ("Galway, Ireland", "Dublin 2"). The first letters of a town are enough ("manch").
 */
export function findTown(text: string): Town | undefined {
  return byPostCode(text) ?? byName(fold(text))
}

const longestFirst = (a: string, b: string) => b.length - a.length

function byPostCode(text: string): Town | undefined {
  const code = text.replace(/\s/g, '').toUpperCase()
  const listed = [...townByCode.keys()].sort(longestFirst)
  // A British area must be followed by a digit: otherwise "M" or "BA" may be the start of a town's name.
  const area = listed.find(
    (each) => code.startsWith(each) && (/\d/.test(each) || /^\d/.test(code.slice(each.length))),
  )
  return area === undefined ? undefined : townByCode.get(area)
}

function byName(text: string): Town | undefined {
  const names = [...townByName.keys()].sort(longestFirst)
  const name =
    names.find((each) => `${text} `.startsWith(`${each} `)) ??
    names.find((each) => text.length >= FEWEST_LETTERS && each.startsWith(text))
  return name === undefined ? undefined : townByName.get(name)
}

/** With fewer letters, too many towns would match. */
const FEWEST_LETTERS = 3

const townByName = new Map(towns.map((town) => [fold(town.name), town]))
const townByCode = new Map(towns.flatMap((town) => town.postCodes.map((code) => [code, town] as const)))
