import { zone } from '../../browser/kit/time'
import { guestsOf, isEnquiry, isParty, journeyOf, group, stepOf, type State } from './state'

/**
 * The rules of creates (submit.never-repeated, submit.unknown): one press is one create at most, none while one is on its way, and after
 * an unknown outcome none but by the deliberate "Send again".
 */
export interface Intention {
  /** So many creates may come of what the diner has pressed. */
  readonly allowed: number
  readonly sending: boolean
  /** One may have gone through, and the diner has not decided yet. */
  readonly doubtful: boolean
  /** The content of the last create. */
  readonly content: string
  /** The same was sent before, and may have gone through. */
  readonly repeated: boolean
  /** The keys of what may have gone through, by what was sent; also after a reload. */
  readonly unsettled: Readonly<Record<string, string>>
  readonly keys: readonly string[]
}

/** `unknown`: no answer, 408, any 5xx, or a 2xx that cannot be read. `refused`: any other 4xx. */
export type Outcome = 'unknown' | 'refused' | 'card asked' | 'booked'

export const noIntention: Intention = {
  allowed: 0,
  sending: false,
  doubtful: false,
  content: '',
  repeated: false,
  unsettled: {},
  keys: [],
}

export const presses = (intention: Intention): Intention => ({
  ...intention,
  allowed: intention.sending || intention.doubtful ? 0 : 1,
})

export const sendsAgain = (intention: Intention): Intention => ({
  ...intention,
  allowed: intention.sending ? 0 : 1,
})

/** A create has come to the back end. Returns what is wrong with that too. `key`: undefined where the brand asks for none. */
export function sent(
  intention: Intention,
  body: Readonly<Record<string, unknown>>,
  key: string | null | undefined,
): { readonly next: Intention; readonly wrong: readonly string[] } {
  const { paymentNonce: _nonce, captchaToken: _token, ...rest } = body
  const content = JSON.stringify(rest)
  const wrong = [
    ...(intention.sending ? ['A create was sent while another one was on its way.'] : []),
    ...(intention.allowed < 1 ? ['A create was sent that nobody asked for.'] : []),
    ...keyProblems(intention, content, key),
  ]
  const keys = key ? [...intention.keys, key] : intention.keys
  const repeated = content in intention.unsettled || (intention.doubtful && intention.content === content)
  const unsettled = { ...intention.unsettled, ...(key && { [content]: key }) }
  return { next: { allowed: 0, sending: true, doubtful: false, content, repeated, unsettled, keys }, wrong }
}

/** The same key for the same content until it is known what came of it; a new one for all else. */
function keyProblems(
  { unsettled, keys }: Intention,
  content: string,
  key: string | null | undefined,
): string[] {
  if (key === undefined) return []
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key ?? '')) return [`The key "${key}" is no UUID.`]
  const earlier = unsettled[content]
  if (earlier !== undefined) return earlier === key ? [] : ['The same was sent again with another key.']
  return keys.includes(key!) ? ['The key of another intention was sent again.'] : []
}

export function comesTo(intention: Intention, outcome: Outcome): Intention {
  const { [intention.content]: key, ...others } = intention.unsettled
  const isUnknown = outcome === 'unknown'
  const unsettled = isUnknown && key !== undefined ? intention.unsettled : others
  return { ...intention, sending: false, doubtful: isUnknown, unsettled }
}

/** "Not now, or not twice": of a create that is repeated it tells nothing of the first sending (README). */
const notAgain = [409, 425, 429]

/** The outcome of a create, by status and body. */
export function outcomeOf(isEnquiry: boolean, status: number, body: unknown, repeated: boolean): Outcome {
  if (repeated && notAgain.includes(status)) return 'unknown'
  if (status >= 400 && status < 500 && status !== 408) return 'refused'
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (status < 200 || status > 299 || !isRecord) return 'unknown'
  if (isEnquiry) return 'booked'
  const { bookingReference, requiresCcg } = body as Readonly<Record<string, unknown>>
  if (typeof bookingReference === 'string' && bookingReference !== '') return 'booked'
  return requiresCcg === true ? 'card asked' : 'unknown'
}

