/** Where a text stops being JSON. Browsers say it each in their own words, and Safari without the place. */
export interface JsonMistake {
  /** From 0. */
  readonly at: number
  /** In words, after "Expected". */
  readonly expected: string
}

const primitive = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y
const quoted = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const space = /[ \t\n\r]*/y

/** The first mistake; undefined where the text is JSON. */
export function findJsonMistake(text: string): JsonMistake | undefined {
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.test(text)
    if (found) at = pattern.lastIndex
    return found
  }
  const next = () => (take(space), text[at])
  const takes = (sign: string) => next() === sign && ++at > 0
  const refuse = (expected: string): never => {
    throw { at, expected } satisfies JsonMistake
  }

  function list(end: string, item: () => void): void {
    if (takes(end)) return
    do item()
    while (takes(','))
    if (!takes(end)) refuse(`"," or "${end}"`)
  }
  function entry(): void {
    next()
    if (!take(quoted)) refuse('a name in double quotes')
    if (!takes(':')) refuse('":"')
    value()
  }
  function value(): void {
    if (takes('{')) list('}', entry)
    else if (takes('[')) list(']', value)
    else if (!take(quoted) && !take(primitive)) refuse('a value')
  }

  try {
    value()
    if (next() !== undefined) refuse('the end of the text')
    return undefined
  } catch (mistake) {
    return mistake as JsonMistake
  }
}
