import type { ChosenSlot, Facts } from './facts'

/** The version of the events. Removing or redefining a name or a field requires a new version. */
export const eventsVersion = 1

/** The format of each kind of value, as text. */
export const kinds = {
  count: /^-?\d+$/,
  day: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d$/,
  /** A name or a number: no email address and no sentence. */
  word: /^[^@\n]{0,64}$/,
  id: /^[^@\n]{0,64}$/,
  /** The key of a message, or a console code. Never a text, which may repeat what the diner has entered. */
  code: /^[^@\n]{0,64}$/,
  /** Always empty: a field that hosts of this version expect. */
  empty: /^$/,
} as const

/** The type of each kind. */
interface KindTypes {
  count: number
  day: PublicDate
  time: PublicTime
  word: PublicText
  id: PublicVenueId
  code: Code
  empty: ''
}

export type Kind = keyof KindTypes
/** With a question mark: null if nothing was chosen. */
type Field = Kind | `${Kind}?`

/** An event for the host. */
interface EventSpec {
  readonly fields: Readonly<Record<string, Field>>
  /** The event describes a state, which late listeners still receive. */
  readonly lasts?: true
  /** The states that it ends. `confirmed` means every outcome. */
  readonly ends?: readonly string[]
}

const slot = { venueId: 'id', date: 'day', time: 'time', guests: 'count' } as const
const submission = { journey: 'word', venueId: 'id?', date: 'day?', time: 'time?', guests: 'count' } as const

/**
 * All events for hosts, with all their fields (event.contract). Events carry no personal data: `emit`
 * sends only these fields, and only values in the format of their kind.
 */
export const events = {
  ready: { fields: {}, lasts: true },
  open: { fields: { venueId: 'id?' }, lasts: true, ends: ['close'] },
  close: { fields: {}, lasts: true, ends: ['open'] },
  step: { fields: { name: 'word', number: 'count?' }, lasts: true },
  journey: { fields: { journey: 'word?' }, lasts: true, ends: ['slot', 'confirmed'] },
  /** The number of restaurants found. The search text is left out, as it may be a home address. */
  search: { fields: { results: 'count' } },
  slot: { fields: slot, lasts: true, ends: ['confirmed'] },
  /** An error on the screen, or a failure that only the console knows of. `plugin`: the id of the one that failed. */
  error: { fields: { code: 'code', plugin: 'word?' } },
  'no-availability': { fields: slot },
  /** The POST is being sent. */
  'submit-started': { fields: submission, ends: ['confirmed'] },
  /** The POST of an outcome has gone through: "booking-confirmed", "enquiry-confirmed". */
  confirmed: { fields: { reference: 'empty', ...submission }, lasts: true },
} as const satisfies Readonly<Record<string, EventSpec>>

type Events = typeof events

/** The table's entry for an event's name. */
export const specOf = (name: string): EventSpec | undefined => {
  const known = name.replace(/.*(?=confirmed$)/, '')
  return Object.hasOwn(events, known) ? events[known as keyof Events] : undefined
}

/** Former names of events, also sent until the next major version. */
export const formerNames: Readonly<Record<string, readonly string[]>> = {}

declare const isPublic: unique symbol

/** A text from the server, the brand or a plugin, never from the diner. Code that is sure of this writes `as PublicText`. */
export type PublicText = string & { readonly [isPublic]: true }
export type PublicVenueId = PublicText | number
/** YYYY-MM-DD. */
type PublicDate = PublicText & `${number}-${number}-${number}`
/** HH:MM. */
type PublicTime = PublicText & `${number}:${number}`
/** The key of a message, "owner.key", or a console code. */
export type Code = `${string}.${string}` | `T${number}`

type Nothing = Record<string, never>

type Detail<Fields> = [keyof Fields] extends [never]
  ? Nothing
  : {
      -readonly [Name in keyof Fields]: Fields[Name] extends `${infer Of extends Kind}?`
        ? KindTypes[Of] | null
        : Fields[Name] extends Kind
          ? KindTypes[Fields[Name]]
          : never
    }
type DetailOf<Name extends keyof Events> = Detail<Events[Name]['fields']>

type SlotDetail = DetailOf<'slot'>
/** The submitted slot. Null where nothing was chosen. */
export type SubmissionDetail = DetailOf<'submit-started'>
/** The reference is never in an event. Its field is always empty, and ends with this version of the events. */
export type ConfirmationDetail = DetailOf<'confirmed'>

type PlainName = Exclude<keyof Events, 'confirmed'>

/** Each event's name with its detail. */
export type EventMap = { [Name in PlainName]: DetailOf<Name> } & {
  [outcome: `${string}-confirmed`]: ConfirmationDetail
}

export type EventName = Extract<keyof EventMap, string>
/** The events of Tavola's own plugins, by name. */
export type OwnEventName = PlainName | `${'booking' | 'enquiry'}-confirmed`

/** The detail that listeners receive. */
export type EventDetail<Name extends EventName> = (EventMap[Name] extends Nothing
  ? object
  : EventMap[Name]) & {
  readonly version: typeof eventsVersion
}

/** An event as `onEvent` receives it. */
export type HostEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly detail: EventDetail<Name> }
}[EventName]

export type Emit = <Name extends EventName>(name: Name, detail: EventMap[Name]) => void
/** Returns false for an event that a replaced kernel has already delivered. */
export type Deliver = (name: string, detail: HostEvent['detail']) => unknown

/** The slot as events carry it. Null where nothing was chosen. */
export function slotDetail(slot: ChosenSlot): SlotDetail
export function slotDetail(slot: Pick<Facts, keyof ChosenSlot>): Omit<SubmissionDetail, 'journey'>
export function slotDetail({ venue, date, time, guests }: Pick<Facts, keyof ChosenSlot>) {
  return { venueId: venue?.id ?? null, date, time, guests } as Omit<SubmissionDetail, 'journey'>
}
