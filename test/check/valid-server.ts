import { addDays, isClosedOn } from '../../src/dates/plain-date'
import {
  availabilityBody,
  bookingBody,
  clientTokenBody,
  enquiryBody,
  menuBody,
  slotBody,
  venueBody,
} from '../../src/scenes'

/** The time of all checks in the tests: a Friday at noon. */
export const now = new Date('2026-11-20T12:15:00Z')
const friday = '2026-11-20'

export interface Received {
  readonly method: string
  /** Decoded: ['venues', 'search', 'cork']. */
  readonly parts: readonly string[]
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
}

export interface Reply {
  status: number
  headers: Record<string, string>
  body: any
  /** Sent instead of the body as JSON. */
  text?: BodyInit
}

/** Changes one response of the valid server. */
export type Mutation = (reply: Reply, received: Received) => void | Promise<void>

/** Rules of the valid server that a faulty one breaks. */
export interface Faults {
  /** Checks the tables before it waits for its database, and sells after. */
  readonly sellsTwice?: boolean
  readonly sellsFull?: boolean
  readonly showsSold?: boolean
  readonly forgetsKeys?: boolean
  readonly answersKeysBlindly?: boolean
  /** Looks up the key before it waits for its database, and stores it after. */
  readonly storesKeysLate?: boolean
  /** Repeats the response, but takes another table. */
  readonly booksKeysTwice?: boolean
  readonly sameReference?: boolean
  readonly forgetsChildren?: boolean
}

const venuesOn = (today: string) => [
  venueBody({
    ...{ id: '101', distance: null, distanceInMilesString: null },
    bookingConfiguration: { 'step4-requireMinAge': 'true' },
  }),
  venueBody({
    ...{ id: '102', name: 'Milano Kinsale', distance: 15.8 },
    ...{ closedFrom: addDays(today, 9), closedTo: addDays(today, 12) },
  }),
  venueBody({
    ...{ id: '103', name: 'Milano Killarney', distance: 54.3 },
    bookingConfiguration: { 'booking-card-guarantee': 'true', 'booking-cancel-hours': '48' },
  }),
]

const times = [900, 1200, 1230, 1900, 1930]
/** A club dines at 1900 on Mondays, so that not all days are alike. */
const isClubNight = (date: string, time: number) =>
  time === 1900 && new Date(`${date}T12:00:00Z`).getUTCDay() === 1
/** Tables at each time, and the largest party. */
const tables = 2
const largest = 10

/** A request, as a faulty server reads it. */
export interface Misread {
  readonly parts: string[]
  readonly body: Record<string, unknown>
}

/** A back end in memory that follows the contract. */
export function validServer(
  mutate: Mutation = () => undefined,
  faults: Faults = {},
  today = friday,
  misread: (request: Misread) => void = () => undefined,
): typeof fetch {
  const answer = createRules(faults, today)
  return async (input, { method = 'GET', headers: sent, body: text } = {}) => {
    const received: Received = {
      method,
      parts: new URL(input as string).pathname.split('/').slice(2).map(decodeURIComponent),
      headers: new Headers(sent),
      body: text ? (JSON.parse(text as string) as Received['body']) : {},
    }
    const read = { ...received, parts: [...received.parts], body: { ...received.body } }
    misread(read)
    const reply = { headers: { ...cors }, ...(await answer(read)) }
    if (method !== 'OPTIONS') reply.headers['Content-Type'] = 'application/json'
    await mutate(reply, received)
    const { status, headers, body } = reply
    const noBody = status === 204 || status === 304
    return new Response(noBody ? null : ((reply as Reply).text ?? JSON.stringify(body)), { status, headers })
  }
}

const cors: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, x-session-id, idempotency-key',
  'Access-Control-Expose-Headers': 'Date',
  'Cache-Control': 'no-store',
}

const ok = (body: unknown) => ({ status: 200, body })
const refuse = (field: string, message: string) => ({ status: 400, body: { [field]: [message] } })
const notFound = { status: 404, body: { venueId: ['There is no restaurant with this id.'] } }
const pause = () => new Promise((done) => setTimeout(done, 1))

interface Answer {
  readonly status: number
  readonly body: unknown
}

