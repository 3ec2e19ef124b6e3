import type { ChosenSlot, Facts } from './facts'

/**
 * What a host may listen to (contract, "Events"): each name with its detail. No event says anything personal: its texts
 * have types of their own, so that a plain `string`, say one that a diner typed, does not compile; and `emit` passes on
 * only the fields of the table below, and only where they look like what they are (docs/events.v1.json).
 */
export interface EventMap {
  ready: Nothing
  open: { venueId: PublicVenueId | null }
  close: Nothing
  step: { name: PublicText; number: number | null }
  journey: { journey: PublicText | null }
  /** How many restaurants a search found; the text itself may be somebody's home. */
  search: { results: number }
  slot: SlotDetail
  /** The message's key, never the text: that may repeat what was typed. */
  error: { code: Code }
  'no-availability': SlotDetail
  /** The create is being sent, so the host can show that something is happening. */
  'submit-started': SubmissionDetail
  /** An outcome's POST went through: "booking-confirmed", "enquiry-confirmed". */
  [outcome: `${string}-confirmed`]: ConfirmationDetail
}

type Nothing = Record<string, never>

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

export interface SlotDetail {
  venueId: PublicVenueId
  date: PublicDate
  time: PublicTime
  guests: number
}

/** What is sent; null where nothing was chosen. */
export interface SubmissionDetail {
  journey: PublicText
  venueId: PublicVenueId | null
  date: PublicDate | null
  time: PublicTime | null
  guests: number
}

export interface ConfirmationDetail extends SubmissionDetail {
  /** Empty where the server gave an enquiry none, or one that does not look like one. */
  reference: PublicText
}

export type EventName = Extract<keyof EventMap, string>

/** The version of the contract of events: a name or a field that goes, or means something else, is the next one. */
export const eventsVersion = 1

/** What listeners get. */
export type EventDetail<Name extends EventName> = (EventMap[Name] extends Nothing
  ? object
  : EventMap[Name]) & {
  readonly version: typeof eventsVersion
}
/** The same as a plugin hears it. */
export type HostEvent = {
  readonly [Name in EventName]: { readonly name: Name; readonly detail: EventDetail<Name> }
}[EventName]

export type Emit = <Name extends EventName>(name: Name, detail: EventMap[Name]) => void
/** False: the host has heard that from the kernel that was here before, and the plugins have too. */
export type Deliver = (name: string, detail: HostEvent['detail']) => unknown

/** What a value of each kind looks like, as a text. */
export const kinds = {
  count: /^-?\d+$/,
  day: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d$/,
  /** A name or a number that somebody gave a thing: no e-mail address, and no sentence. */
  word: /^[^@\n]{0,64}$/,
} as const

export type Kind = keyof typeof kinds

const slot = { venueId: 'word', date: 'day', time: 'time', guests: 'count' } as const
const submission = { journey: 'word', ...slot } as const

/** All that an event may say. */
export const fields: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  ready: {},
  open: { venueId: 'word' },
  close: {},
  step: { name: 'word', number: 'count' },
  journey: { journey: 'word' },
  search: { results: 'count' },
  slot,
  error: { code: 'word' },
  'no-availability': slot,
  'submit-started': submission,
  confirmed: { reference: 'word', ...submission },
}

/** Former names of a renamed event, sent beside the new name until the next major version. */
export const formerNames: Readonly<Record<string, readonly string[]>> = {}

/** The slot as events tell it: what was chosen, and null where nothing was. */
export function slotDetail(slot: ChosenSlot): SlotDetail
export function slotDetail(slot: Pick<Facts, keyof ChosenSlot>): Omit<SubmissionDetail, 'journey'>
export function slotDetail({ venue, date, time, guests }: Pick<Facts, keyof ChosenSlot>) {
  return { venueId: venue?.id ?? null, date, time, guests } as Omit<SubmissionDetail, 'journey'>
}
