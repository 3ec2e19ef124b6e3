import { definePlugin, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'
import crossSell from '../../../plugins/cross-sell'
import { atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { availabilityBody, slotBody, venue, venueBody } from '../../kit/fixtures'
import type { TestKernelOptions } from '../../kit/kernel'
import { enquiry, page, table } from '../../kit/stand-ins'

/** A first step that does no more than to ask for the availability of what the test has chosen. */
const asking = definePlugin({
  id: 'asking',
  steps: [{ id: 'asking', number: 1, priority: 'base', when: () => true, load: page('Welcome', Ask) }],
})

function Ask() {
  const { facts, api, set, advance, signal } = usePlugin<PluginContext>()
  const ask = async () => {
    const selection = { venueId: facts.venue!.id, date: facts.date!, time: facts.time!, guests: facts.guests }
    set({ availability: await api.searchAvailability(selection, signal) })
  }
  return <button onClick={() => void advance(ask)}>Continue</button>
}

export const check = 'GET /api/venues/searchavailability/*'

export const dublin = (over: object = {}) =>
  venueBody({
    id: 'dublin',
    name: 'Milano Dublin',
    address: ['38 Dawson Street'],
    postCode: 'D02 E729',
    telephone: '01 496 0102',
    distance: 3.4,
    distanceInMilesString: '3.4 miles',
    availability: [slotBody(1930)],
    ...over,
  })

export const galway = (over: object = {}) =>
  dublin({ id: 'galway', name: 'Milano Galway', distance: 120, distanceInMilesString: '120 miles', ...over })

/** The chosen restaurant as it stands among the others, with other times. */
export const cork = (over: object = {}) => venueBody({ availability: [slotBody(2000)], ...over })

interface Asked extends Partial<TestKernelOptions> {
  /** Step 2's title. */
  readonly title?: string
  /** What the server has instead; the choice itself is not free. */
  readonly venues?: readonly object[]
  /** What else its answer says. */
  readonly says?: object
  /** What it says of the chosen restaurant, Milano Cork. */
  readonly chosen?: object
}

/** A diner who has asked for a table that is not free, in front of step 2. */
export async function seesOthers({
  venues = [],
  says = {},
  chosen = {},
  title = 'Other tables for you',
  ...options
}: Asked = {}) {
  const answer = availabilityBody({ originalChoiceAvailable: false, venues, ...says })
  const diner = await renderPlugins({
    plugins: [asking, crossSell, table, enquiry],
    first: { ...atSlot, venue: venue(chosen) },
    ...options,
    // The enquiry has no button of its own: only a slot leads there.
    brand: { journeys: ['Booking'], ...options.brand },
    answers: { [check]: answer, ...options.answers },
  })
  await diner.presses('Continue')
  await diner.finds('heading', title)
  return diner
}

/** Restaurants that are each a mile further away. */
export const chain = (count: number, over: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    dublin({ id: index, name: `Milano ${index}`, distance: index, ...over(index) }),
  )

/** A slot at every quarter of an hour from noon on. */
export const day = (count: number, available = (_index: number): boolean => true) =>
  Array.from({ length: count }, (_, index) =>
    slotBody(1200 + Math.floor(index / 4) * 100 + (index % 4) * 15, available(index)),
  )

/** The brand's plugins but those of an enquiry. */
export const bookingsOnly = [asking, crossSell, table]

export const click = (detail: number) => new MouseEvent('click', { bubbles: true, cancelable: true, detail })

/** A click that the browser counts: 2 for the second of a double click. */
export async function clicks(diner: Diner, name: string, detail: number): Promise<void> {
  await diner.sees(() => void diner.gets('button', name).dispatchEvent(click(detail)))
  await diner.waits(1_000)
}
