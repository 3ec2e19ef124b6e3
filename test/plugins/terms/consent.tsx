import { definePlugin, type Plugin } from 'tavola'
import { DetailsForm } from 'tavola/controls'
import terms from '../../../plugins/terms'
import { atDetails } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { enquiry, party, table, threshold } from '../../kit/stand-ins'
// Last: it looks for the kit's document when it loads.
import { act } from '@testing-library/react'

const clause = (label: string) =>
  ({
    texts: { label: 'A journey', terms: label },
    inserts: [
      {
        at: 'conditions',
        always: true,
        label: 'terms',
        load: async () => ({ default: () => <p>All about {label}</p> }),
      },
    ],
  }) as const

const details = {
  priority: 'flow',
  when: () => true,
  load: async () => ({ default: () => <DetailsForm /> }),
} as const

/** A journey without a section. */
export const bare = definePlugin({ ...(table as Plugin), steps: [{ ...details, id: 'details' }] })
/** The journeys that contribute a section each, their details form, and the terms, listed last. */
const bookings = definePlugin({ ...bare, ...clause('Bookings') })
const enquiries = definePlugin({ ...(enquiry as Plugin), steps: [{ ...details, id: 'enquiry-details' }] })
const kids = definePlugin({ ...(party as Plugin), ...clause('Kids Pizza Making Parties') })
const adults = definePlugin({
  ...clause('Adult Pizza Making Parties'),
  id: 'adults',
  journey: { name: 'AdultsPartyEnquiry', outcome: 'enquiry', defaults: { adults: 8, children: 0 } },
})

const plugins = [threshold, bookings, adults, kids, enquiries, terms]

/** A diner at the details, in front of the consent. */
export async function renderConsent(options: Partial<Parameters<typeof renderPlugins>[0]> = {}) {
  const first = { ...atDetails, journey: 'Booking', ...options.first }
  const diner = await renderPlugins({ plugins, ...options, first })
  const link = await diner.finds('button', 'terms and conditions')
  /** Inside `act`, so that React knows about the press's direct effects. */
  const clicks: typeof diner.clicks = (role, name) => act(() => diner.clicks(role, name))
  return { ...diner, clicks, link }
}

export async function opensTerms(options?: Parameters<typeof renderConsent>[0]) {
  const diner = await renderConsent(options)
  await diner.presses('terms and conditions')
  await diner.finds('dialog', 'Terms and conditions')
  await diner.waits()
  return diner
}