function createRules(faults: Faults, today: string) {
  const venues = venuesOn(today)
  const sold = new Map<string, number>()
  const answers = new Map<string, { readonly body: string; readonly answer: Promise<Answer> }>()
  let references = 0

  const left = (id: string, date: string, time: number) => tables - (sold.get(`${id} ${date} ${time}`) ?? 0)
  const slots = (id: string, date: string, guests: number) => {
    const venue = venues.find((one) => one.id === id)!
    const isOpen = date > today && date < addDays(today, 365) && !isClosedOn(venue, date)
    const isGroup = guests < 0 || guests > largest
    return times.map((time) => {
      const isSeated = isOpen && !isGroup && time !== 1230 && !isClubNight(date, time)
      return slotBody(time, isSeated && (faults.showsSold || left(id, date, time) > 0), isOpen && isGroup)
    })
  }

  async function book({ body }: Received): Promise<Answer> {
    const { venueId = '', date = '', email, paymentNonce, ...sent } = body as Record<string, string>
    const time = Number(sent.time)
    if (!email) return refuse('email', 'Please enter your email')
    if (!venues.some(({ id }) => id === venueId)) return refuse('venueId', 'There is no such restaurant.')
    if (date === '2027-02-30') return refuse('date', 'Please choose a date')
    const guests = Number(sent.guests) + (faults.forgetsChildren ? 0 : Number(sent.children))
    const slot = slots(venueId, date, guests).find((one) => one.time === time)
    const isFree = slot?.available && left(venueId, date, time) > 0
    if (!isFree && !faults.sellsFull) return refuse('time', 'Sorry, that table has just been taken.')
    const needsCard = venueId === '103'
    if (needsCard && !paymentNonce) return ok(bookingBody({ bookingReference: null, requiresCcg: true }))
    if (faults.sellsTwice) await pause()
    const key = `${venueId} ${date} ${time}`
    sold.set(key, (sold.get(key) ?? 0) + 1)
    const bookingReference = faults.sameReference ? 'MB-1' : `MB-${++references}`
    return ok(bookingBody({ bookingReference, ccgPerformed: needsCard }))
  }

  async function once(received: Received): Promise<Answer> {
    const key = received.headers.get('Idempotency-Key')
    const body = JSON.stringify(received.body)
    const before = key && !faults.forgetsKeys ? answers.get(key) : undefined
    if (before && before.body !== body && !faults.answersKeysBlindly)
      return { status: 422, body: { 'Idempotency-Key': ['This key was used with another body.'] } }
    if (before && faults.booksKeysTwice) await book(received)
    if (before) return before.answer
    if (key && faults.storesKeysLate) await pause()
    const answer = book(received)
    if (key) answers.set(key, { body, answer })
    return answer
  }

  return async (received: Received): Promise<Answer> => {
    if (received.method === 'OPTIONS') return { status: 204, body: null }
    const [room, call, id = '', date = '', third = '', fourth = ''] = received.parts
    const venue = venues.find((one) => one.id === id)
    if (call === 'search' && room === 'venues') return ok(named(venues, received.parts.slice(2).join('/')))
    if (call === 'searchnearby') return ok(near(venues, id))
    if (call === 'getclienttoken') return ok(clientTokenBody())
    if (room === 'bookings') return once(received)
    if (room === 'enquiries' && !received.body.email) return refuse('email', 'Please enter your email')
    if (room === 'enquiries') return ok(enquiryBody(`ME-${++references}`))
    if (!venue) return notFound
    if (call === 'getbyid') return ok(venue)
    if (room === 'menus') return ok([menuBody('a-la-carte', 'À la carte')])
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) return refuse('date', 'The date must be a day as YYYY-MM-DD.')
    if (room === 'sessions') return ok(sessionsOf(slots(id, date, Number(third))))
    return ok(check(venue, date, Number(third), Number(fourth)))
  }

  function check(original: Venues[number], date: string, time: number, guests: number) {
    const withSlots = venues.map((venue) => ({ ...venue, availability: slots(venue.id, date, guests) }))
    const offering = withSlots.filter(({ availability }) =>
      availability.some((slot) => slot.available || slot.useEnquiryFallback),
    )
    return availabilityBody({
      noAvailability: offering.length === 0,
      originalChoiceAvailable: slots(original.id, date, guests).some(
        (slot) => slot.time === time && slot.available,
      ),
      originalChoiceClosed: isClosedOn(original, date),
      venues: offering,
    })
  }
}

type Venues = ReturnType<typeof venuesOn>

const named = (venues: Venues, text: string) =>
  venues.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))

const near = (venues: Venues, text: string) =>
  text === 'Cork'
    ? { venues, resolvedLocationDescription: 'Cork, Ireland' }
    : { venues: [], resolvedLocationDescription: '' }

const sessionsOf = (availability: readonly ReturnType<typeof slotBody>[]) => ({
  sessions: [
    { title: 'Lunch', startTime: 900, endTime: 1430, availability: availability.slice(0, 3) },
    { title: 'Dinner', startTime: 1800, endTime: 2130, availability: availability.slice(3) },
  ],
  configuration: { configuration: { 'step2-message': 'Call us on ##telephone##.' } },
})
