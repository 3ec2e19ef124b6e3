import { readText } from '../../src/api/body-text'
import { parseJson, replaceLong } from '../../src/api/long-json'
import { bodyLimit } from '../../src/constants'

/** Reads the body of a response that may be hostile: too large, too deep, or with more values than the checks need. */

export interface ReadBody {
  readonly text: string
  /** The parsed body. Undefined if it isn't JSON, or can't be read. */
  readonly body: unknown
  readonly failure: string
  /** The integers above 2^53. They are texts in `body`. */
  readonly longNumbers: readonly string[]
  readonly isCut: boolean
}

/** The calls of the contract nest six levels. */
const DEEPEST = 64
/** About three hundred restaurants. An object counts as ten values, because each field that it lacks is a finding. */
const MOST_VALUES = 20_000
const OBJECT = 10

export const noBody = { text: '', body: undefined, longNumbers: [], isCut: false }

/** The widget's limit counts the bytes as they arrive, decompressed. */
export async function readBody(response: Response, signal: AbortSignal): Promise<ReadBody> {
  const text = await readText(response, signal)
  const most = `${bodyLimit / 1_000_000} MB`
  const isTooLarge = `A body of more than ${most}, decompressed. Expected at most ${most}: the widget reads no more.`
  if (text === undefined) return { ...noBody, failure: isTooLarge }
  const budget = { left: MOST_VALUES }
  const body = copyOf(parse(text), budget)
  const isTooDeep = `JSON of more than ${DEEPEST} levels. Expected at most six: lists and objects as in openapi.yaml.`
  if (body === tooDeep) return { ...noBody, failure: isTooDeep }
  const longNumbers: string[] = []
  if (body !== undefined) replaceLong(text, (digits) => (longNumbers.push(digits), digits))
  return { text, body, failure: '', longNumbers, isCut: budget.left < 0 }
}

function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

const tooDeep = Symbol('too deep')
/** Fields with these names would keep an object from being written as text. */
const conversions = ['toString', 'valueOf', 'toJSON']

/**
 * Copies parsed JSON. Once the budget is used up, lists get no more items. The object that is being copied stays whole, unless it
 * is as large again.
 */
function copyOf(value: unknown, budget: { left: number }, level = 0): unknown {
  const isSingle = typeof value !== 'object' || value === null
  budget.left -= isSingle ? 1 : OBJECT
  if (isSingle) return value
  if (level >= DEEPEST) return tooDeep
  const isList = Array.isArray(value)
  const copied: [string | number, unknown][] = []
  // The names of a list's items, written out, would take more memory than the list.
  const parts: Iterable<[string | number, unknown]> = isList ? value.entries() : Object.entries(value)
  for (const [name, part] of parts) {
    if (budget.left < (isList ? 0 : -MOST_VALUES)) break
    if (conversions.includes(String(name))) continue
    const copy = copyOf(part, budget, level + 1)
    if (copy === tooDeep) return tooDeep
    copied.push([name, copy])
  }
  return isList ? copied.map(([, copy]) => copy) : Object.fromEntries(copied)
}
