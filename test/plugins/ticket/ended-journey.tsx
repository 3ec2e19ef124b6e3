import { defineOutcome, definePlugin, type AnyPlugin, type PluginContext } from 'tavola'
import { Place } from 'tavola/controls'
import ticket from '../../../plugins/ticket'
import { atComplete } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { bookingBody, enquiryBody, venue } from '../../kit/fixtures'
import { form, page, threshold } from '../../kit/stand-ins'
// Last: it looks for the kit's document when it loads.
import { act } from '@testing-library/react'

const Result = () => (
  <div className="result">
    <Place name="reference" fallback={<p>The plain reference</p>} />
  </div>
)

const [details, booked] = form.steps!

/** A booking whose last step has the place that the ticket stands at. */
const booking = definePlugin({ ...form, steps: [details!, { ...booked!, load: page('The end', Result) }] })

/** A party that asks, with the same. */
const party = definePlugin({
  ...form,
  id: 'party',
  texts: { ...form.texts!, confirmedTitle: 'YOUR PARTY' } as typeof form.texts & object,
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
    { ...details!, when: ({ facts }: PluginContext) => facts.references.enquiry === undefined },
    {
      ...booked!,
      when: ({ facts }: PluginContext) => facts.references.enquiry !== undefined,
      load: page('The end', Result),
    },
  ],
})

/** An enquiry that needs no table. */
const general = definePlugin({
  ...party,
  id: 'general',
  journey: { name: 'Enquiry', outcome: 'enquiry', defaults: { adults: 0, children: 0 }, direct: true },
})

interface Options extends Partial<Parameters<typeof renderPlugins>[0]> {
  /** Of the restaurant. */
  readonly place?: object
  readonly ccgPerformed?: boolean
  readonly reference?: string | null
  /** Plugins besides. */
  readonly more?: readonly AnyPlugin[]
  /** `options.ticket` of the brand. */
  readonly set?: Record<string, unknown>
}

/** The last step of a journey, with the ticket. */
async function ends(journey: AnyPlugin, given: Options) {
  const { place = {}, ccgPerformed = false, reference = 'ME-4711', more = [], set = {}, ...options } = given
  const diner = await renderPlugins({
    plugins: [threshold, journey, ticket, ...more],
    answers: {
      'POST /api/bookings/create': bookingBody({ ccgPerformed }),
      'POST /api/enquiries/create': enquiryBody(reference),
    },
    ...options,
    first: { ...atComplete, venue: venue(place), ...options.first },
    brand: { ...options.brand, options: { ticket: set } },
  })
  await diner.presses('Complete Booking')
  await diner.finds('heading', 'The end')
  /** What a press leads to without an answer of the network is React's to know of too. */
  const clicks: typeof diner.clicks = (role, name) => act(() => diner.clicks(role, name))
  return { ...diner, clicks, ticket: () => diner.within('group', 'Your table') }
}

export const renderBooked = (given: Options = {}) => ends(booking, given)

export const renderAsked = (given: Options = {}) =>
  ends(party, { ...given, first: { adults: 1, children: 8, ...given.first } })

/** An enquiry without a table, unless `first` has a part of one. */
export const renderGeneral = (first: object = {}) =>
  ends(general, {
    first: { journey: 'Enquiry', date: null, time: null, adults: 0, children: 0, ...first },
  })

/** What the ticket lists, by name. */
export const facts = () =>
  [...document.querySelectorAll('dt')].map(
    (name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`,
  )

/** What a reader of RFC 5545 makes of a calendar's file: unfolded lines, each a name with its value. */
export function read(file: string): ReadonlyMap<string, string> {
  const lines = file.replace(/\r\n /g, '').split('\r\n').filter(Boolean)
  const parts = (line: string, end = line.indexOf(':')) => [line.slice(0, end), line.slice(end + 1)] as const
  return new Map(lines.map((line) => parts(line)))
}

/** A text of that file as it was before it was escaped. */
export const unescaped = (text = '') =>
  text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))
