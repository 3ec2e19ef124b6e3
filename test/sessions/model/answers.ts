import { change, follow, isEnquiry, guestsOf, group, isParty, type State, type Venue } from './state'
import type { Outcome } from './intention'

/** A response of the back end, before it reaches the page. */
export interface Delivery {
  /** "check", "menus", "book", …: one of the nine. */
  readonly call: string
  /** The path after "/api/", still encoded. */
  readonly path: string
  readonly status: number
  /** The parsed body; undefined where it is no JSON. */
  readonly body: unknown
}

/** A pending request: the check of Continue, or the menus of a chosen slot. */
export interface Pending {
  readonly kind: 'check' | 'menus'
  /** The choices that it belongs to. */
  readonly key: string
  /** The changes that the response confirms. */
  readonly patch: Partial<State>
}

export const keyOf = ({ journey, venue, date, time, adults, children, alternatives }: State) =>
  JSON.stringify([journey, venue?.id, date, time, adults, children, alternatives])

/** The shared state of the model and its session. */
interface Listener {
  state: State
  pending: Pending | null
  hostVenue: { readonly id: string; readonly before: string | null } | null
  readonly venues: Map<string, Venue>
  readonly menuIds: Map<string, unknown>
  readonly setup: { readonly offersMenus: boolean }
}

type Body = Readonly<Record<string, unknown>>
const isBody = (body: unknown): body is Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isBody) : [])

function read(listener: Listener, { call, path, status, body }: Delivery): void {
  if (status !== 200) return
  if (call === 'search') remember(listener, listOf(body))
  if (call === 'nearby' && isBody(body)) remember(listener, listOf(body.venues))
  if (call === 'venue' && isBody(body)) venueComes(listener, body)
  if (call === 'sessions' && isBody(body)) sessionsCome(listener, path, body)
  if (call === 'check' && isBody(body)) checkComes(listener, path, body)
  if (call === 'menus' && Array.isArray(body)) menusCome(listener, path, listOf(body))
}

function remember({ venues }: Listener, bodies: readonly Body[]): void {
  for (const body of bodies) {
    const { id, name, closedFrom, closedTo, bookingConfiguration } = body as unknown as Venue & {
      bookingConfiguration?: Venue['configuration']
    }
    const configuration = bookingConfiguration ?? {}
    venues.set(id, { id, name, closedFrom: closedFrom ?? null, closedTo: closedTo ?? null, configuration })
  }
}

function venueComes(listener: Listener, body: Body): void {
  remember(listener, [body])
  const { hostVenue, state } = listener
  const id = String(body.id)
  if (hostVenue?.id !== id) return
  listener.hostVenue = null
  // A restaurant that the diner has chosen meanwhile stays.
  if ((state.venue?.id ?? null) !== hostVenue.before) return
  listener.state = change(state, { venue: listener.venues.get(id)! })
}

const queryOf = ({ venue, date, ...state }: State) => [venue?.id, date, String(guestsOf(state as State))]
const partsOf = (path: string, count: number) => path.split('/').slice(-count).map(decodeURIComponent)

function sessionsCome(listener: Listener, path: string, body: Body): void {
  const { state } = listener
  const [venue, date, guests] = partsOf(path, 4)
  if (JSON.stringify([venue, date, guests]) !== JSON.stringify(queryOf(state))) return
  if (!Array.isArray(body.sessions) || state.confirmed) return
  const { configuration } = (isBody(body.configuration) ? body.configuration : {}) as Body
  const next = { ...state, configuration: (configuration ?? {}) as State['configuration'] }
  const { free, all } = timesIn(listOf(body.sessions), state)
  const offered = free.length > 0 ? free : all
  if (state.time !== null && !offered.includes(state.time))
    listener.state = change(next, { time: null, preferredTime: state.time })
  else if (state.time === null && state.preferredTime !== null && free.includes(state.preferredTime))
    listener.state = change(next, { time: state.preferredTime })
  else listener.state = next
}

