import { definePlugin, keep, type Messages, type PluginContext } from 'tavola'
import it from './languages/it'

// Lets TypeScript check these names in a brand.
declare module 'tavola' {
  interface MessageNames extends Record<`my-plugin.${keyof typeof messages}`, true> {}
  interface PluginOptions {
    'my-plugin': Partial<typeof options>
  }
}

/** The diner's answers. Each becomes a signal: read and set its `.value`. "Edit your booking" (a restart) keeps them. */
const state = { occasion: keep('', 'restart') }

/** Options that a brand can set, with their defaults. */
const options = { required: false }

const messages = {
  occasion: 'Are you celebrating?',
  occasionHint: 'So we can prepare your table',
  birthday: 'A birthday',
  anniversary: 'An anniversary',
  no: 'No, just dinner',
  chooseOccasion: "Please tell us whether you're celebrating",
} as const satisfies Messages

export type MyPluginContext = PluginContext<typeof state, typeof options, typeof messages>

/** One more question in the details of every journey. */
export default definePlugin({
  id: 'my-plugin',
  contract: 2,
  state,
  options,
  messages,
  languages: { it },
  // A separate file, loaded with its step. `reservedHeight` reserves space, so that nothing shifts.
  inserts: [{ at: 'details', reservedHeight: '6.625em', load: () => import('./question') }],
  validators: [
    {
      field: 'occasion',
      message: 'chooseOccasion',
      valid: ({ options, state }) => !options.required || state.occasion.value !== '',
    },
  ],
  // One more field of the payload.
  payload: { myPlugin: ({ state }) => state.occasion.value || null },
})
