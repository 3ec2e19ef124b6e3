import { customerFields, customerValidators, defineOutcome, definePlugin, selectionFields } from 'tavola'
import { messages } from './messages'
import { state } from './model'
import { refusedDate, refusedTime } from './wishes'

declare module 'tavola' {
  interface JourneyNames {
    Enquiry: true
  }
}

/**
 * The outcome of every enquiry: steps 6 and 7 and the create payload of section 3. Also the journey of a general
 * enquiry, which serves groups of 15 or more too.
 */
export default definePlugin({
  id: 'enquiry',
  essential: true,
  state,
  messages,
  journey: { name: 'Enquiry', outcome: 'enquiry', defaults: { adults: 0, children: 0 }, direct: true },
  outcome: defineOutcome({
    id: 'enquiry',
    send: (api, payload, signal) => api.createEnquiry(payload, signal),
    // Section 2, step 7, "an optional reference": an enquiry without a reference was accepted too.
    reference: ({ enquiryReference }) => enquiryReference ?? '',
  }),
  validators: [
    { field: 'venue', message: 'chooseVenue', valid: ({ facts }) => facts.venue !== null },
    ...(['dateUnfinished', 'datePast', 'dateClosed'] as const).map((message) => ({
      field: 'date',
      message,
      valid: (ctx: Parameters<typeof refusedDate>[0]) => refusedDate(ctx) !== message,
    })),
    ...(['timeUnfinished', 'timePast'] as const).map((message) => ({
      field: 'time',
      message,
      valid: (ctx: Parameters<typeof refusedTime>[0]) => refusedTime(ctx) !== message,
    })),
    ...customerValidators,
  ],
  // In the order of section 3. A party's plugin sets the occasion.
  payload: { ...selectionFields, ...customerFields, ocassionType: () => null },
  steps: [
    {
      id: 'enquiry-details',
      number: 6,
      priority: 'flow',
      when: ({ facts, journey }) =>
        (facts.confirmed || journey?.direct === true) && facts.references.enquiry === undefined,
      load: () => import(/* webpackChunkName: "enquiry-details" */ './details'),
    },
    {
      id: 'enquired',
      number: 7,
      priority: 'flow',
      when: ({ facts }) => facts.references.enquiry !== undefined,
      load: () => import(/* webpackChunkName: "enquiry-enquired" */ './enquired'),
      end: true,
    },
  ],
})
