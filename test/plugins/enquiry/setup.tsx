import '../../kit/dom'
import { act, fireEvent, screen } from '@testing-library/react'
import { definePlugin, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'
import enquiry from '../../../plugins/enquiry'
import { anna, atDetails } from '../../kit/booking'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { page, table, threshold } from '../../kit/stand-ins'

export { removeWidget, renderPlugins, type Diner }
export const create = 'POST /api/enquiries/create'
export const plugins = [threshold, enquiry]

/** A general enquiry as it begins: with no restaurant, day, time or guests. */
export const general = { journey: 'Enquiry', adults: 0, children: 0 }

/** A group's, up to the details; it came by way of a booking. */
export const group = {
  plugins: [threshold, table, enquiry],
  brand: { journeys: ['Booking'] },
  first: { ...atDetails, adults: -1 },
}

/** Ready to be sent: about nothing but a restaurant, and by a group. */
export const ready = {
  plugins,
  first: { ...general, venue: venue(), customer: anna, detailsConfirmed: true },
}
export const readyGroup = { ...group, first: { ...group.first, customer: anna, detailsConfirmed: true } }

/** A restaurant to choose in step 6, where the brand has no location box of the usual kind. */
export const onlyCork = definePlugin({
  id: 'only-cork',
  inserts: [{ at: 'location', always: true, load: async () => ({ default: Cork }) }],
})

function Cork() {
  const { facts, set } = usePlugin<PluginContext>()
  return (
    <button type="button" onClick={() => set({ venue: venue() })}>
      {facts.venue?.name ?? 'Choose Cork'}
    </button>
  )
}

/** A party of a chain's own. */
export const tasting = definePlugin({
  id: 'tasting',
  messages: { label: 'Tasting', title: 'YOUR TASTING', confirmedTitle: 'YOUR TASTING, SENT' },
  journey: {
    name: 'Tasting',
    outcome: 'enquiry',
    defaults: { adults: 2, children: 1 },
    splitGuests: true,
    unchecked: true,
  },
  payload: { ocassionType: () => 'Tasting' },
  inserts: [{ at: 'questions', load: page('What you taste') }],
})

export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Fills in an input that has no role of its own. */
export async function fills(diner: Diner, label: string, value: string) {
  await diner.finds('textbox', 'First Name')
  act(() => void fireEvent.input(input(label), { target: { value } }))
  act(() => void fireEvent.blur(input(label)))
  await diner.waits()
}

/** The special requests as they are sent from here. */
export async function sends(diner: Diner): Promise<unknown> {
  await diner.presses('Continue')
  await diner.presses('Complete Enquiry')
  const [request] = diner.network.sent(create)
  return (request!.body as { readonly specialRequests: unknown }).specialRequests
}
