import { pageGlobal } from '../dom-clobbering'
import { logError } from '../console'
import { lineOf, shorten, similarTo } from './mistake'

/** Reports an unregistered name of a brand, or invalid JSON. */
export function reportUnknownBrand(brand: string): void {
  if (/^\s*\{/.test(brand)) return reportInvalidJson(brand)
  const { brands = {} } = (pageGlobal('Tavola') ?? {}) as { brands?: object }
  const what = `Tavola.brands has no "${shorten(brand)}"`
  logError(lineOf({ code: 'T020', where: 'brand', what, meant: similarTo(brand, Object.keys(brands)) }))
}

/** How many characters are shown on either side of the mistake. */
const around = 24

function reportInvalidJson(text: string): void {
  const { at, expected } = findJsonMistake(text) ?? { at: text.length, expected: 'JSON' }
  const before = text.slice(0, at)
  const onOneLine = (part: string) => part.replace(/\s+/g, ' ').trim()
  const left = onOneLine(before.slice(-around))
  const right = onOneLine(text.slice(at, at + around))
  const line = before.split('\n').length
  const column = at - before.lastIndexOf('\n')
  const place = right
    ? `at line ${line}, column ${column}: ${left} ⟶ ${right}`
    : `it ends too early, after: ${left}`
  logError(
    `${lineOf({ code: 'T019', where: 'brand', what: `invalid JSON ${place}`, expected })}${hint(text, at)} The browser says: ${browserMessage(text)}`,
  )
}

/** A hint about mistakes from JavaScript or HTML. It begins with a space, or is empty. */
function hint(text: string, at: number): string {
  const rest = text.slice(at)
  if (rest.startsWith("'")) return ' JSON has double quotes only.'
  if (/^(\/\/|\/\*)/.test(rest)) return ' JSON has no comments.'
  if (/^[}\]]/.test(rest) && /,\s*$/.test(text.slice(0, at))) return ' Remove the comma before it.'
  if (rest.startsWith('"')) return ' A text ends in the line it starts in; inside it, write \\" for a quote.'
  return rest === '' ? ' Does a quote inside the JSON end the attribute?' : ''
}

function browserMessage(text: string): string {
  try {
    JSON.parse(text)
    return 'nothing'
  } catch (error) {
    return (error as Error).message
  }
}

/** The first mistake in JSON. Browsers word it differently, and Safari does not give the position. */
interface JsonMistake {
  /** The index of the mistake. */
  readonly at: number
  /** The words after "Expected". */
  readonly expected: string
}

const primitive = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y
const quoted = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const space = /[ \t\n\r]*/y

/** The first mistake; undefined if the text is JSON. */
export function findJsonMistake(text: string): JsonMistake | undefined {
  let at = 0
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.test(text)
    if (found) at = pattern.lastIndex
    return found
  }
  const next = () => (skip(space), text[at])
  const skipSign = (sign: string) => next() === sign && ++at > 0
  const fail = (expected: string): never => {
    throw { at, expected } satisfies JsonMistake
  }

  function list(end: string, item: () => void): void {
    if (skipSign(end)) return
    do item()
    while (skipSign(','))
    if (!skipSign(end)) fail(`"," or "${end}"`)
  }
  function entry(): void {
    next()
    if (!skip(quoted)) fail('a name in double quotes')
    if (!skipSign(':')) fail('":"')
    value()
  }
  function value(): void {
    if (skipSign('{')) list('}', entry)
    else if (skipSign('[')) list(']', value)
    else if (!skip(quoted) && !skip(primitive)) fail('a value')
  }

  try {
    value()
    if (next() !== undefined) fail('the end of the text')
    return undefined
  } catch (mistake) {
    return mistake as JsonMistake
  }
}
