import type { ComponentType } from 'react'
import { defineOutcome, definePlugin, StepHeading, type Step } from 'tavola'

/** Small plugins that stand where a test does not want the real ones. */

/** A step's file: its heading, and what a test puts under it. */
export function page(title: string, Body: ComponentType = () => null): Step['load'] {
  const Page = () => (
    <>
      <StepHeading>{title}</StepHeading>
      <Body />
    </>
  )
  return async () => ({ default: Page })
}

/** A first step that asks for nothing: the facts come from the test. */
export const threshold = definePlugin({
  id: 'threshold',
  steps: [{ id: 'threshold', priority: 'base', when: () => true, load: page('Welcome') }],
})

/** A journey whose slot is checked, with one step once it is confirmed. */
export const table = definePlugin({
  id: 'table',
  messages: {
    label: 'Book a Table',
    summary: 'Booking on {date} at {time} for {guests}',
    waiting: 'Checking Availability...',
  },
  journey: { name: 'Booking', outcome: 'booking', defaults: { adults: 2, children: 0 } },
  outcome: defineOutcome({
    id: 'booking',
    send: (api, payload, signal) => api.createBooking(payload, signal),
    reference: ({ bookingReference }) => bookingReference,
  }),
  steps: [
    {
      id: 'details',
      number: 4,
      priority: 'flow',
      when: ({ facts }) => facts.confirmed,
      load: page('Your Details'),
    },
  ],
})

/** A journey with an end of its own, and one step once its slot is confirmed. */
export const enquiry = definePlugin({
  id: 'enquiry',
  messages: {
    label: 'General Enquiry',
    summary: 'Enquiry for {date} at {time} for {guests}',
    waiting: 'Getting time slots...',
  },
  journey: { name: 'Enquiry', outcome: 'enquiry', defaults: { adults: 2, children: 0 } },
  outcome: defineOutcome({
    id: 'enquiry',
    send: (api, payload, signal) => api.createEnquiry(payload, signal),
    reference: ({ enquiryReference }) => enquiryReference,
  }),
  steps: [
    {
      id: 'enquiry-details',
      number: 6,
      priority: 'flow',
      when: ({ facts }) => facts.confirmed,
      load: page('Your Enquiry Details'),
    },
  ],
})

/** A party: its slot is not checked with the server (section 4, "Continue"). */
export const party = definePlugin({
  id: 'party',
  messages: { label: 'Kids Pizza Making Party Enquiry' },
  journey: {
    name: 'KidsPartyEnquiry',
    aliases: ['KidsPMP'],
    outcome: 'enquiry',
    defaults: { adults: 1, children: 8 },
    splitGuests: true,
    noticeHours: 48,
    unchecked: true,
  },
})

/** Step 2 of a booking: shown while other restaurants stand in for the chosen one. */
export const alternatives = definePlugin({
  id: 'alternatives',
  serves: 'booking',
  steps: [
    {
      id: 'alternatives',
      number: 2,
      priority: 'flow',
      when: ({ facts }) => facts.availability !== null && !facts.confirmed,
      load: page('Other restaurants'),
    },
  ],
})
