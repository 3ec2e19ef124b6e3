import { definePlugin, keep, type Messages, type PluginContext } from 'tavola'

const state = { tea: keep('', 'restart'), occasion: keep('', 'restart') }
const messages = {
  label: 'Afternoon Tea Enquiry',
  title: 'YOUR AFTERNOON TEA',
  summary: 'Afternoon tea on {date} at {time} for {guests}',
  tea: 'Which tea would you like?',
  classic: 'Classic',
  prosecco: 'With Prosecco',
  occasion: 'What are you celebrating? (optional)',
  chooseTea: 'Please choose a tea',
} as const satisfies Messages

export type TeaContext = PluginContext<typeof state, object, typeof messages>

/** A chain's own journey: it ends in an enquiry, with its own texts and two more questions. */
export default definePlugin({
  id: 'afternoon-tea',
  state,
  messages,
  journey: {
    name: 'AfternoonTea',
    outcome: 'enquiry',
    defaults: { adults: 2, children: 0 },
    unchecked: true,
  },
  inserts: [{ at: 'questions', reservedHeight: '13.25em', load: () => import('./questions') }],
  validators: [{ field: 'tea', message: 'chooseTea', valid: ({ state }) => state.tea.value !== '' }],
  payload: { afternoonTea: ({ state: { tea, occasion } }) => ({ tea: tea.value, occasion: occasion.value }) },
})
