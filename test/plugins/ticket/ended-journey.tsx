import { defineOutcome, definePlugin, type AnyPlugin, type PluginContext } from 'tavola'
import { Place } from 'tavola/controls'
import ticket from '../../../plugins/ticket'
import { anna, atComplete } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { bookingBody, enquiryBody, venue } from '../../kit/fixtures'
import type { TestKernelOptions } from '../../kit/kernel'
import { form, page, threshold } from '../../kit/stand-ins'
// Last: it looks for the kit's document when it loads.
import { act } from '@testing-library/react'

const book = 'POST /api/bookings/create'
const enquire = 'POST /api/enquiries/create'

const Result = () => (
  <div className="result">
    <Place name="reference" fallback={<p>The plain reference</p>} />
  </div>
)

/** A booking whose last step has the place that the ticket stands at. */
const booking = definePlugin({
  ...form,
  steps: [form.steps![0]!, { ...form.steps![1]!, load: page('Booking Confirmed', Result) }],
})

const titles = { confirmedTitle: 'YOUR PARTY' }

/** A party that asks, with the same. */
export const party = definePlugin({
  ...booking,
  id: 'party',
  messages: { ...form.messages!, ...titles },
  journey: {
    name: 'KidsPartyEnquiry',
    outcome: 'enquiry',
    defaults: { adults: 1, children: 8 },
    splitGuests: true,
  },
  outcome: defineOutcome({
    id: 'enquiry',
    send: (api, payload, signal) => api.createEnquiry(payload, signal),
    reference: ({ enquiryReference }) => enquiryReference ?? '',
  }),
  steps: [
    {
      ...form.steps![0]!,
      id: 'enquiry-details',
      when: ({ facts }: PluginContext) => facts.confirmed && facts.references.enquiry === undefined,
    },
    {
      id: 'enquired',
      number: 7,
      priority: 'flow',
      when: ({ facts }: PluginContext) => facts.references.enquiry !== undefined,
      load: page('Thank you', Result),
      end: true,
    },
  ],
})

interface Options extends Partial<TestKernelOptions> {
  /** Of the restaurant. */
  readonly place?: object
  readonly ccgPerformed?: boolean
  /** Plugins besides. */
  readonly more?: readonly AnyPlugin[]
  /** `options.ticket` of the brand. */
  readonly set?: Record<string, unknown>
}

const brandWith = ({ brand, set = {} }: Options) => ({ ...brand, options: { ticket: set } })

/** What a press leads to without an answer of the network is React's to know of too. */
const knowing = (diner: Diner): Diner => ({
  ...diner,
  clicks: (role, name) => act(() => diner.clicks(role, name)),
})

/** Step 5, with the ticket. */
export async function renderBooked(given: Options = {}) {
  const { place = {}, ccgPerformed = false, more = [], set: _set, first, ...options } = given
  const diner = await renderPlugins({
    plugins: [threshold, booking, ticket, ...more],
    first: { ...atComplete, venue: venue(place), ...first },
    answers: { [book]: bookingBody({ ccgPerformed }) },
    ...options,
    brand: brandWith(given),
  })
  await diner.presses('Complete Booking')
  await diner.finds('heading', 'Booking Confirmed')
  return knowing(diner)
}

/** Step 7, with the ticket. */
export async function renderAsked(given: Options = {}, reference: string | null = 'ME-4711') {
  const { place = {}, more = [], set: _set, first, ...options } = given
  const diner = await renderPlugins({
    plugins: [threshold, party, ticket, ...more],
    first: { ...atComplete, venue: venue(place), adults: 1, children: 8, customer: anna, ...first },
    answers: { [enquire]: enquiryBody(reference) },
    ...options,
    brand: brandWith(given),
  })
  await diner.presses('Complete Booking')
  await diner.finds('heading', 'Thank you')
  return knowing(diner)
}

/** What the ticket lists, by name. */
export const facts = () =>
  [...document.querySelectorAll('dt')].map(
    (name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`,
  )
