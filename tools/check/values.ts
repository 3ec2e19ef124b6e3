import { isPlainDate } from '../../src/dates/plain-date'

/** Reads bodies of unknown shape: each function accepts any value. */

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const isNone = (value: unknown) => value === undefined || value === null
export const isDate = (value: unknown): value is string => typeof value === 'string' && isPlainDate(value)
export const isId = (id: unknown): id is string | number =>
  (typeof id === 'string' && id !== '') || typeof id === 'number'

const LONGEST_SHOWN = 60

/** A text that stays in its line: others may contain escape sequences, hidden characters or the start of another line. */
export const printable = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}\p{DI}]/gu, (character) =>
    [...Array(character.length).keys()].map((index) => escaped(character.charCodeAt(index))).join(''),
  )

const escaped = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`

export function shown(value: unknown): string {
  if (value === undefined) return 'missing'
  const text = JSON.stringify(value)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}

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
export const hhmm = (time: unknown) => String(time).padStart(4, '0')

export function repeatsIn<Value>(values: readonly Value[]): Value[] {
  const before = new Set<string>()
  // Adding one that is there already does not change the size.
  return values.filter((value) => before.size === before.add(String(value)).size)
}

export interface Slot {
  /** 1930, in whatever notation it was sent. */
  readonly time: number
  readonly available: boolean
  readonly enquiry: boolean
}

/** The readable slots of a list. A slot that is neither free nor full is left out. */
export const slotsOf = (list: unknown): Slot[] =>
  listOf(list).flatMap((slot) => {
    const { time: sent, available, useEnquiryFallback } = fieldsOf(slot)
    const time = readTime(sent)
    const isReadable = time !== undefined && typeof available === 'boolean'
    return isReadable ? [{ time, available, enquiry: useEnquiryFallback === true }] : []
  })

/** A day has 1,440 minutes. More times repeat some of them. */
const MOST_SLOTS = 1441

export const sessionSlots = (body: unknown): Slot[] =>
  listOf(fieldsOf(body).sessions)
    .flatMap((session) => slotsOf(fieldsOf(session).availability))
    .slice(0, MOST_SLOTS)

/** Whether the original restaurant is free, by either of the two flags. */
export const originalFlag = (body: unknown): unknown =>
  fieldsOf(body).originalChoiceAvailable ?? fieldsOf(body).anyAvailabilityInOriginalRestaurant