/** The available slots are offered (time.slots); on a day without any, all of them (time.full-day). */
function timesIn(
  sessions: readonly Body[],
  state: State,
): { readonly free: string[]; readonly all: string[] } {
  const slots = sessions.flatMap(({ availability }) => listOf(availability))
  const enquires = isParty(state.journey) || guestsOf(state) === group
  const free = slots.filter(
    (slot) => slot.available === true || (enquires && slot.useEnquiryFallback === true),
  )
  const timesOf = (some: readonly Body[]) =>
    some.map(({ time }) => String(time).padStart(4, '0').replace(/(..)$/, ':$1'))
  return { free: timesOf(free), all: timesOf(slots) }
}

/** The slot of "searchavailability/{venue}/{date}/{time}/{guests}" and of the menus' path. */
const slotOf = (venue = '', date = '', time = '', guests = '') => [venue, date, time, guests].join(' ')

function checkComes(listener: Listener, path: string, body: Body): void {
  const { state, pending } = listener
  const [venue, date, time, guests] = partsOf(path, 4)
  const venues = listOf(body.venues)
  remember(
    listener,
    venues.filter(({ id }) => !listener.venues.has(String(id))),
  )
  if (pending?.kind !== 'check') return
  if (slotOf(venue, date, time, guests) !== slotNow(state) || typeof body.noAvailability !== 'boolean') return
  listener.pending = null
  const own = venues.find(({ id }) => id === state.venue?.id)
  const asked = (own?.bookingConfiguration ?? {}) as State['configuration']
  const enquires = isParty(state.journey) || guestsOf(state) === group
  if (!enquires && !hasOffer(body, venues)) return
  const next = { ...state, configuration: { ...state.configuration, ...asked } }
  listener.state = next
  if (enquires) listener.state = change(next, { confirmed: true })
  else if (body.originalChoiceAvailable === true) confirm(listener, {})
  else listener.state = follow(next, { ...next, alternatives: true })
}

function hasOffer(body: Body, venues: readonly Body[]): boolean {
  const isUsable = ({ available, useEnquiryFallback }: Body) =>
    available === true || useEnquiryFallback === true
  if (body.noAvailability === true) return false
  return (
    body.originalChoiceAvailable === true ||
    venues.some(({ availability }) => listOf(availability).some(isUsable))
  )
}

const slotNow = ({ venue, date, time, ...state }: State) =>
  slotOf(venue?.id, date ?? '', time?.replace(':', ''), String(guestsOf(state as State)))

/** Confirms a slot: at once, or where the brand offers menus with the answer on them. */
export function confirm(listener: Listener, patch: Partial<State>): void {
  const { state, setup } = listener
  listener.pending = { kind: 'menus', key: keyOf(state), patch: { ...patch, confirmed: true } }
  if (setup.offersMenus) return
  listener.state = neverCame(state, listener.pending)
  listener.pending = null
}

function menusCome(listener: Listener, path: string, menus: readonly Body[]): void {
  const { state, pending } = listener
  const [venue, date, guests, time] = partsOf(path, 4)
  if (pending?.kind !== 'menus') return
  const wanted = { ...state, ...pending.patch }
  if (slotOf(venue, date, time, guests) !== slotNow(wanted) || keyOf(state) !== pending.key) return
  listener.pending = null
  const valid = menus.filter(({ id, title }) => id !== undefined && typeof title === 'string')
  for (const { title, id } of valid) listener.menuIds.set(title as string, id)
  const titles = valid.map(({ title }) => title as string)
  const chosen = titles.length === 1 ? { menu: titles[0]! } : {}
  listener.state = confirmed(state, { ...pending.patch, ...chosen, menus: titles, menuConfirmed: false })
}

const confirmed = (state: State, patch: Partial<State>): State =>
  change(state, { alternatives: false, ...patch })

/** The answer failed for good: a check confirms nothing, and without menus the diner goes on without. */
function neverCame(state: State, { kind, key, patch }: Pending): State {
  if (kind === 'check' || keyOf(state) !== key) return state
  return confirmed(state, { ...patch, menus: [], menuConfirmed: false })
}

function create(state: State, outcome: Outcome, body: unknown): State {
  if (outcome === 'card asked') return follow(state, { ...state, guaranteed: true })
  if (outcome !== 'booked') return state
  const { bookingReference, enquiryReference } = body as Body
  const reference = isEnquiry(state) ? (enquiryReference ?? '') : bookingReference
  return follow(state, { ...state, reference: String(reference) })
}

export const answered = { read, create, neverCame }
