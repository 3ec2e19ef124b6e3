import { createRef } from 'react'
import { definePlugin, init, type CodeBrand, type Handle, type InitOptions } from 'tavola'
import { createAdapter } from 'tavola/adapter'
import { defineTavolaBooking, type TavolaBookingElement } from 'tavola/element'
import italian from 'tavola/languages/it'
import booking from 'tavola/plugins/booking'
import start from 'tavola/plugins/start'
import { TavolaBooking } from 'tavola/react'
import { scene } from 'tavola/scenes'
import milano from 'tavola/themes/milano'

/** Code that a host's compiler must accept, and code that it must refuse (test/package/types.test.ts). */

const tea = definePlugin({ id: 'afternoon-tea', texts: { label: 'Tea' } })
const brand: CodeBrand = {
  theme: milano,
  plugins: [start, booking, tea],
  locale: 'it-IT',
  languages: { it: italian, ar: () => import('tavola/languages/ar') },
}
const options: InitOptions = {
  baseUrl: '',
  brand,
  venueId: 28,
  guests: -1,
  fetch: scene('a free evening'),
}
const handle: Handle = init(options)
handle.on('booking-confirmed', ({ reference }) => reference.trim())
handle.update({ venueId: 'cork', time: '19:30' })
defineTavolaBooking({ brand })
export function assigns(element: TavolaBookingElement) {
  element.venueId = 'cork'
  element.venueId = undefined
  element.brand = brand
  // @ts-expect-error -- A number of guests.
  element.guests = '2'
  // @ts-expect-error -- It is the element's own.
  element.handle = handle
}
const ref = createRef<Handle>()
const venueId = undefined as string | undefined
export const good = (
  <TavolaBooking
    ref={ref}
    {...options}
    venueId={venueId}
    className="book"
    onStep={({ name }) => name.trim()}
  />
)

const api = createAdapter({ search: () => [{ id: 28, name: 'Cork' }] })
const adapted: InitOptions = { api, brand, guests: 2 }
init(adapted)
handle.update({ api })
defineTavolaBooking({ api, brand })
export const overAdapter = [
  <TavolaBooking key="1" api={api} brand={brand} />,
  <TavolaBooking key="2" {...adapted} />,
]

// @ts-expect-error -- Functions are no adapter yet.
init({ api: { search: () => [] }, brand })
// @ts-expect-error -- A venue has a name.
createAdapter({ search: () => [{ id: 28 }] })
// @ts-expect-error -- No such call.
createAdapter({ getVenus: () => null })
// Names: of what is imported, and of what is declared.
declare module 'tavola' {
  interface JourneyNames {
    Tea: true
  }
  interface MessageNames {
    'afternoon-tea.label': true
  }
}
const texts: Readonly<Record<string, string>> = {}
export const named: CodeBrand = {
  ...brand,
  journeys: ['Tea', 'Booking'],
  groupJourney: 'Booking',
  options: { start: { search: 'both' }, 'afternoon-tea': { anything: true } },
  messages: { 'booking.label': 'A table', 'afternoon-tea.label': 'Tea', 'widget.back': 'Return' },
}
export const written: CodeBrand = { ...brand, messages: texts, tokens: { '--tavola-accent': '#0a5c36' } }
handle.open('cork', 'Booking')
// @ts-expect-error -- No plugin brings this journey.
export const journeys: CodeBrand = { ...brand, journeys: ['Bokking'] }
// @ts-expect-error -- Nor this one.
export const group: CodeBrand = { ...brand, groupJourney: 'Enquiries' }
// @ts-expect-error -- There is no such text.
export const text: CodeBrand = { ...brand, messages: { 'booking.lable': 'A table' } }
// @ts-expect-error -- Nor in the shell.
export const shell: CodeBrand = { ...brand, messages: { 'widget.bakc': 'Return' } }
// @ts-expect-error -- The plugin has no such option.
export const option: CodeBrand = { ...brand, options: { start: { serch: 'both' } } }
// @ts-expect-error -- It has, but not this value.
export const choice: CodeBrand = { ...brand, options: { start: { search: 'all' } } }
// @ts-expect-error -- A token, misspelt.
export const token: CodeBrand = { ...brand, tokens: { '--tavola-acent': '#0a5c36' } }
// @ts-expect-error -- There is no such journey.
handle.open('cork', 'Bokking')
const load = async () => ({ default: () => null })
// @ts-expect-error -- There is no such place.
definePlugin({ id: 'afternoon-tea', inserts: [{ at: 'detials', load }] })

// @ts-expect-error -- There is nothing to show without a brand.
init({ baseUrl: '' })
// @ts-expect-error -- No such option.
init({ ...options, venue: 'cork' })
// @ts-expect-error -- A number of guests.
init({ ...options, guests: '2' })
// @ts-expect-error -- In code plugins are given themselves.
init({ ...options, brand: { theme: milano, plugins: ['start', 'booking'] } })
// @ts-expect-error -- The theme, too.
init({ ...options, brand: { ...brand, theme: 'milano' } })
// @ts-expect-error -- No such setting of a brand.
init({ ...options, brand: { ...brand, color: 'green' } })
// @ts-expect-error -- No such event.
handle.on('booked', () => undefined)
// @ts-expect-error -- No such detail of it.
handle.on('step', ({ reference }) => reference)
// @ts-expect-error -- No such option.
handle.update({ venue: 'cork' })
// @ts-expect-error -- The base URL is missing.
export const bare = <TavolaBooking brand={brand} />
// @ts-expect-error -- No such prop.
export const unknown = <TavolaBooking baseUrl="" brand={brand} onBooked={() => undefined} />
// @ts-expect-error -- It has a place of its own.
export const placed = <TavolaBooking baseUrl="" brand={brand} container={null} />
