import { defineOutcome, definePlugin, type Plugin, type PluginContext, type Step } from 'tavola'
import type { Kernel } from '../../src/kernel/actions/kernel'

/** Plugins without pages: the kernel only reads what they contribute. */

export const load: Step['load'] = async () => ({ default: () => null })

export const step = (id: string, priority: Step['priority'], when: Step['when'] = () => true): Step => ({
  id,
  priority,
  when,
  load,
})

/** A plugin's own signals in this kernel. */
export const stateOf = <State extends object>(kernel: Kernel, plugin: Plugin<State>) =>
  kernel.plugins.contextOf(plugin).state as PluginContext<State>['state']

/** The one thing that no brand can do without. */
export const start = definePlugin({ id: 'start', steps: [step('start', 'base')] })

export const bookingOutcome = defineOutcome({
  id: 'booking',
  send: (api, payload, signal) => api.createBooking(payload, signal),
  reference: ({ bookingReference }) => bookingReference,
})

export const enquiryOutcome = defineOutcome({
  id: 'enquiry',
  send: (api, payload, signal) => api.createEnquiry(payload, signal),
  reference: ({ enquiryReference }) => enquiryReference,
})

/** A journey that asks for nothing but its slot. */
export const booking = definePlugin({
  id: 'booking',
  journey: { name: 'Booking', outcome: 'booking', defaults: { adults: 2, children: 0 } },
  outcome: bookingOutcome,
  texts: {
    label: 'Book a Table',
    failed: 'Could not complete booking:',
    summary: 'Booking on {date} at {time} for {guests}',
  },
  payload: { venueId: ({ facts }) => facts.venue?.id ?? null },
  steps: [
    step('details', 'flow', ({ facts }) => facts.confirmed && facts.references.booking === undefined),
    step('booked', 'flow', ({ facts }) => facts.confirmed && facts.references.booking !== undefined),
  ],
})

export const enquiry = definePlugin({
  id: 'enquiry',
  journey: { name: 'Enquiry', outcome: 'enquiry', defaults: { adults: 2, children: 0 }, direct: true },
  outcome: enquiryOutcome,
  texts: { label: 'Enquiry', failed: 'Could not complete enquiry:' },
})

export const kidsParty = definePlugin({
  id: 'kids-party',
  journey: {
    name: 'KidsPartyEnquiry',
    aliases: ['KidsPMP'],
    outcome: 'enquiry',
    defaults: { adults: 1, children: 8 },
    splitGuests: true,
  },
  texts: { label: 'Kids Pizza Making Party Enquiry' },
})
