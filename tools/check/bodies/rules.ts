import { configurationKeys } from '../../../src/api/body-notes'
import { isPlainDate } from '../../../src/dates/plain-date'
import type { CallName } from '../client'
import type { Recorder } from '../report'
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
  listOf(fieldsOf(body).sessions).flatMap((session) => slotsOf(fieldsOf(session).availability))

/** Whether the original restaurant is free, by either of the two flags. */
export const originalFlag = (body: unknown): unknown =>
  fieldsOf(body).originalChoiceAvailable ?? fieldsOf(body).anyAvailabilityInOriginalRestaurant

export const isDate = (value: unknown): value is string => typeof value === 'string' && isPlainDate(value)

type Rule = (recorder: Recorder, request: string, body: unknown) => void

/** Checks the rules of a call's body. */
export function checkRules(recorder: Recorder, call: CallName, request: string, body: unknown): void {
  rules[call]?.(recorder, request, body)
}

const rules: Partial<Record<CallName, Rule>> = {
  search: (recorder, request, body) => checkVenueList(recorder, request, body, ''),
  nearby(recorder, request, body) {
    if (Array.isArray(body)) checkVenueList(recorder, request, body, '')
    else checkVenueList(recorder, request, fieldsOf(body).venues, 'venues')
  },
  venue: (recorder, request, body) => checkVenue(recorder, request, body, ''),
  sessions(recorder, request, body) {
    checkSessions(recorder, request, body)
    checkSessionConfiguration(recorder, request, fieldsOf(body).configuration)
  },
  availability(recorder, request, body) {
    checkVenueList(recorder, request, fieldsOf(body).venues, 'venues')
    checkOriginalFlag(recorder, request, body)
  },
  menus(recorder, request, body) {
    recorder.checked('menus.once')
    const ids = listOf(body).map((menu) => String(fieldsOf(menu).id))
    const repeated = ids.find((id, index) => ids.indexOf(id) < index)
    if (repeated !== undefined)
      recorder.found('menus.once', 'fault', { request, response: `The id ${shown(repeated)} twice.` })
  },
}

/** @param path where the list is: "venues", or empty if the body is the list */
function checkVenueList(recorder: Recorder, request: string, list: unknown, path: string): void {
  recorder.checked('venues.once')
  const seen = new Set<unknown>()
  for (const [index, venue] of listOf(list).entries()) {
    const { id } = fieldsOf(venue)
    checkVenue(recorder, request, venue, `${path}[${index}]`)
    if (id !== undefined && seen.has(String(id)))
      recorder.found('venues.once', 'fault', { request, response: `The id ${shown(id)} twice in the list.` })
    seen.add(String(id))
  }
}

function checkVenue(recorder: Recorder, request: string, venue: unknown, path: string): void {
  if (!isFields(venue)) return
  const prefix = path && `${path}.`
  checkClosure(recorder, request, venue, prefix)
  checkSlotTimes(recorder, request, venue.availability, `${prefix}availability`)
  checkConfiguration(recorder, request, venue.bookingConfiguration, `${prefix}bookingConfiguration`)
}

function checkClosure(recorder: Recorder, request: string, venue: Fields, prefix: string): void {
  recorder.checked('closure.dates', 'closure.order')
  for (const name of ['closedFrom', 'closedTo']) {
    const value = venue[name]
    if (value === undefined || value === null || isDate(value)) continue
    recorder.found('closure.dates', 'fault', { request, response: `${prefix}${name} is ${shown(value)}` })
  }
  const { closedFrom, closedTo } = venue
  if (!isDate(closedFrom) || !isDate(closedTo) || closedFrom < closedTo) return
  const response = `${prefix}closedFrom is ${closedFrom}, closedTo is ${closedTo}`
  recorder.found('closure.order', closedFrom === closedTo ? 'warning' : 'fault', { request, response })
}

/** @param path where the list is: "venues[0].availability" */
function checkSlotTimes(recorder: Recorder, request: string, list: unknown, path: string): void {
  recorder.checked('slots.time')
  for (const [index, slot] of listOf(list).entries()) {
    if (!isFields(slot) || isTime(slot.time)) continue
    const response = `${path}[${index}].time is ${shown(slot.time)}`
    recorder.found('slots.time', 'fault', { request, response })
  }
}

