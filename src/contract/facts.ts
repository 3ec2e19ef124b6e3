import type { Availability, Session, Venue } from '../api/bodies'

/** What the diner types into the details form (section 3, "Customer"). */
export interface Customer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly telephoneNumber: string
  readonly specialRequests: string
  readonly optIn: boolean
  /** One box for the terms and the age (decisions, "Steps 4 and 6"). */
  readonly consent: boolean
}

/** A slot that is about to be confirmed. Date YYYY-MM-DD, time HH:MM, guests: adults plus children. */
export interface ChosenSlot {
  readonly venue: Venue
  readonly date: string
  readonly time: string
  readonly guests: number
}

/** What the kernel stores of one booking; everything else that can be known is derived from it. */
export interface Selection {
  /** The journey's name, or null while none is chosen. */
  readonly journey: string | null
  /** The host gave the journey: its choice is hidden. */
  readonly journeyLocked: boolean
  readonly venue: Venue | null
  /** The restaurant's day, YYYY-MM-DD. */
  readonly date: string | null
  /** All guests where the journey does not split them; 0: none chosen, -1: a group of 15+. */
  readonly adults: number
  readonly children: number
  /** The chosen time slot, HH:MM. */
  readonly time: string | null
  /**
   * The time that the page has named, or that was chosen before another day or number of guests: chosen as soon as it is
   * free, unless the diner chooses. HH:MM.
   */
  readonly wishedTime: string | null
  /** Continue went through for this time slot, or the journey needs none. */
  readonly confirmed: boolean
  /** The day's sittings with their slots, for this venue, date and number of guests; null while they are not known. */
  readonly sessions: readonly Session[] | null
  /** The sittings of this very selection could not be fetched; they are fetched again once this is false. */
  readonly sessionsFailed: boolean
  /** The availability check's answer for this very selection (section 3, "Venue availability result"). */
  readonly availability: Availability | null
  /** The booking configuration that came with the sessions; it refines the venue's. */
  readonly configuration: Readonly<Record<string, string>>
  readonly customer: Customer
  /** "Happy with your choices?" was answered: the details are fixed. */
  readonly detailsConfirmed: boolean
  /** One reference an outcome, once its POST went through. */
  readonly references: Readonly<Record<string, string>>
}

/** The facts as plugins read them: reading one in a render, a computed or an effect subscribes to it. */
export interface Facts extends Selection {
  /** Adults plus children, or -1 for a group: what goes into paths (section 7). */
  readonly guests: number
  /** The venue's booking configuration with what the sessions said since. */
  readonly bookingConfiguration: Readonly<Record<string, string>>
}
