import { definePlugin, keep, type Messages, type PluginContext } from 'tavola'
import it from './languages/it'

// What a brand in TypeScript may name.
declare module 'tavola' {
  interface MessageNames extends Record<`my-plugin.${keyof typeof messages}`, true> {}
  interface PluginOptions {
    'my-plugin': Partial<typeof options>
  }
}

/** The diner's answer. It becomes a signal, read and set by its `.value`; "Edit your booking" (a restart) keeps it. */
const state = { occasion: keep('', 'restart') }

/** What a brand may set, with its defaults. */
const options = { required: false }

const messages = {
  occasion: 'Are you celebrating?',
  occasionHint: 'So that your table is ready for it',
  birthday: 'A birthday',
  anniversary: 'An anniversary',
  no: 'No, we come to eat',
  chooseOccasion: 'Please tell us whether you are celebrating',
} as const satisfies Messages

export type MyPluginContext = PluginContext<typeof state, typeof options, typeof messages>

/** One question more in the details of every journey. */
export default definePlugin({
  id: 'my-plugin',
  contract: 2,
  state,
  options,
  messages,
  languages: { it },
  // A file of its own, fetched when the step comes. The height is kept until then, so that nothing moves.
  inserts: [{ at: 'details', reservedHeight: '6.625em', load: () => import('./question') }],
  validators: [
    {
      field: 'occasion',
      message: 'chooseOccasion',
      valid: ({ options, state }) => !options.required || state.occasion.value !== '',
    },
  ],
  // One more field of the POST.
  payload: { myPlugin: ({ state }) => state.occasion.value || null },
})
