import { configurationKeys } from '../../src/api/body-notes'
import type { CallName } from './client'
import type { Subject } from './report'
import {
  fieldsOf,
  isDate,
  isFields,
  isNone,
  isTime,
  listOf,
  readTime,
  repeatsIn,
  sessionSlots,
  shown,
  slotsOf,
  type Fields,
} from './values'

/** Rules of the bodies that no schema can express: lists without duplicates, dates, times, configuration, flags. */

type Check = (subject: Subject, part: unknown, path: string) => void
const ofFields =
  (check: (subject: Subject, part: Fields, path: string) => void): Check =>
  (subject, part, path) => {
    if (isFields(part)) check(subject, part, path)
  }

const inside = (path: string, name: string) => (path ? `${path}.${name}` : name)

/** Each part of a body by its call and its place, such as "availability.venues[0]", and its check. */
const rules: readonly (readonly [place: RegExp, check: Check])[] = [
  [/^(search|nearby|(nearby|availability)\.venues)$/, once('venues.once')],
  [/^menus$/, once('menus.once')],
  [/^(venue|(search|nearby(\.venues)?|availability\.venues)\[\d+\])$/, ofFields(checkClosure)],
  [/availability\[\d+\]$/, ofFields(checkSlot)],
  [/^sessions\.sessions\[\d+\]$/, ofFields(checkWindow)],
  [/^sessions$/, ofFields(checkSessions)],
  [/\.(bookingConfiguration|configuration\.configuration)$/, ofFields(checkConfiguration)],
  [/^availability$/, ofFields(checkOriginalFlag)],
]

export function checkRules(subject: Subject, call: CallName, value: unknown, path = ''): void {
  if (typeof value === 'string') checkText(subject, value, path)
  if (typeof value !== 'object' || value === null) return
  subject.checked('texts.letters', 'texts.plain')
  const place = path && !path.startsWith('[') ? `${call}.${path}` : `${call}${path}`
  for (const [pattern, check] of rules) if (pattern.test(place)) check(subject, value, path)
  for (const [key, part] of Object.entries(value))
    checkRules(subject, call, part, Array.isArray(value) ? `${path}[${key}]` : inside(path, key))
}

function once(id: 'menus.once' | 'venues.once'): Check {
  return ({ checked, found }, list) => {
    checked(id)
    const ids = listOf(list).flatMap((one) => fieldsOf(one).id ?? [])
    for (const repeated of repeatsIn(ids)) found(id, 'fault', `The id ${shown(repeated)} twice in the list.`)
  }
}

function checkClosure({ expect, found }: Subject, { closedFrom, closedTo }: Fields, path: string): void {
  for (const [name, value] of Object.entries({ closedFrom, closedTo }))
    expect('closure.dates', isNone(value) || isDate(value), `${inside(path, name)} is ${shown(value)}`)
  const isOrdered = !isDate(closedFrom) || !isDate(closedTo) || closedFrom <= closedTo
  const response = `${inside(path, 'closedFrom')} is ${String(closedFrom)}, closedTo is ${String(closedTo)}`
  expect('closure.order', isOrdered, response)
  if (isDate(closedFrom) && closedFrom === closedTo) found('closure.order', 'warning', response)
}

function checkSlot({ expect }: Subject, { time }: Fields, path: string): void {
  expect('slots.time', isTime(time), `${path}.time is ${shown(time)}`)
}

function checkSessions(subject: Subject, body: Fields): void {
  subject.checked('sessions.window', 'sessions.once', 'sessions.configuration')
  for (const time of repeatsIn(sessionSlots(body).map((slot) => slot.time)))
    subject.found('sessions.once', 'fault', `The time ${time} twice.`)
  const { configuration: outer } = body
  const inner = fieldsOf(outer).configuration
  if (isFields(inner)) return
  const isEmpty = isFields(outer) && (Object.keys(outer).length === 0 || 'configuration' in outer)
  const level = isNone(outer) || (isEmpty && isNone(inner)) ? subject.omission : 'fault'
  subject.found('sessions.configuration', level, `configuration is ${shown(outer)}`)
}

function checkWindow({ expect, found, omission }: Subject, session: Fields, path: string): void {
  // The widget reads them only to find times after midnight, and the contract leaves their format open.
  for (const name of ['startTime', 'endTime']) {
    const level = session[name] === undefined ? omission : 'warning'
    if (!isTime(session[name])) found('sessions.window', level, `${path}.${name} is ${shown(session[name])}`)
  }
  const [start, end] = [readTime(session.startTime), readTime(session.endTime)]
  if (start === undefined || end === undefined) return
  // A session may end after midnight.
  const isInside = (time: number) =>
    start <= end ? time >= start && time <= end : time >= start || time <= end
  const outside = slotsOf(session.availability).flatMap(({ time }) => (isInside(time) ? [] : [time]))
  const response = `${path} is from ${start} to ${end}, with slots at ${outside.join(', ')}`
  expect('sessions.window', outside.length === 0, response)
}

function checkConfiguration({ checked, expect }: Subject, map: Fields, path: string): void {
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
  const names = ['originalChoiceAvailable', 'anyAvailabilityInOriginalRestaurant']
  const flags = names.map((name) => body[name]).filter((flag) => !isNone(flag))
  const isValid = flags.every((flag) => typeof flag === 'boolean') && new Set(flags).size === 1
  // If nothing is available anywhere, the widget needs no flag.
  const isUnneeded = flags.length === 0 && body.noAvailability === true
  const response = names.map((name) => `${name} is ${shown(body[name])}`).join(', ')
  expect('availability.flag', isValid, response, isUnneeded ? 'warning' : 'fault')
}

/** Entities and tags, which diners would see as they are. */
const markup = /&(amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);|<\/?[a-z][^<>]*>/i

/** UTF-8 that was read as Latin-1 and encoded again: "CafÃ©", "Oâ€™Connell". */
const twiceEncoded = /[ÂÃ][\u0080-\u00bf]|â(€|\u0080)/

function checkText({ expect }: Subject, text: string, path: string): void {
  expect('texts.letters', !twiceEncoded.test(text), `${path} is ${shown(text)}`, 'warning')
  expect('texts.plain', !markup.test(text), `${path} is ${shown(text)}`, 'warning')
}
