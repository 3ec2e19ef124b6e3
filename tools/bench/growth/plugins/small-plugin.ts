/**
 * The sources of a small plugin, as a chain may write a hundred of: each has state, texts, a step, an insert, a validator
 * and a payload field, of which hardly one is seen in a booking.
 */
export function smallPlugin(id: string): Readonly<Record<string, string>> {
  return {
    'index.ts': `
import { definePlugin, keep, type Messages, type PluginContext } from 'tavola'

const state = { answer: keep('', 'restart'), asked: false }
const messages = { title: 'Question ${id}', hint: 'Leave it out where {venue} knows.', missing: 'Please answer ${id}' } as const satisfies Messages
export type Context = PluginContext<typeof state, object, typeof messages>

export default definePlugin({
  id: '${id}',
  state,
  messages,
  inserts: [{ at: 'details', when: ({ facts }) => facts.guests > 12, load: () => import(/* webpackChunkName: "${id}-part" */ './part') }],
  steps: [{ id: '${id}', priority: 'flow', when: ({ facts, state }) => facts.confirmed && state.asked.value, load: () => import(/* webpackChunkName: "${id}-part" */ './part') }],
  validators: [{ field: '${id}', message: 'missing', valid: ({ facts, state }) => facts.guests <= 12 || state.answer.value !== '' }],
  payload: { '${id}': ({ state }) => state.answer.value },
})`,
    'part.tsx': `
import { TextField, usePlugin } from 'tavola/controls'
import type { Context } from '.'

export default function Part() {
  const { state, facts, t } = usePlugin<Context>()
  const set = (text: string) => void (state.answer.value = text)
  return (
    <>
      <TextField label={t('title')} value={state.answer.value} onChange={set} />
      <p>{t('hint', { venue: facts.venue?.name ?? '' })}</p>
    </>
  )
}`,
  }
}
