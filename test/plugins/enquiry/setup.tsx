import '../../kit/dom'
import { act, fireEvent, screen } from '@testing-library/react'
import { definePlugin } from 'tavola'
import enquiry from '../../../plugins/enquiry'
import { anna, atDetails } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { enquiryBody, venue } from '../../kit/fixtures'
import { page, table, threshold } from '../../kit/stand-ins'

type Options = Parameters<typeof renderPlugins>[0]

export const create = 'POST /api/enquiries/create'
export const plugins = [threshold, enquiry]
export const answers = { [create]: enquiryBody() }

/** A general enquiry begins with no day, time or guests. */
const general = { journey: 'Enquiry', adults: 0, children: 0 }
export const question: Options = { plugins, answers, first: { ...general, venue: venue(), customer: anna } }

/** A group's, which came by way of a booking. */
export const group: Options = {
  plugins: [threshold, table, enquiry],
  answers,
  brand: { journeys: ['Booking'] },
  first: { ...atDetails, adults: -1, customer: anna },
}

/** A party of a chain's own. */
const tasting = definePlugin({
  id: 'tasting',
  texts: { label: 'Tasting', title: 'YOUR TASTING', confirmedTitle: 'YOUR TASTING, SENT' },
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
export const party: Options = {
  plugins: [...plugins, tasting],
  answers,
  first: { ...atDetails, journey: 'Tasting', adults: 2, children: 1, customer: anna },
}

/** A diner at step 6. */
export async function opens(options: Options, first: object = {}): Promise<Diner> {
  const diner = await renderPlugins({ ...options, first: { ...options.first, ...first } })
  await diner.finds('textbox', 'First Name')
  return diner
}

/** Sends what is filled in. */
export async function posts(diner: Diner): Promise<Diner> {
  await diner.sees(() => diner.kernel.choices.set({ detailsConfirmed: true }))
  await diner.presses('Complete Enquiry')
  return diner
}

/** To step 7. */
export async function completes(diner: Diner): Promise<Diner> {
  await posts(diner)
  await diner.finds('heading', 'Thank you for your enquiry.')
  return diner
}

export const thanks = async (options: Options, first: object = {}) => completes(await opens(options, first))

export const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Fills in an input that has no role of its own. */
export async function fills(diner: Diner, label: string, value: string): Promise<void> {
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
