import type { Recorder } from '../report'
import { fieldsOf, isFields, isTime, listOf, readTime, shown } from '../values'

export interface Slot {
  /** 1930, however it was written. */
  readonly time: number
  readonly available: boolean
  readonly enquiry: boolean
}

/** The slots of a list that can be read: of one that is neither free nor full nothing follows. */
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

/** @param path where the list stands: "venues[0].availability" */
export function checkTimes(recorder: Recorder, asked: string, list: unknown, path: string): void {
  recorder.tried('slots.time')
  for (const [index, slot] of listOf(list).entries()) {
    if (!isFields(slot) || isTime(slot.time)) continue
    recorder.found('slots.time', 'fault', { asked, came: `${path}[${index}].time is ${shown(slot.time)}` })
  }
}

export function checkSessions(recorder: Recorder, asked: string, body: unknown): void {
  recorder.tried('sessions.window', 'sessions.once')
  const seen = new Set<number>()
  for (const [index, session] of listOf(fieldsOf(body).sessions).entries()) {
    const { availability } = fieldsOf(session)
    checkTimes(recorder, asked, availability, `sessions[${index}].availability`)
    checkWindow(recorder, asked, session, `sessions[${index}]`)
    for (const { time } of slotsOf(availability)) {
      if (seen.has(time)) recorder.found('sessions.once', 'fault', { asked, came: `The time ${time} twice.` })
      seen.add(time)
    }
  }
}

function checkWindow(recorder: Recorder, asked: string, session: unknown, path: string): void {
  if (!isFields(session)) return
  for (const name of ['startTime', 'endTime']) {
    const value = session[name]
    if (isTime(value)) continue
    // The widget reads neither, and the contract leaves their form open.
    recorder.found('sessions.window', 'warning', { asked, came: `${path}.${name} is ${shown(value)}` })
  }
  const [start, end] = [readTime(session.startTime), readTime(session.endTime)]
  if (start === undefined || end === undefined) return
  // A sitting may end after midnight.
  const isIn = (time: number) => (start <= end ? time >= start && time <= end : time >= start || time <= end)
  const outside = slotsOf(session.availability).filter(({ time }) => !isIn(time))
  if (outside.length === 0) return
  const came = `${path} is from ${start} to ${end}, with slots at ${outside.map(({ time }) => time).join(', ')}`
  recorder.found('sessions.window', 'fault', { asked, came })
}
