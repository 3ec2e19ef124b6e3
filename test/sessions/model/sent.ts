import { guestsOf, isEnquiry, isParty, journeyOf, group, stepOf, type State } from './state'

/** The summary bar as section 2 has it; empty while something of it is missing. */
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

type Json = string | number | boolean | null

/** The create payload of section 3; undefined: any text. */
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
  return { ...shared, menuId: chosen, captchaToken: null, paymentNonce: state.guaranteed ? undefined : null }
}

/** Section 5, "Special requests, suffix". */
const withSuffix = (text: string) =>
  (text.length > 180 ? `${text.slice(0, 180)}...` : text) + '| Source: Website'

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
