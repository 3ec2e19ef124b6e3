import { configurationKeys, recordNotes, type RecordName } from '../../src/api/body-notes'
import type { Field } from '../../src/api/definition'
import { table } from '../write-pages'
import { jsonSchemas } from './openapi'
import { recordNameOf } from './strict'
import { inlined, isRequired } from './wire-types'

/** The tables of docs/back-end/wire.md, by the names of their markers. */

const record = (name: RecordName) => () => table(['field', 'required', 'what it is'], rowsOf(name))

function rowsOf(name: RecordName, path = ''): string[][] {
  const { fields, notes, unread } = recordNotes[name]
  const read = Object.entries(fields).flatMap(([key, field]) => {
    const row = [`\`${path}${key}\``, isRequired(field) ? 'yes' : 'no', inCell(notes[key]!.note)]
    return isInlined(field) ? [row, ...rowsOf(recordNameOf(field), `${path}${key}.`)] : [row]
  })
  const others = Object.entries(unread).map(([key, { note }]) => [`\`${path}${key}\``, 'no', inCell(note)])
  return [...read, ...others]
}

const isInlined = (field: Field) => field.kind === 'record' && inlined.includes(recordNameOf(field))

function configuration(): string {
  const keys = Object.entries(configurationKeys).filter(([, { isPlugins }]) => !isPlugins)
  return table(
    ['key', 'kind', 'what it is'],
    keys.map(([key, { kind, note }]) => [`\`${key}\``, kind, inCell(note)]),
  )
}

const payload = (name: string) => () => {
  const { properties = {}, required = [] } = jsonSchemas()[name]!
  const rows = required.map((key) => [`\`${key}\``, inCell(properties[key]!.description ?? '')])
  return table(['field', 'what it is'], rows)
}

const inCell = (note: string) => note.replaceAll('|', '\\|')

export const wireSections: Readonly<Record<string, () => string>> = {
  venue: record('Venue'),
  configuration,
  nearby: record('Nearby'),
  sessions: record('Sessions'),
  session: record('Session'),
  slot: record('Slot'),
  availability: record('Availability'),
  menu: record('Menu'),
  'client-token': record('ClientToken'),
  'booking-payload': payload('BookingPayload'),
  'booking-answer': record('BookingAnswer'),
  'enquiry-payload': payload('EnquiryPayload'),
  'enquiry-answer': record('EnquiryAnswer'),
}
