import type { ComponentType } from 'react'
import { defineOutcome, definePlugin, type PluginContext, type Step } from 'tavola'
import { customerFields, customerValidators, selectionFields } from 'tavola/journeys'
import { DetailsForm, Place, StepHeading, useInserts, usePlugin } from 'tavola/controls'

/** Small stub plugins for tests that do not need the real ones. */

/** A step's component with a heading and an optional body. */
export function page(title: string, Body: ComponentType = () => null): Step['load'] {
  const Page = () => (
    <>
      <StepHeading>{title}</StepHeading>
      <Body />
    </>
  )
  return async () => ({ default: Page })
}

/** A first step without fields; the test sets the facts. */
export const threshold = definePlugin({
  id: 'threshold',
  steps: [{ id: 'threshold', priority: 'base', when: () => true, load: page('Welcome') }],
})

/** A first step with the places of a choice, and simple parts to stand in for; the test sets the facts. */
export const choosing = definePlugin({
  id: 'choosing',
  steps: [{ id: 'choosing', number: 1, priority: 'base', when: () => true, load: page('Choose', Choosing) }],
})

function Choosing() {
  return (
    <>
      <Place name="date" fallback={<button type="button">Date</button>} />
      <Place name="guests" fallback={<AnyGuests />} />
      <Place name="time" fallback={<p>The times of step 1</p>} />
      <Place name="times-note" fallback={<p>The note of step 1</p>} />
      <Place name="full-day" />
    </>
  )
}

function AnyGuests() {
  const { facts, set } = usePlugin<PluginContext>()
  return (
    <select
      aria-label="Guests"
      value={facts.guests}
      onChange={({ target }) => set({ adults: Number(target.value), children: 0 })}
    >
      {['2', '12'].map((count) => (
        <option key={count}>{count}</option>
      ))}
    </select>
  )
}

/** A journey with an availability check and one step after the slot is confirmed. */
export const table = definePlugin({
  id: 'table',
  texts: {
    label: 'Book a Table',
    summary: 'Booking on {date} at {time} for {guests}',
    waiting: 'Checking Availability...',
  },
  journey: { name: 'Booking', outcome: 'booking', defaults: { adults: 2, children: 0 } },
  outcome: defineOutcome({
    id: 'booking',
    send: (api, payload, signal) => api.createBooking(payload, signal),
    reference: ({ bookingReference }) => bookingReference,
    result: ({ ccgPerformed }) => ({ cardChecked: ccgPerformed }),
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

/** The same journey with the real details form and a last step. */
export const form = definePlugin({
  id: 'form',
  texts: {
    label: 'Book a Table',
    summary: 'Booking on {date} at {time} for {guests}',
    waiting: 'Checking Availability...',
    sending: 'Completing Booking...',
    complete: 'Complete Booking',
    failed: 'Could not complete booking:',
  },
  journey: table.journey!,
  outcome: table.outcome!,
  validators: customerValidators,
  steps: [
    {
      id: 'details',
      number: 4,
      priority: 'flow',
      when: ({ facts }) => facts.confirmed && facts.references.booking === undefined,
      load: async () => ({ default: DetailsForm }),
    },
    {
      id: 'booked',
      number: 5,
      priority: 'flow',
      when: ({ facts }) => facts.confirmed && facts.references.booking !== undefined,
      load: page('Booking Confirmed'),
      end: true,
    },
  ],
})

/** A journey with its own outcome and one step after the slot is confirmed. */
export const enquiry = definePlugin({
  id: 'enquiry',
  texts: {
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
  payload: { ...selectionFields, ...customerFields, ocassionType: () => null },
  steps: [
    {
      id: 'enquiry-details',
      number: 6,
      priority: 'flow',
      when: ({ facts }) => facts.confirmed,
      load: page('Your Enquiry Details', EnquiryBody),
    },
  ],
})

/** The journey's title, a place for its questions, and a button that submits. */
function EnquiryBody() {
  const { journeyText, submit } = usePlugin<PluginContext>()
  return (
    <>
      <p>{journeyText('title')}</p>
      <Place name="questions" />
      <button onClick={() => void submit()}>Send</button>
    </>
  )
}

/** A first step without fields, with step 1's place `choices` and a list of the terms' sections. */
export const placesStep = definePlugin({
  id: 'places-step',
  steps: [{ id: 'places-step', priority: 'base', when: () => true, load: page('Places', Places) }],
})

function Places() {
  return (
    <>
      <Place name="choices" />
      {useInserts('conditions').map(({ key, label, element }) => (
        <section key={key} aria-label={label}>
          {element}
        </section>
      ))}
    </>
  )
}

/** A party, whose slot the server does not check (continue.cached). */
export const party = definePlugin({
  id: 'party',
  texts: { label: 'Kids Pizza Making Party Enquiry' },
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

/** Step 2 of a booking: shown while there are alternatives to the chosen restaurant. */
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

/** What `card-guarantee` shares of its options. */
export const cardGuarantee = definePlugin({
  id: 'card-guarantee',
  options: { fee: 5, currency: '', cancelHours: 48 },
  shares: ['fee', 'currency', 'cancelHours'],
})