/** The summary bar (summary.booking, summary.enquiry); empty while something of it is missing. */
export function summaryOf(state: State): string {
  const { date, time } = state
  const guests = guestsOf(state)
  if (!date || !time || guests === 0) return ''
  const day = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const people = peopleOf(state)
  // The list of other tables promises none that doesn't exist.
  if (stepOf(state) === 2) return `You asked for ${day} at ${time}, ${people}`
  return `${isEnquiry(state) ? 'Enquiry for' : 'Booking on'} ${day} at ${time} for ${people}`
}

function peopleOf(state: State): string {
  const { adults, children } = state
  const guests = guestsOf(state)
  if (guests === group) return '15+ people'
  if (isParty(journeyOf(state)) && children > 0)
    return `${adults} ${adults === 1 ? 'adult' : 'adults'} and ${children} ${children === 1 ? 'child' : 'children'}`
  return guests === 1 ? '1 person' : `${guests} people`
}

type Json = string | number | boolean | null | { readonly [name: string]: Json }

/** The create payload (payload.booking); undefined: any text. */
export function payloadOf(state: State, menuIds: ReadonlyMap<string, unknown>) {
  const { customer, adults, children, menu, menuConfirmed } = state
  const journey = journeyOf(state)
  const isSplit = isParty(journey)
  const shared: Record<string, Json | undefined> = {
    venueId: state.venue?.id ?? null,
    date: state.date,
    time: state.time?.replace(':', '') ?? null,
    guests: (isSplit ? adults : guestsOf(state)) || null,
    children: isSplit ? children : 0,
    email: customer.email.trim(),
    firstName: customer.firstName.trim(),
    lastName: customer.lastName.trim(),
    telephoneNumber: customer.telephoneNumber.trim(),
    optIn: customer.optIn,
    termsAndConditions: true,
    optInAsked: true,
    specialRequests: withSuffix(customer.specialRequests),
  }
  if (isEnquiry(state)) return { ...shared, ocassionType: isSplit ? undefined : null }
  const chosen = menuConfirmed && menu !== null ? (menuIds.get(menu) as Json) : null
  const booking = { ...shared, menuId: chosen, captchaToken: null }
  if (!state.guaranteed) return { ...booking, paymentNonce: null }
  return { ...booking, paymentNonce: undefined, cardGuarantee: termsOf(state) }
}

/** Free to cancel until 48 hours before the table, by the restaurants' clock. */
function termsOf(state: State): Json {
  const written = Date.parse(`${state.date}T${state.time}:00Z`)
  const until = written - hoursAhead(written) * hour - 48 * hour
  const ahead = hoursAhead(until)
  const text = new Date(until + ahead * hour).toISOString().slice(0, 19)
  return { noShowFee: 5 * guestsOf(state), currency: 'GBP', freeCancellationUntil: `${text}+0${ahead}:00` }
}

const hour = 3_600_000

/** By how many hours the restaurants' clock is ahead of UTC. */
function hoursAhead(instant: number): number {
  const there = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (Date.parse(`${there.format(instant).replace(' ', 'T')}Z`) - instant) / hour
}

/** The cut and the suffix of the special requests (requests.cut). */
const withSuffix = (given: string) => {
  const text = given.trim()
  return (text.length > 180 ? `${text.slice(0, 180)}...` : text) + '| Source: Website'
}

/** The fields of a payload that are not as they must be, in words. */
export function differences(
  expected: Readonly<Record<string, Json | undefined>>,
  payload: Readonly<Record<string, unknown>>,
): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(payload)])
  return [...names].flatMap((name) => {
    const wanted = expected[name]
    if (wanted === undefined && name in expected)
      return typeof payload[name] === 'string' && payload[name] !== '' ? [] : [`${name} is missing`]
    return JSON.stringify(payload[name]) === JSON.stringify(wanted)
      ? []
      : [`${name} is ${JSON.stringify(payload[name])} instead of ${JSON.stringify(wanted)}`]
  })
}
