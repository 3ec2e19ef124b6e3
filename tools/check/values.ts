/** Reading bodies of which nothing is known: each function takes whatever came. */

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const LONGEST = 60

/** A value as a person reads it in the report, cut. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** The time of a slot as minutes and hours in one number, however it was written; undefined where it is no time. */
export function readTime(value: unknown): number | undefined {
  const text = typeof value === 'string' ? /^(\d{1,2}):?(\d\d)(:\d\d)?$/.exec(value) : null
  const time = text ? Number(text[1]) * 100 + Number(text[2]) : value
  return isTime(time) ? time : undefined
}

/** A time as the contract has it: 1930. */
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2400 && value % 100 < 60

/** 930 as paths and payloads need it: "0930". */
export const hhmm = (time: number) => String(time).padStart(4, '0')
