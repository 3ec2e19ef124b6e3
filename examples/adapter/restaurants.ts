import type { WireVenue, SessionsQuery, WireSlot } from 'tavola/adapter'
import { type Location, read, type ChainFetch, type ChainSlot } from './chain-api'
import { instantOf, localTime } from './local-time'

/** A location as the widget knows restaurants. */
export function venueOf({ locationId, displayName, address, contact, holiday }: Location): WireVenue {
  const { street, city, zip } = address
  return {
    id: locationId,
    name: displayName,
    address: [street, city],
    postCode: zip,
    telephone: contact.phone,
    ...(holiday && {
      closedMessage: holiday.notice,
      closedFrom: holiday.firstDay,
      // The widget wants the day it is open again.
      closedTo: dayAfter(holiday.lastDay),
    }),
  }
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

const week = 7 * 86_400_000
/** In milliseconds: a diner who looks at the next day asks nobody, and one who thinks for long sees what is free by then. */
const lifetime = 60_000

interface Kept {
  readonly slots: Promise<readonly ChainSlot[]>
  readonly askedAt: number
}

/** The times of a day. The chain's API answers for a whole week at once, which is kept for the days beside it. */
export function createSlots(
  ask: ChainFetch,
  { root, timeZone, now }: { readonly root: string; readonly timeZone: string; readonly now: () => number },
) {
  const kept = new Map<string, Kept>()

  async function slotsOf({ venueId, date, guests }: SessionsQuery): Promise<WireSlot[]> {
    const slots = await weekOf(venueId, date, guests)
    return slots.flatMap(({ startsAt, state }) => {
      const local = localTime(startsAt, timeZone)
      if (local.date !== date) return []
      return [
        {
          time: Number(local.time.replace(':', '')),
          available: state === 'free' && guests !== -1,
          // A group always enquires.
          useEnquiryFallback: state === 'waitlist' || guests === -1,
        },
      ]
    })
  }

  function weekOf(venueId: string, date: string, guests: number): Promise<readonly ChainSlot[]> {
    const first = new Date(Math.floor(Date.parse(date) / week) * week)
    const from = instantOf({ date: first.toISOString().slice(0, 10), time: '00:00' }, timeZone)
    const until = new Date(Date.parse(from) + week + 86_400_000).toISOString()
    // A group of 15 or more is requested as the largest party.
    const covers = guests === -1 ? 14 : guests
    const url = `${root}/locations/${encodeURIComponent(venueId)}/slots?from=${from}&until=${until}&covers=${covers}`
    const known = kept.get(url)
    if (known && now() - known.askedAt < lifetime) return known.slots
    // Without the signal of one diner's question: others may wait for the same answer.
    const slots = read<{ slots: ChainSlot[] }>(ask, url).then((body) => body.slots)
    kept.set(url, { slots, askedAt: now() })
    slots.catch(() => kept.delete(url))
    return slots
  }

  /** After a booking: what is kept is not true any more. */
  return { slotsOf, forget: () => kept.clear() }
}
