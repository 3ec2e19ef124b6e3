import { definePlugin, here, keep, type Messages, type PluginContext } from 'tavola'
import { Field, TextField, useField, usePlugin } from 'tavola/controls'

const state = { tea: keep('', 'restart'), occasion: keep('', 'restart') }
const texts = {
  label: 'Afternoon Tea Enquiry',
  title: 'YOUR AFTERNOON TEA',
  summary: 'Afternoon tea on {date} at {time} for {guests}',
  tea: 'Which tea would you like?',
  classic: 'Classic',
  prosecco: 'With Prosecco',
  occasion: 'What are you celebrating? (optional)',
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
  const { tea, occasion } = state
  const { error, onBlur } = useField('tea')
  const choose = (event: { target: { value: string } }) => void (tea.value = event.target.value)
  const setOccasion = (text: string) => void (occasion.value = text)
  return (
    <>
      <Field label={t('tea')} error={error}>
        {(control) => (
          <select {...control} aria-required value={tea.value} onChange={choose} onBlur={onBlur}>
            <option value="">–</option>
            {(['classic', 'prosecco'] as const).map((name) => (
              <option key={name} value={name}>
                {t(name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField label={t('occasion')} value={occasion.value} onChange={setOccasion} />
    </>
  )
}
