/**
 * A model of the rules and limits of docs/spec, written from their texts: it imports nothing of the widget. What the
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

export const noCustomer: Customer = {
  firstName: '',
  lastName: '',
  email: '',
  telephoneNumber: '',
  specialRequests: '',
  optIn: false,
  consent: false,
}

/** The choices that Back restores. */
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
  /** The restaurant's configuration in the responses to this choice. */
  readonly configuration: Readonly<Record<string, string>>
}

export interface State extends Choices {
  /** The time that was chosen before another day or number of guests: chosen again where it is free. HH:MM. */
  readonly preferredTime: string | null
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

/** journey.defaults. A general enquiry asks for nobody's number (general-enquiry.optional). */
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

/** A confirmed group is an enquiry, whatever was chosen (guests.group-option). */
export const journeyOf = (state: State): Journey | null =>
  state.confirmed && guestsOf(state) === group ? 'Enquiry' : state.journey

export const isEnquiry = (state: State) => journeyOf(state) !== null && journeyOf(state) !== 'Booking'

/** Which step is shown (step.derived). */
export function stepOf(state: State): Step {
  if (state.guaranteed && state.reference === null) return 8
  if (!state.alternatives && !state.confirmed && journeyOf(state) !== 'Enquiry') return 1
  if (isEnquiry(state)) return state.reference === null ? 6 : 7
  if (state.alternatives && !state.confirmed) return 2
  if (state.reference !== null) return 5
  return state.menus.length > 0 && !state.menuConfirmed ? 3 : 4
}

/** The details' Continue fixes them (details.fixed). */
export function isFilled({ customer, venue }: State): boolean {
  const { firstName, lastName, email, telephoneNumber, consent } = customer
  const isMail = /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(email)
  const isPhone = /^(0|\+44)[\d ]{9,}$/.test(telephoneNumber)
  return Boolean(venue && firstName.trim() && lastName.trim() && isMail && isPhone && consent)
}

/**
 * Changes choices and clears what they make stale (state.selection: a date and the guests clear the time slot; so do another
 * restaurant and another journey). The slot's end clears what was confirmed with it.
 */
export function change(state: State, patch: Partial<State>): State {
  let next = { ...state, ...patch }
  const isOther = (one: Choices, other: Choices) =>
    one.venue?.id !== other.venue?.id ||
    one.date !== other.date ||
    one.journey !== other.journey ||
    guestsOf(one) !== guestsOf(other) ||
    one.adults !== other.adults
  if (next.date && next.venue && patch.time === undefined && ('venue' in patch || 'date' in patch))
    if (isClosed(next.venue, next.date)) next = { ...next, date: null }
  if (isOther(state, next) && !('time' in patch)) next = { ...next, time: null }
  next = { ...next, preferredTime: preferredAfter(state, next, patch) }
  if (state.venue?.id !== next.venue?.id && !('configuration' in patch)) next = { ...next, configuration: {} }
  const isOtherSlot = isOther(state, next) || state.time !== next.time
  if (isOtherSlot && !('alternatives' in patch)) next = { ...next, alternatives: false }
  if (isOtherSlot && !('confirmed' in patch)) next = { ...next, confirmed: false }
  if (isOtherSlot && !('menus' in patch)) next = { ...next, menus: [], menuConfirmed: false }
  if (isOtherSlot || (state.confirmed && !next.confirmed))
    next = { ...next, detailsFixed: false, guaranteed: false, reference: null }
  return follow(state, next)
}

/** The wish that another day or number of guests has cleared; a chosen time ends it (time.same-again). */
function preferredAfter(before: State, after: State, patch: Partial<State>): string | null {
  if (after.time !== null) return null
  const isElsewhere = before.venue?.id !== after.venue?.id || before.journey !== after.journey
  const isCleared = before.time !== null && !('time' in patch) && !isElsewhere
  return isCleared ? before.time : after.preferredTime
}

/** Keeps the steps that Back leads through: one that stands among them already is a way back to it. */
export function follow(before: State, after: State): State {
  const left = stepOf(before)
  const step = stepOf(after)
  if (left === step) return after
  const known = after.trail.findIndex((entry) => entry.step === step)
  if (known >= 0) return { ...after, trail: after.trail.slice(0, known) }
  return { ...after, trail: [...after.trail, { step: left, choices: choicesOf(before) }] }
}

const choicesOf = ({ journey, venue, date, adults, children, time, ...rest }: State): Choices => {
  const { confirmed, alternatives, configuration } = rest
  return { journey, venue, date, adults, children, time, confirmed, alternatives, configuration }
}

/** A venue's closure, with one bound or two (date.closure). */
export function isClosed({ closedFrom, closedTo }: Venue, day: string): boolean {
  if (closedFrom && closedTo) return closedFrom <= day && day < closedTo
  if (closedTo) return day < closedTo
  return closedFrom !== null && closedFrom < day
}
