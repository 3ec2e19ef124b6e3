import { isPlainDate } from '../../../src/dates/plain-date'
import type { Recorder } from '../report'
import { fieldsOf, isFields, listOf, shown } from '../values'
import { checkConfiguration } from './configuration'
import { checkTimes } from './slots'

/** @param path where the list stands: "venues", or nothing where the body is the list */
export function checkVenues(recorder: Recorder, asked: string, list: unknown, path: string): void {
  recorder.tried('venues.once')
  const seen = new Set<unknown>()
  for (const [index, venue] of listOf(list).entries()) {
    const { id } = fieldsOf(venue)
    checkVenue(recorder, asked, venue, `${path}[${index}]`)
    const isAgain = id !== undefined && seen.has(String(id))
    if (isAgain)
      recorder.found('venues.once', 'fault', { asked, came: `The id ${shown(id)} twice in the list.` })
    seen.add(String(id))
  }
}

export function checkVenue(recorder: Recorder, asked: string, venue: unknown, path: string): void {
  if (!isFields(venue)) return
  const dot = path && `${path}.`
  checkClosure(recorder, asked, venue, dot)
  checkTimes(recorder, asked, venue.availability, `${dot}availability`)
  checkConfiguration(recorder, asked, venue.bookingConfiguration, `${dot}bookingConfiguration`)
}

function checkClosure(
  recorder: Recorder,
  asked: string,
  venue: Readonly<Record<string, unknown>>,
  dot: string,
) {
  recorder.tried('closure.dates', 'closure.order')
  for (const name of ['closedFrom', 'closedTo']) {
    const value = venue[name]
    if (value === undefined || value === null || isDay(value)) continue
    recorder.found('closure.dates', 'fault', { asked, came: `${dot}${name} is ${shown(value)}` })
  }
  const { closedFrom, closedTo } = venue
  if (!isDay(closedFrom) || !isDay(closedTo) || closedFrom < closedTo) return
  const came = `${dot}closedFrom is ${closedFrom}, closedTo is ${closedTo}`
  recorder.found('closure.order', closedFrom === closedTo ? 'warning' : 'fault', { asked, came })
}

export const isDay = (value: unknown): value is string => typeof value === 'string' && isPlainDate(value)
