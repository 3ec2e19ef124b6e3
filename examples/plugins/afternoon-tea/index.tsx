import { definePlugin, here, keep, type Messages, type PluginContext } from 'tavola'
import { SelectField, TextField, useField, usePlugin } from 'tavola/controls'

const state = { tea: keep('', 'restart'), occasion: keep('', 'restart') }
const texts = {
  label: 'Afternoon Tea Enquiry',
  title: 'YOUR AFTERNOON TEA',
  summary: 'Afternoon tea on {date} at {time} for {guests}',
  tea: 'Which tea would you like?',
  classic: 'Classic',
  prosecco: 'With Prosecco',
  occasion: 'What are you celebrating?',
  chooseTea: 'Please choose a tea',
} as const satisfies Messages

type Context = PluginContext<typeof state, object, typeof texts>

/** A chain's own journey: it ends in an enquiry, with its own texts and two more questions. */
export default definePlugin({
  id: 'afternoon-tea',
  state,
  texts,
  journey: {
    name: 'AfternoonTea',
    outcome: 'enquiry',
    defaults: { adults: 2, children: 0 },
    unchecked: true,
  },
  inserts: [{ at: 'questions', load: here(Questions) }],
  validators: [{ field: 'tea', message: 'chooseTea', valid: ({ state }) => state.tea.value !== '' }],
  payload: { afternoonTea: ({ state: { tea, occasion } }) => ({ tea: tea.value, occasion: occasion.value }) },
})

/** In step 6, above the fields of the details form. */
function Questions() {
  const { state, t } = usePlugin<Context>()
  return (
    <>
      <SelectField
        {...useField('tea', state.tea)}
        label={t('tea')}
        choices={(['classic', 'prosecco'] as const).map((name) => [name, t(name)])}
        required
      />
      <TextField {...useField('occasion', state.occasion)} label={t('occasion')} optional />
    </>
  )
}
