import { definePlugin, keep, type Messages, type PluginContext } from 'tavola'
import it from './languages/it'

// What a brand in TypeScript may name.
declare module 'tavola' {
  interface JourneyNames {
    MyPlugin: true
  }
  interface MessageNames extends Record<`my-plugin.${keyof typeof messages}`, true> {}
}

/** The diner's answer. It becomes a signal, read and set by its `.value`; "Edit your booking" (a restart) keeps it. */
const state = { offer: keep('', 'restart') }

const messages = {
  // The words of the journey. What is left out is said as in every enquiry: `complete`, `confirmedTitle`, …
  label: 'My plugin enquiry',
  title: 'Your my plugin',
  summary: 'My plugin on {date} at {time} for {guests}',
  // Your own texts.
  offer: 'What would you like?',
  offerHint: 'We will call you about the price',
  classic: 'The classic',
  deluxe: 'All that we have',
  chooseOffer: 'Please choose what you would like',
} as const satisfies Messages

export type MyPluginContext = PluginContext<typeof state, object, typeof messages>

/** A journey of your own. The restaurant gets it as an enquiry, with one question more. */
export default definePlugin({
  id: 'my-plugin',
  contract: 2,
  needs: ['enquiry'],
  state,
  messages,
  languages: { it },
  journey: {
    name: 'MyPlugin',
    outcome: 'enquiry',
    defaults: { adults: 2, children: 0 },
    // Its day must be so far ahead.
    noticeHours: 24,
    // You answer by yourself whether there is room: Continue does not ask for a free table.
    unchecked: true,
  },
  // A file of its own, fetched when the step comes. The height is kept until then, so that nothing moves.
  inserts: [{ at: 'questions', reservedHeight: '6.625em', load: () => import('./questions') }],
  validators: [{ field: 'offer', message: 'chooseOffer', valid: ({ state }) => state.offer.value !== '' }],
  // One more field of the POST.
  payload: { myPlugin: ({ state }) => ({ offer: state.offer.value }) },
})
