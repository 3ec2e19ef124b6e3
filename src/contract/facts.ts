import type { Availability, Session, Venue } from '../api/bodies'
import type { Results } from './names'
import type { Secret } from './secret'

/** The details form's values (state.customer). */
export interface Customer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly telephoneNumber: string
  readonly specialRequests: string
  readonly optIn: boolean
  /** One box for the terms and the age (consent.one-box). */
  readonly consent: boolean
}

/** A slot to confirm. Date YYYY-MM-DD, time HH:MM, guests: adults plus children. */
export interface ChosenSlot {
  readonly venue: Venue
  readonly date: string
  readonly time: string
  readonly guests: number
}

/** The kernel's state of one booking. Everything else is derived from it. */
export interface Selection {
  /** The journey's name, or null while none is chosen. */
  readonly journey: string | null
  /** The host has set the journey, so the choice is hidden. */
  readonly journeyLocked: boolean
  readonly venue: Venue | null
  /** A day at the restaurant, YYYY-MM-DD. */
  readonly date: string | null
  /** All guests if the journey does not split them. 0: none chosen, -1: a group of 15+. */
  readonly adults: number
  readonly children: number
  /** The number of guests in a group, once the diner has entered it. */
  readonly groupSize: number | null
  /** The chosen time slot, HH:MM. */
  readonly time: string | null
  /**
   * The preferred time, HH:MM: set by the host, or chosen before the day or the guests changed. It is chosen as soon as it is
   * free, unless the diner chooses first.
   */
  readonly wishedTime: string | null
  /** Continue has confirmed this slot, or the journey needs no slot. */
  readonly confirmed: boolean
  /** The day's sittings with their slots, for this venue, date and number of guests. Null until loaded. */
  readonly sessions: readonly Session[] | null
  /** The availability for this selection (body.availability). */
  readonly availability: Availability | null
  /** The booking configuration of the sessions, which overrides the venue's. */
  readonly configuration: Readonly<Record<string, string>>
  readonly customer: Customer
  /** "Happy with your choices?" was confirmed. */
  readonly detailsConfirmed: boolean
  /** The reference of each outcome, once its POST has gone through. */
  readonly references: Readonly<Record<string, Secret>>
  /** What each outcome keeps of its response (`result`), as JSON, which outlasts a reload. */
  readonly results: Readonly<Partial<Results>>
}

/** The facts for plugins. Reading one in a render, a computed or an effect subscribes to it. */
export interface Facts extends Selection {
  /** Adults plus children, or -1 for a group, as in paths of the API (call.guests). */
  readonly guests: number
  /** The booking configuration of the venue and the sessions. */
  readonly bookingConfiguration: Readonly<Record<string, string>>
}
