import { configurationKeys } from '../../../src/api/body-notes'
import { isPlainDate } from '../../../src/dates/plain-date'
import type { CallName } from '../client'
import type { Subject } from '../report'
import { fieldsOf, isFields, isTime, listOf, readTime, shown, type Fields } from '../values'

/** Rules of the bodies that no schema can express: lists without duplicates, dates, times, configuration, flags. */

export interface Slot {
  /** 1930, in whatever notation it was sent. */
  readonly time: number
  readonly available: boolean
  readonly enquiry: boolean
}

/** The readable slots of a list. A slot that is neither free nor full is left out. */
export const slotsOf = (list: unknown): Slot[] =>
  listOf(list).flatMap((slot) => {
    const { time, available, useEnquiryFallback } = fieldsOf(slot)
    const read = readTime(time)
    return read === undefined || typeof available !== 'boolean'
      ? []
      : [{ time: read, available, enquiry: useEnquiryFallback === true }]
  })

export const sessionSlots = (body: unknown): Slot[] =>
  listOf(fieldsOf(body).sessions)
    .flatMap((session) => slotsOf(fieldsOf(session).availability))
    .slice(0, MOST_SLOTS)

/** A day has 1,440 minutes. More times repeat some of them. */
const MOST_SLOTS = 1441

/** Whether the original restaurant is free, by either of the two flags. */
export const originalFlag = (body: unknown): unknown =>
  fieldsOf(body).originalChoiceAvailable ?? fieldsOf(body).anyAvailabilityInOriginalRestaurant

export const isDate = (value: unknown): value is string => typeof value === 'string' && isPlainDate(value)

const isNone = (value: unknown) => value === undefined || value === null

/** Checks the rules of a call's body. */
export function checkRules(subject: Subject, call: CallName, body: unknown): void {
  const { venues, sessions, configuration } = fieldsOf(body)
  if (call === 'venue') checkVenue(subject, body, '')
  if (call === 'search') checkVenueList(subject, body, '')
  if (call === 'nearby') checkVenueList(subject, Array.isArray(body) ? body : venues, venues ? 'venues' : '')
  if (call === 'availability') {
    checkVenueList(subject, venues, 'venues')
    checkOriginalFlag(subject, fieldsOf(body))
  }
  if (call === 'sessions') {
    checkSessions(subject, sessions)
    checkSessionConfiguration(subject, configuration)
  }
  if (call === 'menus') checkIds(subject, 'menus.once', body)
}

function checkIds({ checked, found }: Subject, id: 'menus.once' | 'venues.once', list: unknown): void {
  checked(id)
  const ids = listOf(list).flatMap((one) => fieldsOf(one).id ?? [])
  for (const repeated of repeatsIn(ids)) found(id, 'fault', `The id ${shown(repeated)} twice in the list.`)
}

/** The values that are in the list before. */
export function repeatsIn<Value>(values: readonly Value[]): Value[] {
  const before = new Set<string>()
  // Adding one that is there already does not change the size.
  return values.filter((value) => before.size === before.add(String(value)).size)
}

/** @param path where the list is: "venues", or empty if the body is the list */
function checkVenueList(subject: Subject, list: unknown, path: string): void {
  for (const [index, venue] of listOf(list).entries()) checkVenue(subject, venue, `${path}[${index}]`)
  checkIds(subject, 'venues.once', list)
}

function checkVenue(subject: Subject, venue: unknown, path: string): void {
  if (!isFields(venue)) return
  const prefix = path && `${path}.`
  checkClosure(subject, venue, prefix)
  checkSlotTimes(subject, venue.availability, `${prefix}availability`)
  checkConfiguration(subject, venue.bookingConfiguration, `${prefix}bookingConfiguration`)
}

function checkClosure({ expect, found }: Subject, { closedFrom, closedTo }: Fields, prefix: string): void {
  for (const [name, value] of Object.entries({ closedFrom, closedTo }))
    expect('closure.dates', isNone(value) || isDate(value), `${prefix}${name} is ${shown(value)}`)
  const isOrdered = !isDate(closedFrom) || !isDate(closedTo) || closedFrom <= closedTo
  const response = `${prefix}closedFrom is ${String(closedFrom)}, closedTo is ${String(closedTo)}`
  expect('closure.order', isOrdered, response)
  if (isDate(closedFrom) && closedFrom === closedTo) found('closure.order', 'warning', response)
}

/** @param path where the list is: "venues[0].availability" */
function checkSlotTimes({ checked, expect }: Subject, list: unknown, path: string): void {
  checked('slots.time')
  for (const [index, slot] of listOf(list).entries())
    if (isFields(slot))
      expect('slots.time', isTime(slot.time), `${path}[${index}].time is ${shown(slot.time)}`)
}

