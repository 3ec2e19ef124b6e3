/**
 * How answers are read (decisions, "Answers in parts"): once through, in place, each value by a function of its kind. What
 * makes no sense is left out of its list or has its field's default, and is kept as a finding for the host's developer.
 */

/** What was expected where something else came; explain-answer.ts has its words. */
export type Expected =
  | 'day'
  | 'filled'
  | 'flag'
  | 'id'
  | 'json'
  | 'list'
  | 'number'
  | 'object'
  | 'oneFlag'
  | 'reference'
  | 'text'
  | 'time'

export interface Finding {
  /** The way to it from the body: keys, and places in lists. */
  readonly path: (string | number)[]
  readonly expected: Expected
  readonly got: unknown
}

/** The reading of one body, and what it has found. */
export interface Reading {
  readonly findings: Finding[]
  /** How many slots were read without a finding. */
  soundSlots: number
}

/** Answers undefined where the value makes no sense. */
export type Read<Value> = (sent: unknown, reading: Reading) => Value | undefined

export const newReading = (): Reading => ({ findings: [], soundSlots: 0 })

/** Keeps what makes no sense as a finding. `field`: of what is read, where it is not that itself. */
export function nonsense(reading: Reading, expected: Expected, got: unknown, ...field: string[]): undefined {
  reading.findings.push({ path: field, expected, got })
}

export const isNone = (sent: unknown): sent is null | undefined => sent === undefined || sent === null
export const isObject = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === 'object' && sent !== null

export const value =
  <Value>(expected: Expected, is: (sent: unknown) => sent is Value): Read<Value> =>
  (sent, reading) =>
    is(sent) ? sent : nonsense(reading, expected, sent)

const isText = (sent: unknown): sent is string => typeof sent === 'string'
const isFilled = (sent: unknown): sent is string => isText(sent) && /\S/.test(sent)
const isFlag = (sent: unknown): sent is boolean => typeof sent === 'boolean'
const isId = (sent: unknown): sent is string | number => isFilled(sent) || Number.isFinite(sent)

export const text = value('text', isText)
export const filled = value('filled', isFilled)
export const flag = value('flag', isFlag)
/** Keeps the server's type, because it is sent back in paths and payloads. */
export const id = value('id', isId)

/** Has its default where nothing was sent, and where what was sent makes no sense. */
export const optional =
  <Value, Default>(read: Read<Value>, byDefault: () => Default): Read<Value | Default> =>
  (sent, reading) =>
    isNone(sent) ? byDefault() : (read(sent, reading) ?? byDefault())

export const optionalText = optional(text, () => '')
export const optionalFlag = (byDefault: boolean) => optional(flag, () => byDefault)

/** Reads what lies in another value, one level down. Its findings learn their way only now: most values have none. */
function within<Value>(key: string | number, sent: unknown, read: Read<Value>, reading: Reading) {
  const { findings } = reading
  const before = findings.length
  const found = read(sent, reading)
  for (let index = before; index < findings.length; index++) findings[index]!.path.unshift(key)
  return found
}

/** Leaves out the items that make no sense. */
export const list =
  <Item>(read: Read<Item>): Read<Item[]> =>
  (sent, reading) => {
    if (!Array.isArray(sent)) return nonsense(reading, 'list', sent)
    const items: Item[] = []
    for (let index = 0; index < sent.length; index++) {
      const item = within(index, sent[index], read, reading)
      if (item !== undefined) items.push(item)
    }
    return items
  }

type Fields<Whole> = { readonly [Name in keyof Whole]: Read<Whole[Name]> }

/** What a record of these fields is, once it is read. */
export type Whole<Of extends Readonly<Record<string, Read<unknown>>>> = {
  -readonly [Name in keyof Of]: Exclude<ReturnType<Of[Name]>, undefined>
}

/** Makes sense if all its fields do; those that are not known stay for plugins. */
export const record = <Whole extends object>(fields: Fields<Whole>): Read<Whole> => {
  const reads = Object.entries<Read<unknown>>(fields as never)
  return (sent, reading) => {
    const whole = objectIn(sent)
    if (!whole) return nonsense(reading, 'object', sent)
    for (const [name, read] of reads) {
      const given = whole[name]
      const found = within(name, given, read, reading)
      if (found === undefined) return undefined
      if (found !== given) whole[name] = found
    }
    return whole as Whole
  }
}

/** Leaves out what is no text. */
export const textMap: Read<Record<string, string>> = (sent, reading) => {
  const texts = objectIn(sent)
  if (!texts) return nonsense(reading, 'object', sent)
  for (const [name, one] of Object.entries(texts)) {
    const found = within(name, one, optionalText, reading)
    if (isNone(one)) texts[name] = found
    else if (!isText(one)) delete texts[name]
  }
  return texts as Record<string, string>
}

/** Keys that every object has: as fields they come in attacks alone. */
const inherited = ['__proto__', 'constructor', 'prototype']
const { hasOwn } = Object

/** The object that was sent. Some back ends write an empty one as `[]`; any other list is none. */
export function objectIn(sent: unknown): Record<string, unknown> | undefined {
  if (!isObject(sent)) return undefined
  if (Array.isArray(sent)) return sent.length > 0 ? undefined : {}
  if (!hasOwn(sent, '__proto__') && !hasOwn(sent, 'constructor') && !hasOwn(sent, 'prototype')) return sent
  return Object.fromEntries(Object.entries(sent).filter(([key]) => !inherited.includes(key)))
}
