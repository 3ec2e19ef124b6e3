import { createAdapter, unavailable, type Adapter, type WireSlot } from 'tavola/adapter'
import { read, type ChainErrors, type ChainFetch, type Location } from './chain-api'
import { refusal, reserve } from './reservations'
import { venueOf, createSlots } from './restaurants'

export interface ChainOptions {
  /** As "https://chain.example/v2". */
  readonly root: string
  /** Of the restaurants. */
  readonly timeZone: string
  /** Milliseconds since 1970, as `Date.now` has them. */
  readonly now: () => number
  /** For tests and demonstrations; the page's own by default. */
  readonly fetch?: ChainFetch
}

/** The widget's way to the chain's API. Menus and cards are left out: this chain has none. */
export function createChainAdapter({ root, timeZone, now, fetch: ask = fetch }: ChainOptions): Adapter {
  const { slotsOf, forget } = createSlots(ask, { root, timeZone, now })
  const locationAt = (venueId: string, signal: AbortSignal) =>
    read<Location>(ask, `${root}/locations/${encodeURIComponent(venueId)}`, signal)

  return createAdapter({
    async search({ text }, { signal }) {
      const url = `${root}/locations?query=${encodeURIComponent(text)}`
      const { locations } = await read<{ locations: Location[] }>(ask, url, signal)
      return locations.map(venueOf)
    },

    getVenue: async ({ venueId }, { signal }) => venueOf(await locationAt(venueId, signal)),

    async getSessions(asked) {
      const slots = await slotsOf(asked)
      const isLunch = ({ time }: WireSlot) => Number(time) < 1600
      return {
        sessions: [
          { title: 'Lunch', availability: slots.filter(isLunch) },
          { title: 'Dinner', availability: slots.filter((slot) => !isLunch(slot)) },
        ],
      }
    },

    async checkAvailability(asked, { signal }) {
      const [slots, location] = await Promise.all([slotsOf(asked), locationAt(asked.venueId, signal)])
      const chosen = Number(asked.time.replace(':', ''))
      const usable = slots.filter(({ available, useEnquiryFallback }) => available || useEnquiryFallback)
      return {
        noAvailability: usable.length === 0,
        originalChoiceAvailable: usable.some(({ time, available }) => time === chosen && available),
        venues: [{ ...venueOf(location), availability: usable }],
      }
    },

    async createBooking(payload, call) {
      try {
        return { bookingReference: await reserve(ask, { root, timeZone }, payload, call) }
      } finally {
        forget()
      }
    },

    async createEnquiry(payload, { signal }) {
      const { email, firstName, lastName, venueId, date, time, guests, specialRequests } = payload
      const when = date === null ? 'no day yet' : `${date} ${time ?? ''}`
      const text = `${when}, ${guests === -1 ? '15 or more' : (guests ?? '?')} people. ${specialRequests}`
      const body = JSON.stringify({
        locationId: venueId,
        from: email,
        name: `${firstName} ${lastName}`,
        text,
      })
      const headers = { 'Content-Type': 'application/json' }
      const response = await ask(`${root}/messages`, { method: 'POST', headers, body, signal })
      if (response.status === 422) throw refusal((await response.json()) as ChainErrors)
      if (response.status === 429) throw unavailable()
      return { enquiryReference: ((await response.json()) as { ticket: string }).ticket }
    },
  })
}
