import {
  cleanText,
  customerFields,
  customerValidators,
  defineOutcome,
  definePlugin,
  selectionFields,
  sentRequests,
  type PluginContext,
} from 'tavola'
import { messages, options, ownFields, state } from './model'

declare module 'tavola' {
  interface JourneyNames {
    Enquiry: true
  }
}

type Context = PluginContext<typeof state, typeof options>

/**
 * The outcome of every enquiry: steps 6 and 7 and the create payload. Also the journey of a general
 * enquiry, which serves groups too.
 */
export default definePlugin({
  id: 'enquiry',
  essential: true,
  state,
  options,
  limits: { replyHours: [0, 8_760] },
  shares: ['replyHours'],
  messages,
  journey: { name: 'Enquiry', outcome: 'enquiry', defaults: { adults: 0, children: 0 }, direct: true },
  outcome: defineOutcome({
    id: 'enquiry',
    send: (api, payload, signal) => api.createEnquiry(payload, signal),
    // An enquiry without a reference was accepted too (enquired.reference).
    reference: ({ enquiryReference }) => enquiryReference ?? '',
  }),
  validators: [
    { field: 'venue', message: 'chooseVenue', valid: ({ facts }) => facts.venue !== null },
    ...ownFields.map((field) => ({
      field,
      message: 'refused' as const,
      values: ({ state }: Context) => ({ text: state.refused.value[field]! }),
      valid: ({ state }: Context) => !state.refused.value[field],
    })),
    ...customerValidators,
  ],
  // In the order of the payload (payload.enquiry). A party's plugin sets the occasion.
  payload: {
    ...selectionFields,
    ...customerFields,
    specialRequests: ({ state, facts, host }: Context) =>
      sentRequests(
        state.inFront.value + cleanText(facts.customer.specialRequests, 'lines'),
        host.transformSpecialRequests,
      ),
    ocassionType: () => null,
  },
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
