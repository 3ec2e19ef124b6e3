/**
 * A model of section 4 and of the decisions on it, written from their texts: it imports nothing of the widget. What the
 * diner, the host and the back end do are functions from one state to the next; `stepOf` is the step that must stand.
 */

export type Journey = 'Booking' | 'AdultsPartyEnquiry' | 'KidsPartyEnquiry' | 'Enquiry'

export interface Venue {
  readonly id: string
  readonly name: string
  readonly closedFrom: string | null
  readonly closedTo: string | null
  readonly configuration: Readonly<Record<string, string>>
}

export interface Customer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly telephoneNumber: string
  readonly specialRequests: string
  readonly optIn: boolean
  readonly consent: boolean
}

export const nobody: Customer = {
  firstName: '',
  lastName: '',
  email: '',
  telephoneNumber: '',
  specialRequests: '',
  optIn: false,
  consent: false,
}

/** What Back returns to. */
export interface Choices {
  readonly journey: Journey | null
  readonly venue: Venue | null
  /** YYYY-MM-DD. */
  readonly date: string | null
  /** -1 for a group. */
  readonly adults: number
  readonly children: number
  /** HH:MM. */
  readonly time: string | null
  readonly confirmed: boolean
  /** Step 2's restaurants stand in place of the chosen slot. */
  readonly alternatives: boolean
  /** What the answers on this choice said of the restaurant. */
  readonly configuration: Readonly<Record<string, string>>
}

export interface State extends Choices {
  /** The time that was chosen before another day or number of guests: chosen again where it is free. HH:MM. */
  readonly wished: string | null
  readonly locked: boolean
  /** The titles of the menus to choose from; empty where none are offered. */
  readonly menus: readonly string[]
  readonly menu: string | null
  readonly menuConfirmed: boolean
  readonly customer: Customer
  readonly detailsFixed: boolean
  readonly guaranteed: boolean
  readonly reference: string | null
  /** The steps before this one, with what was chosen when each was left. */
  readonly trail: readonly { readonly step: Step; readonly choices: Choices }[]
}

export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** Section 4, "Journey defaults". A general enquiry asks for nobody's number (decisions, "General enquiry"). */
export const defaults: Readonly<Record<Journey, { readonly adults: number; readonly children: number }>> = {
  Booking: { adults: 2, children: 0 },
  KidsPartyEnquiry: { adults: 1, children: 8 },
  AdultsPartyEnquiry: { adults: 8, children: 0 },
  Enquiry: { adults: 0, children: 0 },
}

export const group = -1
export const isParty = (journey: Journey | null) => /Party/.test(journey ?? '')

export const guestsOf = ({ adults, children }: Pick<Choices, 'adults' | 'children'>) =>
  adults === group ? group : adults + children

/** A confirmed group is an enquiry, whatever was chosen (section 1). */
export const journeyOf = (state: State): Journey | null =>
  state.confirmed && guestsOf(state) === group ? 'Enquiry' : state.journey

export const isEnquiry = (state: State) => journeyOf(state) !== null && journeyOf(state) !== 'Booking'

/** Section 4, "Step selection". */
export function stepOf(state: State): Step {
  if (state.guaranteed && state.reference === null) return 8
  if (!state.alternatives && !state.confirmed && journeyOf(state) !== 'Enquiry') return 1
  if (isEnquiry(state)) return state.reference === null ? 6 : 7
  if (state.alternatives && !state.confirmed) return 2
  if (state.reference !== null) return 5
  return state.menus.length > 0 && !state.menuConfirmed ? 3 : 4
}

/** Section 5: the details' Continue fixes them. */
export function isFilled({ customer, venue }: State): boolean {
  const { firstName, lastName, email, telephoneNumber, consent } = customer
  const isMail = /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(email)
  const isPhone = /^(0|\+44)[\d ]{9,}$/.test(telephoneNumber)
  return Boolean(venue && firstName.trim() && lastName.trim() && isMail && isPhone && consent)
}
