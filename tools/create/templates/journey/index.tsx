import { definePlugin, here, keep, type Messages, type PluginContext } from 'tavola'
import { SelectField, useField, usePlugin } from 'tavola/controls'
import it from './languages/it'

/** The diner's answers. Each becomes a signal: read and set its `.value`. "Edit your booking" (a restart) keeps them. */
const state = { offer: keep('', 'restart') }

const texts = {
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

type Context = PluginContext<typeof state, object, typeof texts>

const offers = ['classic', 'deluxe'] as const

/** A journey of its own: an enquiry with one more question. */
export default definePlugin({
  id: 'my-plugin',
  contract: 3,
  needs: ['enquiry'],
  state,
  texts,
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
  inserts: [{ at: 'questions', load: here(Questions) }],
  validators: [{ field: 'offer', message: 'chooseOffer', valid: ({ state }) => state.offer.value !== '' }],
  // One more field of the payload.
  payload: { myPlugin: ({ state }) => ({ offer: state.offer.value }) },
})

/** Shown above the details form. `usePlugin` renders it again when a value that it read changes. */
function Questions() {
  const { state, t } = usePlugin<Context>()
  return (
    <SelectField
      // Its error is from the validator of this field.
      {...useField('offer', state.offer)}
      label={t('offer')}
      hint={t('offerHint')}
      choices={offers.map((name) => [name, t(name)])}
      required
    />
  )
}

// Lets TypeScript check these names in a brand.
declare module 'tavola' {
  interface JourneyNames {
    MyPlugin: true
  }
  interface MessageNames extends Record<`my-plugin.${keyof typeof texts}`, true> {}
}
