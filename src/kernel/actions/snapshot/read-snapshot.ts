import type { Venue } from '../../../api/bodies'
import type { Selection } from '../../../contract/facts'
import { blankCustomer } from '../../core/facts'
import type { Snapshot } from '../../../contract/snapshot'

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isFlag: Check = (value) => typeof value === 'boolean'
const isCount: Check = (value) => Number.isInteger(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const like =
  (form: RegExp): Check =>
  (value) =>
    typeof value === 'string' && form.test(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check)
const withFields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]))

const isDate = like(/^\d{4}-\d\d-\d\d$/)
const isTime = like(/^\d\d:\d\d$/)
const texts = recordOf(isText)

const venue: Readonly<Record<keyof Venue, Check>> = {
  id: (id) => (isText(id) && id !== '') || Number.isFinite(id),
  isLongId: (value) => value === undefined || value === true,
  name: isText,
  address: listOf(isText),
  postCode: isText,
  telephone: isText,
  distance: orNull((value) => Number.isFinite(value)),
  distanceInMilesString: isText,
  isClosed: isFlag,
  closedMessage: isText,
  closedFrom: orNull(isDate),
  closedTo: orNull(isDate),
  availability: listOf(withFields({ time: isTime, available: isFlag, useEnquiryFallback: isFlag })),
  showJourneyOptions: isFlag,
  bookingConfiguration: texts,
}
const isVenue = withFields(venue)

const selection: Readonly<Record<keyof Selection, Check>> = {
  journey: orNull(isText),
  journeyLocked: isFlag,
  venue: orNull(isVenue),
  date: orNull(isDate),
  adults: isCount,
  children: isCount,
  groupSize: orNull(isCount),
  time: orNull(isTime),
  wishedTime: orNull(isTime),
  confirmed: isFlag,
  sessions: (value) => value === null,
  availability: orNull(
    withFields({
      noAvailability: isFlag,
      originalChoiceAvailable: isFlag,
      originalChoiceClosed: isFlag,
      venues: listOf(isVenue),
    }),
  ),
  configuration: texts,
  customer: (value) =>
    isRecord(value) &&
    Object.entries(blankCustomer).every(([name, blank]) => typeof value[name] === typeof blank),
  detailsConfirmed: isFlag,
  references: recordOf((value) => value === ''),
  results: isRecord,
}

/** Some of the fields of a selection. */
const isPartOfSelection: Check = (value) =>
  isRecord(value) &&
  Object.entries(value).every(([name, one]) => selection[name as keyof Selection]?.(one) === true)

const isSnapshot = withFields({
  selection: withFields(selection),
  before: listOf(withFields({ plugin: isText, step: isText, changes: isPartOfSelection })),
  states: recordOf(isRecord),
  unknown: orNull(
    withFields({ content: isText, answered: isFlag, values: texts, telephone: orNull(isText) }),
  ),
  opened: isFlag,
})

/** A stored value as a snapshot. Null if invalid, because other scripts of the page write to the same storage. */
export const readSnapshot = (stored: unknown): Snapshot | null =>
  isSnapshot(stored) ? (stored as Snapshot) : null
