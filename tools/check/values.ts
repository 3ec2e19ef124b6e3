/** Reads bodies of unknown shape: each function accepts any value. */

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const isId = (id: unknown): id is string | number =>
  (typeof id === 'string' && id !== '') || typeof id === 'number'

const LONGEST_SHOWN = 60

/** A text that stays in its line: others may contain escape sequences, hidden characters or the start of another line. */
export const printable = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}\p{DI}]/gu, (character) =>
    [...Array(character.length).keys()].map((index) => escaped(character.charCodeAt(index))).join(''),
  )

const escaped = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`

/** A value as the report shows it, shortened. */
export function shown(value: unknown): string {
  if (value === undefined) return 'missing'
  const text = JSON.stringify(value)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}

/** The type of a value in words: "a list", "a string". */
export function typeInWords(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** A time as the contract has it: 1930. */
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2400 && value % 100 < 60

/** A time in any notation, such as "19:30", as 1930. Undefined if it isn't a time. */
export function readTime(value: unknown): number | undefined {
  const text = typeof value === 'string' ? /^(\d{1,2}):?(\d\d)(:\d\d)?$/.exec(value) : null
  const time = text ? Number(text[1]) * 100 + Number(text[2]) : value
  return isTime(time) ? time : undefined
}

/** 930 as paths and payloads write it: "0930". */
export const hhmm = (time: number) => String(time).padStart(4, '0')
