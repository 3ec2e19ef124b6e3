import type { Customer, EventName, PluginContext } from 'tavola'
import type { EventMap, EventDetail } from '../../src/contract/events'
import { slotDetail, type PublicText } from 'tavola/journeys'
import type { Handle } from '../../src/host/public'

/** No event can contain typed text. Checked by `tsc`: a missing expected error is an error itself. */

type Never<Nothing extends never> = Nothing
type Fields<Name extends EventName> = keyof EventMap[Name]

/** Fields that would take any text, or a value of the details form. */
type Open<Name extends EventName> = {
  [Field in Fields<Name>]: string extends EventMap[Name][Field]
    ? Field
    : Customer[keyof Customer] extends EventMap[Name][Field]
      ? Field
      : never
}[Fields<Name>]

export type NoFieldTakesWhatWasTyped = Never<{ [Name in EventName]: Open<Name> }[EventName]>
export type NoFieldIsOfTheDetailsForm = Never<
  Extract<{ [Name in EventName]: Fields<Name> }[EventName], keyof Customer>
>

interface Careless {
  step: { name: string }
}
// @ts-expect-error -- A field for any text would be found.
export type Found = Never<string extends Careless['step']['name'] ? 'name' : never>

export function events({ emit, facts }: PluginContext): void {
  const { customer } = facts
  emit('search', { results: 3 })
  emit('ready', {})
  const slot = slotDetail({ venue: facts.venue!, date: '2026-11-20', time: '19:30', guests: 2 })
  emit('slot', slot)
  // @ts-expect-error -- The text may be somebody's home.
  emit('search', { results: 3, text: '8 Oliver Plunkett Street' })
  // @ts-expect-error -- A text may repeat what was typed.
  emit('error', { code: 'booking.failed', text: 'anna@example.ie is taken' })
  // @ts-expect-error -- And so may one in place of its key.
  emit('error', { code: customer.specialRequests })
  // @ts-expect-error -- An event that says nothing.
  emit('ready', { email: customer.email })
  // @ts-expect-error -- No such event.
  emit('booked', {})
  // @ts-expect-error -- Half of its detail is missing.
  emit('slot', { venueId: 7 })
  // @ts-expect-error -- What was typed is no name.
  emit('step', { name: customer.firstName, number: 4 })
  // @ts-expect-error -- Nor a day.
  emit('slot', { ...slot, date: customer.lastName })
}

const confirmation = {
  reference: '',
  journey: 'Booking' as PublicText,
  venueId: 7,
  date: null,
  time: null,
  guests: 2,
} as const
export const confirmed: EventMap['booking-confirmed'] = confirmation
// @ts-expect-error -- A confirmation says what was booked, never by whom.
export const named: EventMap['booking-confirmed'] = { ...confirmation, email: 'anna@example.ie' }
// @ts-expect-error -- Its reference stays empty, even for a text of the server's.
export const known: EventMap['booking-confirmed'] = { ...confirmation, reference: 'MB-1' as PublicText }

export function listener(handle: Handle): void {
  handle.on('booking-confirmed', ({ reference, version }, about) => {
    const text: string = reference
    const one: 1 = version
    void [text, one, about?.replayed]
  })
  handle.on('ready', ({ version }: EventDetail<'ready'>) => void version)
  // @ts-expect-error -- No event tells it.
  handle.on('booking-confirmed', ({ email }) => void email)
  // @ts-expect-error -- No such event.
  handle.on('booked', () => undefined)
}
