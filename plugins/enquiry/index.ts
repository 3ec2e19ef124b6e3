import { defineOutcome, definePlugin, keep, type Messages, type PluginContext } from 'tavola'
import { specifiedNumbers } from 'tavola/journeys'

declare module 'tavola' {
  interface JourneyNames {
    Enquiry: true
  }
}

const texts = {
  label: 'General Enquiry',
  summary: 'Enquiry for {date} at {time} for {guests}',
  waiting: 'Getting time slots...',
  failed: 'Could not complete enquiry:',
} as const satisfies Messages

const options = {
  /** Shared: other plugins promise it too. */
  replyHours: specifiedNumbers.replyHours,
  /** By default an enquiry may have no text (requests.empty). */
  requireQuestion: false as boolean,
}

const state = {
  /** The values of the general enquiry's own inputs, valid or not; null while the inputs are not shown. */
  date: null as string | null,
  time: null as string | null,
  /** How many a group is, as typed. */
  groupSize: keep('', 'restart', 'reload'),
  /** What a general enquiry asks, as typed. */
  question: keep('', 'restart', 'reload'),
  /** A question was sent. Its text isn't stored any longer. */
  hasAsked: keep(false, 'reload'),
}

/** `Texts`: the texts of the part that uses it. */
export type EnquiryContext<Texts extends Messages> = PluginContext<
  typeof state,
  typeof options,
  typeof texts & Texts
>

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
  texts,
  journey: { name: 'Enquiry', outcome: 'enquiry', defaults: { adults: 0, children: 0 }, direct: true },
  outcome: defineOutcome({
    id: 'enquiry',
    send: (api, payload, signal) => api.createEnquiry(payload, signal),
    // An enquiry without a reference was accepted too (enquired.reference).
    reference: ({ enquiryReference }) => enquiryReference ?? '',
  }),
  steps: [
    {
      id: 'enquiry-details',
      number: 6,
      priority: 'flow',
      when: ({ facts, journey }) =>
        (facts.confirmed || journey?.direct === true) && facts.references.enquiry === undefined,
      load: () => import('./details'),
    },
    {
      id: 'enquired',
      number: 7,
      priority: 'flow',
      when: ({ facts }) => facts.references.enquiry !== undefined,
      load: () => import('./enquired'),
      end: true,
    },
  ],
})