function checkSessions(subject: Subject, sessions: unknown): void {
  subject.checked('sessions.window', 'sessions.once')
  for (const [index, session] of listOf(sessions).entries()) {
    checkSlotTimes(subject, fieldsOf(session).availability, `sessions[${index}].availability`)
    if (isFields(session)) checkWindow(subject, session, `sessions[${index}]`)
  }
  for (const time of repeatsIn(sessionSlots({ sessions }).map((slot) => slot.time)))
    subject.found('sessions.once', 'fault', `The time ${time} twice.`)
}

function checkWindow(
  { checked, expect, found, omission }: Subject,
  { startTime, endTime, availability }: Fields,
  path: string,
): void {
  // The widget reads them only to find times after midnight, and the contract leaves their format open.
  for (const [name, value] of Object.entries({ startTime, endTime }))
    if (isTime(value)) checked('sessions.window')
    else
      found(
        'sessions.window',
        value === undefined ? omission : 'warning',
        `${path}.${name} is ${shown(value)}`,
      )
  const [start, end] = [readTime(startTime), readTime(endTime)]
  if (start === undefined || end === undefined) return
  // A session may end after midnight.
  const isInside = (time: number) =>
    start <= end ? time >= start && time <= end : time >= start || time <= end
  const outside = slotsOf(availability).flatMap(({ time }) => (isInside(time) ? [] : [time]))
  const response = `${path} is from ${start} to ${end}, with slots at ${outside.join(', ')}`
  expect('sessions.window', outside.length === 0, response)
}

function checkSessionConfiguration(subject: Subject, outer: unknown): void {
  subject.checked('sessions.configuration')
  const inner = fieldsOf(outer).configuration
  if (isFields(inner)) return checkConfiguration(subject, inner, 'configuration.configuration')
  const isEmpty = isFields(outer) && (Object.keys(outer).length === 0 || 'configuration' in outer)
  const level = isNone(outer) || (isEmpty && isNone(inner)) ? subject.omission : 'fault'
  subject.found('sessions.configuration', level, `configuration is ${shown(outer)}`)
}

function checkConfiguration({ checked, expect }: Subject, map: unknown, path: string): void {
  if (!isFields(map)) return
  checked('configuration.text', 'configuration.values')
  for (const [name, value] of Object.entries(map)) {
    const response = `${path}.${name} is ${shown(value)}`
    expect('configuration.text', typeof value === 'string', response, value === null ? 'warning' : 'fault')
    if (typeof value === 'string') expect('configuration.values', isReadable(name, value), response)
  }
}

function isReadable(name: string, value: string): boolean {
  const kind = configurationKeys[name]?.kind
  if (value === '' || kind === undefined || kind === 'text') return true
  return kind === 'switch' ? value === 'true' || value === 'false' : /^\d{1,4}$/.test(value)
}

function checkOriginalFlag({ expect }: Subject, body: Fields): void {
  const { originalChoiceAvailable, anyAvailabilityInOriginalRestaurant, noAvailability } = body
  const response = `originalChoiceAvailable is ${shown(originalChoiceAvailable)}, anyAvailabilityInOriginalRestaurant is ${shown(anyAvailabilityInOriginalRestaurant)}`
  const flags = [originalChoiceAvailable, anyAvailabilityInOriginalRestaurant].filter((flag) => !isNone(flag))
  const isValid = flags.every((flag) => typeof flag === 'boolean') && new Set(flags).size === 1
  // If nothing is available anywhere, the widget needs no flag.
  const isUnneeded = flags.length === 0 && noAvailability === true
  expect('availability.flag', isValid, response, isUnneeded ? 'warning' : 'fault')
}

/** Entities and tags, which diners would see as they are. */
const markup = /&(amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);|<\/?[a-z][^<>]*>/i

/** UTF-8 that was read as Latin-1 and encoded again: "CafÃ©", "Oâ€™Connell". */
const twiceEncoded = /[ÂÃ][\u0080-\u00bf]|â(€|\u0080)/

/** Looks for markup and broken letters in all texts of a body. */
export function checkTexts(subject: Subject, value: unknown, path = ''): void {
  subject.checked('texts.letters', 'texts.plain')
  if (typeof value === 'string') {
    const response = `${path} is ${shown(value)}`
    subject.expect('texts.letters', !twiceEncoded.test(value), response, 'warning')
    subject.expect('texts.plain', !markup.test(value), response, 'warning')
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key
    checkTexts(subject, one, place)
  }
}
