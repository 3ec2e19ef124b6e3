import { definePlugin, here, keep, type Messages, type PluginContext } from 'tavola'
import { SelectField, useField, usePlugin } from 'tavola/controls'
import it from './languages/it'

/** The diner's answers. Each becomes a signal: read and set its `.value`. "Edit your booking" (a restart) keeps them. */
const state = { occasion: keep('', 'restart') }

/** Options that a brand can set, with their defaults. */
const options = { required: false }

const texts = {
  occasion: 'Are you celebrating?',
  occasionHint: 'So we can prepare your table',
  birthday: 'A birthday',
  anniversary: 'An anniversary',
  no: 'No, just dinner',
  chooseOccasion: "Please tell us whether you're celebrating",
} as const satisfies Messages

type Context = PluginContext<typeof state, typeof options, typeof texts>

const occasions = ['birthday', 'anniversary', 'no'] as const

/** One more question in the details of every journey. */
export default definePlugin({
  id: 'my-plugin',
  contract: 3,
  state,
  options,
  texts,
  languages: { it },
  inserts: [{ at: 'details', load: here(Question) }],
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

/** Shown in the details form. `usePlugin` renders it again when a value that it read changes. */
function Question() {
  const { options, state, t } = usePlugin<Context>()
  return (
    <SelectField
      // Its error is from the validator of this field.
      {...useField('occasion', state.occasion)}
      label={t('occasion')}
      hint={t('occasionHint')}
      choices={occasions.map((name) => [name, t(name)])}
      required={options.required}
    />
  )
}

// Lets TypeScript check these names in a brand.
declare module 'tavola' {
  interface MessageNames extends Record<`my-plugin.${keyof typeof texts}`, true> {}
  interface PluginOptions {
    'my-plugin': Partial<typeof options>
  }
}
