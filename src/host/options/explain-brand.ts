import { pageGlobal } from '../../dom-clobbering'
import { didYouMean } from '../did-you-mean'
import { logError } from '../log-error'
import { findJsonMistake } from './json-mistake'

/** Names a brand that is no config: a name that the page has not registered, or a text that was meant as JSON. */
export function logUnknownBrand(given: string): void {
  const { brands = {} } = (pageGlobal('Tavola') ?? {}) as { brands?: object }
  if (/^\s*\{/.test(given)) logNoJson(given)
  else
    logError(
      `T020 There is no brand "${given}" under Tavola.brands.${didYouMean(given, Object.keys(brands))}`,
    )
}

/** How much of the text is shown on either side of the mistake, in characters. */
const around = 24

function logNoJson(text: string): void {
  const { at, expected } = findJsonMistake(text) ?? { at: text.length, expected: 'JSON' }
  const before = text.slice(0, at)
  const line = before.split('\n').length
  const column = at - before.lastIndexOf('\n')
  const shown = (part: string) => part.replace(/\s+/g, ' ').trim()
  const left = shown(before.slice(-around))
  const right = shown(text.slice(at, at + around))
  const breaks = right
    ? `At line ${line}, column ${column} it says: ${left} ⟶ ${right}`
    : `The text ends too early, after: ${left}`
  logError(
    `T019 The text of "brand" is no JSON: expected ${expected}. ${breaks}${hint(text, at)} The browser says: ${messageOf(text)}`,
  )
}

/** What people write who think of JavaScript or of HTML. */
function hint(text: string, at: number): string {
  const rest = text.slice(at)
  if (rest.startsWith("'")) return '. JSON has double quotes only.'
  if (/^(\/\/|\/\*)/.test(rest)) return '. JSON has no comments.'
  if (/^[}\]]/.test(rest) && /,\s*$/.test(text.slice(0, at))) return '. There is a comma too many before it.'
  if (rest.startsWith('"'))
    return '. A text has its closing quote in the same line, and \\" for a quote within.'
  if (rest === '') return '. Does a quote in it end the attribute?'
  return '.'
}

function messageOf(text: string): string {
  try {
    JSON.parse(text)
    return 'nothing'
  } catch (error) {
    return (error as Error).message
  }
}
