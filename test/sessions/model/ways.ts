import {
  change,
  follow,
  defaults,
  isClosed,
  isParty,
  noCustomer,
  stepOf,
  type Journey,
  type State,
  type Venue,
} from './state'

/** A widget's start, by its host and its brand. */
export interface Beginning {
  /** The buttons. One alone is chosen by itself. */
  readonly journeys: readonly Journey[]
  readonly venue: Venue | null
  readonly journey: Journey | null
  readonly date: string | null
  /** -1 for a group; null: by the journey's default. */
  readonly guests: number | null
}

const blank: Omit<State, 'adults' | 'children' | 'journey'> = {
  venue: null,
  date: null,
  time: null,
  confirmed: false,
  alternatives: false,
  configuration: {},
  preferredTime: null,
  locked: false,
  menus: [],
  menu: null,
  menuConfirmed: false,
  customer: noCustomer,
  detailsFixed: false,
  guaranteed: false,
  reference: null,
  trail: [],
}

/** The guests of a journey that is chosen: what the host said, or the journey's default. */
export const partyOf = (journey: Journey, guests: number | null) =>
  guests === null || isParty(journey) ? defaults[journey] : { adults: guests, children: 0 }

/** `venue`: already there. The one that the host names comes with an answer. */
export function begin({ journeys, journey, date, guests }: Beginning, venue: Venue | null = null): State {
  const only = journeys.length === 1 ? journeys[0]! : null
  const first = journey ?? only
  const party = first ? partyOf(first, guests) : partyOf('Booking', guests)
  const isOpen = venue === null || date === null || !isClosed(venue, date)
  return { ...blank, journey: first, venue, date: isOpen ? date : null, ...party, locked: journey !== null }
}

/** A journey given by the host is locked, and leaves nothing to go back to. */
export const lockJourney = (state: State, journey: Journey, guests: number | null): State => ({
  ...chooseJourney(state, journey, guests),
  locked: true,
  trail: [],
})

export function chooseJourney(state: State, journey: Journey | null, guests: number | null): State {
  if (journey === state.journey) return state
  return change(state, { journey, ...(journey && partyOf(journey, guests)) })
}

/** The customer stays, except for the consents (restart.clears, restart.keeps). */
export function restart(state: State, journeys: readonly Journey[]): State {
  const stepwise = journeys.some((journey) => journey !== 'Enquiry')
  const leavesEnquiry = state.journey === 'Enquiry' && stepwise
  const isNobody = state.adults + state.children === 0 && !isParty(state.journey)
  return follow(state, {
    ...state,
    confirmed: false,
    alternatives: false,
    detailsFixed: false,
    guaranteed: false,
    reference: null,
    menus: [],
    menu: null,
    menuConfirmed: false,
    locked: false,
    customer: { ...state.customer, optIn: false, consent: false },
    ...(leavesEnquiry && { journey: journeys.length === 1 ? journeys[0]! : null, time: null }),
    ...(isNobody && { ...defaults.Booking, time: null }),
  })
}

/** Back from any later step returns with every choice intact, and with what was typed since (back.keeps). */
export function back(state: State, journeys: readonly Journey[]): State {
  const step = stepOf(state)
  if (step === 8) return follow(state, { ...state, guaranteed: false })
  const entry = state.trail.at(-1)
  const menus = entry?.step === 3 ? { menus: state.menus, menuConfirmed: false } : { menus: [] }
  let next = entry ? follow(state, { ...state, ...entry.choices, ...menus, detailsFixed: false }) : state
  if (stepOf(next) === step)
    next = follow(next, { ...next, confirmed: false, alternatives: false, detailsFixed: false })
  return stepOf(next) === step ? { ...restart(next, journeys), customer: next.customer } : next
}
