import { definePlugin, keep, type Messages, type PluginContext } from 'tavola'
import it from './languages/it'

// Lets TypeScript check these names in a brand.
declare module 'tavola' {
  interface JourneyNames {
    MyPlugin: true
  }
  interface MessageNames extends Record<`my-plugin.${keyof typeof messages}`, true> {}
}

/** The diner's answers. Each becomes a signal: read and set its `.value`. "Edit your booking" (a restart) keeps them. */
const state = { offer: keep('', 'restart') }

const messages = {
  // Texts of the journey. Those you leave out, such as `complete`, are the same as in every enquiry.
  label: 'My plugin enquiry',
  title: 'Your my plugin',
  summary: 'My plugin on {date} at {time} for {guests}',
  // Your own texts.
  offer: 'What would you like?',
  offerHint: "We'll call you about the price",
  classic: 'The classic',
  deluxe: 'The works',
  chooseOffer: 'Please choose what you would like',
} as const satisfies Messages

export type MyPluginContext = PluginContext<typeof state, object, typeof messages>

/** A journey of its own: an enquiry with one more question. */
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
    // The date must be at least this far ahead.
    noticeHours: 24,
    // Continue doesn't check for a free table: the restaurant answers the enquiry.
    unchecked: true,
  },
  // A separate file, loaded with its step. `reservedHeight` reserves space, so that nothing shifts.
  inserts: [{ at: 'questions', reservedHeight: '6.625em', load: () => import('./questions') }],
  validators: [{ field: 'offer', message: 'chooseOffer', valid: ({ state }) => state.offer.value !== '' }],
  // One more field of the payload.
  payload: { myPlugin: ({ state }) => ({ offer: state.offer.value }) },
})