function checkSessions(recorder: Recorder, request: string, body: unknown): void {
  recorder.checked('sessions.window', 'sessions.once')
  const seen = new Set<number>()
  for (const [index, session] of listOf(fieldsOf(body).sessions).entries()) {
    const { availability } = fieldsOf(session)
    checkSlotTimes(recorder, request, availability, `sessions[${index}].availability`)
    checkWindow(recorder, request, session, `sessions[${index}]`)
    for (const { time } of slotsOf(availability)) {
      if (seen.has(time))
        recorder.found('sessions.once', 'fault', { request, response: `The time ${time} twice.` })
      seen.add(time)
    }
  }
}

function checkWindow(recorder: Recorder, request: string, session: unknown, path: string): void {
  if (!isFields(session)) return
  for (const name of ['startTime', 'endTime']) {
    const value = session[name]
    if (isTime(value)) continue
    // The widget reads neither, and the contract leaves their format open.
    recorder.found('sessions.window', 'warning', { request, response: `${path}.${name} is ${shown(value)}` })
  }
  const [start, end] = [readTime(session.startTime), readTime(session.endTime)]
  if (start === undefined || end === undefined) return
  // A session may end after midnight.
  const isInside = (time: number) =>
    start <= end ? time >= start && time <= end : time >= start || time <= end
  const outside = slotsOf(session.availability).filter(({ time }) => !isInside(time))
  if (outside.length === 0) return
  const times = outside.map(({ time }) => time).join(', ')
  const response = `${path} is from ${start} to ${end}, with slots at ${times}`
  recorder.found('sessions.window', 'fault', { request, response })
}

function checkSessionConfiguration(recorder: Recorder, request: string, outer: unknown): void {
  recorder.checked('sessions.configuration')
  const inner = fieldsOf(outer).configuration
  if (isFields(inner)) return checkConfiguration(recorder, request, inner, 'configuration.configuration')
  const isNone = outer === undefined || outer === null || (isFields(outer) && Object.keys(outer).length === 0)
  const isEmpty =
    isNone || (isFields(outer) && 'configuration' in outer && (inner === null || inner === undefined))
  recorder.found('sessions.configuration', isEmpty ? 'warning' : 'fault', {
    request,
    response: `configuration is ${shown(outer)}`,
  })
}

function checkConfiguration(recorder: Recorder, request: string, map: unknown, path: string): void {
  if (!isFields(map)) return
  recorder.checked('configuration.text', 'configuration.values')
  for (const [name, value] of Object.entries(map)) {
    const response = `${path}.${name} is ${shown(value)}`
    if (value === null) recorder.found('configuration.text', 'warning', { request, response })
    else if (typeof value !== 'string') recorder.found('configuration.text', 'fault', { request, response })
    else if (!isReadable(name, value)) recorder.found('configuration.values', 'fault', { request, response })
  }
}

function isReadable(name: string, value: string): boolean {
  const kind = configurationKeys[name]?.kind
  if (value === '' || kind === undefined || kind === 'text') return true
  return kind === 'switch' ? value === 'true' || value === 'false' : /^\d{1,4}$/.test(value)
}

function checkOriginalFlag(recorder: Recorder, request: string, body: unknown): void {
  recorder.checked('availability.flag')
  const { originalChoiceAvailable, anyAvailabilityInOriginalRestaurant, noAvailability } = fieldsOf(body)
  const response = `originalChoiceAvailable is ${shown(originalChoiceAvailable)}, anyAvailabilityInOriginalRestaurant is ${shown(anyAvailabilityInOriginalRestaurant)}`
  const flags = [originalChoiceAvailable, anyAvailabilityInOriginalRestaurant].filter(
    (flag) => flag !== undefined && flag !== null,
  )
  const isWrong = flags.some((flag) => typeof flag !== 'boolean') || new Set(flags).size > 1
  // If nothing is available anywhere, the widget needs no flag.
  if (isWrong || (flags.length === 0 && noAvailability !== true))
    recorder.found('availability.flag', 'fault', { request, response })
  else if (flags.length === 0) recorder.found('availability.flag', 'warning', { request, response })
}

/** Entities and tags, which diners would see as they are. */
const markup = /&(amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);|<\/?[a-z][^>]*>/i

/** Looks for markup in all texts of a body. */
export function checkTexts(recorder: Recorder, request: string, value: unknown, path = ''): void {
  recorder.checked('texts.plain')
  if (typeof value === 'string' && markup.test(value))
    recorder.found('texts.plain', 'warning', { request, response: `${path} is ${shown(value)}` })
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) {
    const place = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key
    checkTexts(recorder, request, one, place)
  }
}
