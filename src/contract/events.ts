import type { ChosenSlot, Facts } from './facts'

/** The version of the contract of events: a name or a field that goes, or means something else, is the next one. */
export const eventsVersion = 1

/** What a value of each kind looks like, as text. */
export const kinds = {
  count: /^-?\d+$/,
  day: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d$/,
  /** A name or a number that somebody gave a thing: no email address, and no sentence. */
  word: /^[^@\n]{0,64}$/,
  id: /^[^@\n]{0,64}$/,
  /** The key of a message, never the text: the text may repeat what the diner has entered. */
  code: /^[^@\n]{0,64}$/,
} as const

/** The type of each kind. */
interface KindTypes {
  count: number
  day: PublicDate
  time: PublicTime
  word: PublicText
  id: PublicVenueId
  code: Code
}

export type Kind = keyof KindTypes
/** With a question mark: null where nothing was chosen. */
type Field = Kind | `${Kind}?`

/** One of the host's events. */
interface EventSpec {
  readonly fields: Readonly<Record<string, Field>>
  /** It describes a state, which a late listener still gets. The others only report what happened. */
  readonly lasts?: true
  /** The states that it ends; `confirmed` stands for every outcome. */
  readonly ends?: readonly string[]
}

const slot = { venueId: 'id', date: 'day', time: 'time', guests: 'count' } as const
const submission = { journey: 'word', venueId: 'id?', date: 'day?', time: 'time?', guests: 'count' } as const

/**
 * All events that a host may listen to, with all that they may say (contract, "Events"; docs/events.v1.json). No event says
 * anything personal: `emit` passes on only these fields, and only where a value looks like its kind.
 */
export const events = {
  ready: { fields: {}, lasts: true },
  open: { fields: { venueId: 'id?' }, lasts: true, ends: ['close'] },
  close: { fields: {}, lasts: true, ends: ['open'] },
  step: { fields: { name: 'word', number: 'count?' }, lasts: true },
  journey: { fields: { journey: 'word?' }, lasts: true, ends: ['slot', 'confirmed'] },
  /** How many restaurants a search found; the text itself may be somebody's home. */
  search: { fields: { results: 'count' } },
  slot: { fields: slot, lasts: true, ends: ['confirmed'] },
  error: { fields: { code: 'code' } },
  'no-availability': { fields: slot },
  /** The POST is being sent, so the host can show that something is happening. */
  'submit-started': { fields: submission, ends: ['confirmed'] },
  /** An outcome's POST went through: "booking-confirmed", "enquiry-confirmed". */
  confirmed: { fields: { reference: 'word', ...submission }, lasts: true },
} as const satisfies Readonly<Record<string, EventSpec>>

type Events = typeof events

/** The table's entry of an event's name. */
export const specOf = (name: string): EventSpec | undefined => {
  const known = name.replace(/.*(?=confirmed$)/, '')
  return Object.hasOwn(events, known) ? events[known as keyof Events] : undefined
}

/** Former names of a renamed event, sent beside the new name until the next major version. */
export const formerNames: Readonly<Record<string, readonly string[]>> = {}

declare const given: unique symbol

/** A text that the server, the brand or a plugin has given, never the diner: code that knows so writes `as PublicText`. */
export type PublicText = string & { readonly [given]: true }
export type PublicVenueId = PublicText | number
/** YYYY-MM-DD. */
export type PublicDate = PublicText & `${number}-${number}-${number}`
/** HH:MM. */
export type PublicTime = PublicText & `${number}:${number}`
/** The key of a message, "owner.key". */
export type Code = `${string}.${string}`

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

export type SlotDetail = DetailOf<'slot'>
/** What is sent; null where nothing was chosen. */
export type SubmissionDetail = DetailOf<'submit-started'>
/** The reference is empty where the server gave an enquiry none, or one that does not look like one. */
export type ConfirmationDetail = DetailOf<'confirmed'>

type PlainName = Exclude<keyof Events, 'confirmed'>

/** Each event's name with its detail. */
export type EventMap = { [Name in PlainName]: DetailOf<Name> } & {
  [outcome: `${string}-confirmed`]: ConfirmationDetail
}

export type EventName = Extract<keyof EventMap, string>
/** The events of Tavola's own plugins, by name. */
export type OwnEventName = PlainName | `${'booking' | 'enquiry'}-confirmed`

/** What listeners get. */
export type EventDetail<Name extends EventName> = (EventMap[Name] extends Nothing
  ? object
  : EventMap[Name]) & {
  readonly version: typeof eventsVersion
}

/** The same as a plugin gets it. */
export type HostEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly detail: EventDetail<Name> }
}[EventName]

export type Emit = <Name extends EventName>(name: Name, detail: EventMap[Name]) => void
/** False: the host knows the event from the kernel before this one, and so do the plugins. */
export type Deliver = (name: string, detail: HostEvent['detail']) => unknown

/** The slot as events say it: what was chosen, and null where nothing was. */
export function slotDetail(slot: ChosenSlot): SlotDetail
export function slotDetail(slot: Pick<Facts, keyof ChosenSlot>): Omit<SubmissionDetail, 'journey'>
export function slotDetail({ venue, date, time, guests }: Pick<Facts, keyof ChosenSlot>) {
  return { venueId: venue?.id ?? null, date, time, guests } as Omit<SubmissionDetail, 'journey'>
}
