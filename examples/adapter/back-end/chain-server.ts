import type { ChainFetch, ChainSlot, Reservation, Location } from '../chain-api'
import { localTime } from '../local-time'

/**
 * The chain's server, in the page's or the test's own memory. `now` is in milliseconds since 1970. What it does with a booking is decided by the address:
 * "…@refused.example" is refused, "…@later.example" is confirmed later, and of "…@lost.example" the first answer is lost.
 */
export function createChainServer(timeZone: string, now: () => number) {
  const reservations = new Map<
    string,
    { wish: string; startsAt: string; locationId: number; asked: number }
  >()
  /** "PUT /v2/reservations/7c…". */
  const requests: string[] = []

  const fetch: ChainFetch = async (address, init = {}) => {
    const { pathname, searchParams } = new URL(address)
    const { method = 'GET' } = init
    init.signal?.throwIfAborted()
    requests.push(`${method} ${pathname}`)
    const [, , room, id = '', part] = pathname.split('/')
    if (room === 'locations' && part === 'slots' && hasLocation(Number(id)))
      return json({ slots: slotsOf(Number(id), searchParams) })
    if (room === 'locations' && id && !part)
      return answer(locations.find(({ locationId }) => locationId === Number(id)))
    if (room === 'locations' && !part) return json({ locations: found(searchParams.get('query') ?? '') })
    if (room === 'reservations')
      return method === 'PUT' ? reserve(id, JSON.parse(String(init.body)) as Wish) : stateOf(id)
    if (room === 'messages') return message(JSON.parse(String(init.body)) as { from: string })
    return answer(undefined)
  }

  /** Each quarter of an hour from noon to two and from six to ten; eight in the evening is full. */
  function slotsOf(locationId: number, asked: URLSearchParams): ChainSlot[] {
    const [from, until] = [Date.parse(asked.get('from')!), Date.parse(asked.get('until')!)]
    const taken = [...reservations.values()].filter((one) => one.locationId === locationId)
    return quarters(from, until).flatMap((instant) => {
      const { time } = localTime(instant, timeZone)
      const isOpen = (time >= '12:00' && time < '14:00') || (time >= '18:00' && time < '22:00')
      if (!isOpen || instant < now() || instant > now() + longestAhead) return []
      const startsAt = new Date(instant).toISOString()
      const isTaken =
        Number(asked.get('covers')) > largestParty ||
        time === '20:00' ||
        taken.some((one) => one.startsAt === startsAt)
      return [{ startsAt, state: isTaken ? 'full' : time === '20:15' ? 'waitlist' : 'free' }]
    })
  }

  function reserve(id: string, wish: Wish): Response {
    const { startsAt, locationId, covers, guest } = wish
    const { email, phone } = guest
    if (!email.includes('@')) return refusal('EMAIL_INVALID')
    if (email.endsWith('@refused.example')) return refusal('EMAIL_BLOCKED')
    if (!hasLocation(locationId)) return refusal('LOCATION_UNKNOWN')
    if (covers > largestParty) return refusal('PARTY_TOO_LARGE')
    if (/(\d)\1{6}$/.test(phone.replace(/\D/g, ''))) return refusal('PHONE_INVALID')
    const others = [...reservations].filter(([other]) => other !== id)
    if (others.some(([, one]) => one.startsAt === startsAt && one.locationId === locationId))
      return refusal('SLOT_GONE', 409)
    const before = reservations.get(id)
    const isNew = before === undefined
    if (before && before.wish !== JSON.stringify(wish)) return refusal('ID_USED')
    reservations.set(id, { wish: JSON.stringify(wish), startsAt, locationId, asked: 0 })
    if (isNew && email.endsWith('@lost.example')) throw new TypeError('Failed to fetch')
    if (email.endsWith('@later.example')) return json({ state: 'pending' }, 202)
    return json(confirmed(id), 201)
  }

  /** Confirmed at the second question. */
  function stateOf(id: string): Response {
    const reservation = reservations.get(id)
    if (!reservation) return answer(undefined)
    return json(++reservation.asked > 1 ? confirmed(id) : { state: 'pending' })
  }

  return { fetch, requests: requests as readonly string[], reservations }
}

interface Wish {
  readonly startsAt: string
  readonly locationId: number
  readonly covers: number
  readonly guest: { readonly email: string; readonly phone: string }
}

const quarter = 15 * 60_000
const longestAhead = 300 * 86_400_000
const largestParty = 10

const hasLocation = (id: number) => locations.some(({ locationId }) => locationId === id)

const message = ({ from }: { readonly from: string }) =>
  from.includes('@') ? json({ ticket: 'N-0042' }, 201) : refusal('EMAIL_INVALID')

const quarters = (from: number, until: number) =>
  [...Array(Math.max(0, Math.ceil((until - from) / quarter))).keys()].map((turn) => from + turn * quarter)

const found = (query: string) =>
  locations.filter(({ displayName, address }) =>
    `${displayName} ${address.city}`.toLowerCase().includes(query.trim().toLowerCase()),
  )

const confirmed = (id: string): Reservation => ({
  state: 'confirmed',
  code: `N-${id.slice(0, 4).toUpperCase()}`,
})

const refusal = (code: string, status = 422) => json({ errors: [{ code }] }, status)

const answer = (body: unknown) => (body === undefined ? json({}, 404) : json(body))

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/** Restaurants that are nowhere. */
export const locations: readonly Location[] = [
  {
    locationId: 4711,
    displayName: 'Nord am Canal',
    contact: { phone: '01 496 0110' },
    address: { street: '12 Portobello Harbour', city: 'Dublin', zip: 'D08 X5N1' },
  },
  {
    locationId: 4712,
    displayName: 'Nord in the Lanes',
    contact: { phone: '021 496 0111' },
    address: { street: '3 Carey’s Lane', city: 'Cork' },
  },
  {
    locationId: 4713,
    displayName: 'Nord by the Sea',
    contact: {},
    address: { street: '1 Strand Road', city: 'Galway' },
    holiday: { firstDay: '2026-01-05', lastDay: '2026-01-18', notice: 'We are painting.' },
  },
]
